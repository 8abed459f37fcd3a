import { effectsOf, leavesOf, ratingRange } from './effects.ts';
import type { Problem } from './problems.ts';
import type { Effect, Item, Question, Questionnaire } from './schema.ts';

/** What a schema cannot see: follow-ups that lead nowhere, ids used twice, impossible ratings. */
export function structuralProblems(questionnaire: Questionnaire): Problem[] {
  const { questions, start } = questionnaire;
  const known = new Set(Object.keys(questions));
  const problems: Problem[] = known.has(start) ? [] : [{ path: 'start', reason: 'missingStart' }];
  for (const [id, question] of Object.entries(questions)) {
    problems.push(...questionProblems(`questions.${id}`, question, known));
  }
  return problems;
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
