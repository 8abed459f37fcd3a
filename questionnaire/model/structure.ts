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

/** The ids of the questions; as JSON, too. */
interface Ids {
  has(id: string): boolean;
  readonly written: readonly string[];
}

/** What a schema cannot see: follow-ups that lead nowhere, ids used twice, impossible ratings. */
export function structuralProblems(questionnaire: Questionnaire): StructuralProblem[] {
  const { questions, start } = questionnaire;
  const ids = Object.keys(questions);
  const known: Ids = {
    has: (id) => Object.hasOwn(questions, id),
    written: ids.map((id) => JSON.stringify(id)),
  };
  const noStart: StructuralProblem = {
    path: 'start',
    reason: 'missingStart',
    ...reference(start, known),
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
const below = (at: string, { path, ...problem }: Problem): Problem => ({ path: `${at}${path}`, ...problem });

/** What was written where a question is named, and the questions that there are. */
const reference = (found: string, known: Ids): Pick<Problem, 'found' | 'expected'> => ({
  found: JSON.stringify(found),
  expected: known.written,
});

function questionProblems(question: Question, known: Ids): Problem[] {
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

function itemProblems(item: Item, known: Ids): Problem[] {
  const problems = effectsOf(item).flatMap(({ at, effect }) =>
    dangling(effect, known).map((problem) => below(at, problem)),
  );
  const reason = kindOf(item).problem?.(item);
  return reason ? [...problems, { path: '', reason }] : problems;
}

function dangling({ followUp }: Pick<Effect, 'followUp'>, known: Ids): Problem[] {
  const lost = leavesOf(followUp).find((id) => id !== null && !known.has(id));
  return typeof lost === 'string'
    ? [{ path: '.followUp', reason: 'danglingFollowUp', ...reference(lost, known) }]
    : [];
}
