import { effectsOf, leavesOf } from './effects.ts';
import { kindOf } from './kinds/kindOf.ts';
import type { Problem } from './problems.ts';
import type { Effect, Item, Question, Questionnaire } from './schema.ts';

export interface StructuralProblem extends Problem {
  questionId: string | null;
}

/** JSON readers drop this key from records of answers. */
const UNKEPT_ID = '__proto__';

interface Ids {
  has(id: string): boolean;
  readonly written: readonly string[];
}

/** Finds problems that the schema cannot express: dangling follow-ups, duplicate ids, impossible ratings. */
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

/** Builds paths only when there are problems. */
const below = (at: string, { path, ...problem }: Problem): Problem => ({ path: `${at}${path}`, ...problem });

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
