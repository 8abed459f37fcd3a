import { effectsOf, leavesOf, ratingRange } from './effects.ts';
import type { Problem } from './problems.ts';
import type { Effect, Item, Question, Questionnaire } from './schema.ts';

/** A problem, and the question it is in. */
export interface StructuralProblem extends Problem {
  questionId: string | null;
}

/** What a schema cannot see: follow-ups that lead nowhere, ids used twice, impossible ratings. */
export function structuralProblems(questionnaire: Questionnaire): StructuralProblem[] {
  const { questions, start } = questionnaire;
  const known = new Set(Object.keys(questions));
  const noStart: StructuralProblem = { path: 'start', reason: 'missingStart', questionId: null };
  const inQuestions = Object.entries(questions).flatMap(([questionId, question]) =>
    questionProblems(`questions.${questionId}`, question, known).map((problem) => ({
      ...problem,
      questionId,
    })),
  );
  return known.has(start) ? inQuestions : [noStart, ...inQuestions];
}

function questionProblems(at: string, question: Question, known: ReadonlySet<string>): Problem[] {
  const problems = dangling(at, question, known);
  const seen = new Set<string>();
  question.items.forEach((item, index) => {
    const path = `${at}.items.${index}`;
    problems.push(...itemProblems(path, item, known));
    if (item.id === undefined) return;
    if (seen.has(item.id)) problems.push({ path: `${path}.id`, reason: 'duplicateItem' });
    seen.add(item.id);
  });
  return problems;
}

function itemProblems(path: string, item: Item, known: ReadonlySet<string>): Problem[] {
  const problems = effectsOf(item).flatMap(({ at, effect }) => dangling(`${path}${at}`, effect, known));
  if (item.type !== 'rating') return problems;
  const { min, max } = ratingRange(item);
  if (min >= max || max - min > 20) problems.push({ path, reason: 'ratingRange' });
  return problems;
}

function dangling(at: string, { followUp }: Pick<Effect, 'followUp'>, known: ReadonlySet<string>): Problem[] {
  const lost = leavesOf(followUp).some((id) => !known.has(id));
  return lost ? [{ path: `${at}.followUp`, reason: 'danglingFollowUp' }] : [];
}
