import { effectsOf, leavesOf } from './effects.ts';
import { kindOf } from './kinds/kindOf.ts';
import type { Problem } from './problems.ts';
import type { Effect, Item, Question, Questionnaire } from './schema.ts';

/** A problem, and the question it is in. */
export interface StructuralProblem extends Problem {
  questionId: string | null;
}

/** Answers are kept in records by item id, and readers of JSON drop this key from them. */
const UNKEPT_ID = '__proto__';

/** What a schema cannot see: follow-ups that lead nowhere, ids used twice, impossible ratings. */
export function structuralProblems(questionnaire: Questionnaire): StructuralProblem[] {
  const { questions, start } = questionnaire;
  const known = new Set(Object.keys(questions));
  const noStart: StructuralProblem = {
    path: 'start',
    reason: 'missingStart',
    found: JSON.stringify(start),
    questionId: null,
  };
  const inQuestions = Object.entries(questions).flatMap(([questionId, question]) =>
    questionProblems(question, known).map((problem) => ({
      ...below(`questions.${questionId}`, problem),
      questionId,
    })),
  );
  return known.has(start) ? inQuestions : [noStart, ...inQuestions];
}

/** Paths are put together on the way out: where nothing is wrong, none is. */
const below = (at: string, { path, reason }: Problem): Problem => ({ path: `${at}${path}`, reason });

function questionProblems(question: Question, known: ReadonlySet<string>): Problem[] {
  const problems = dangling(question, known);
  const seen = new Set<string>();
  question.items.forEach((item, index) => {
    const found = itemProblems(item, known);
    if (item.id !== undefined && seen.has(item.id)) found.push({ path: '.id', reason: 'duplicateItem' });
    if (item.id === UNKEPT_ID) found.push({ path: '.id', reason: 'reservedId' });
    if (item.id !== undefined) seen.add(item.id);
    for (const problem of found) problems.push(below(`.items.${index}`, problem));
  });
  return problems;
}

function itemProblems(item: Item, known: ReadonlySet<string>): Problem[] {
  const problems = effectsOf(item).flatMap(({ at, effect }) =>
    dangling(effect, known).map((problem) => below(at, problem)),
  );
  const reason = kindOf(item).problem?.(item);
  return reason ? [...problems, { path: '', reason }] : problems;
}

function dangling({ followUp }: Pick<Effect, 'followUp'>, known: ReadonlySet<string>): Problem[] {
  const lost = leavesOf(followUp).some((id) => id !== null && !known.has(id));
  return lost ? [{ path: '.followUp', reason: 'danglingFollowUp' }] : [];
}
