import { listEffects, listLeaves } from './effects.ts';
import { kindOf } from './kinds/kindOf.ts';
import type { Problem } from './problems.ts';
import type { Effect, Item, Question, Questionnaire } from './schema.ts';

export interface StructuralProblem extends Problem {
  questionId: string | null;
}

/** JSON readers drop it from records. */
const UNKEPT_ID = '__proto__';

interface Ids {
  has(id: string): boolean;
  readonly written: readonly string[];
}

/** Beyond the schema: dangling follow-ups, duplicate ids, impossible ratings. */
export function findStructuralProblems(questionnaire: Questionnaire): StructuralProblem[] {
  const { questions, start } = questionnaire;
  const ids = Object.keys(questions);
  const known: Ids = {
    has: (id) => Object.hasOwn(questions, id),
    written: ids.map((id) => JSON.stringify(id)),
  };
  const noStart: StructuralProblem = {
    path: 'start',
    reason: 'missingStart',
    ...describeReference(start, known),
    questionId: null,
  };
  const inQuestions = Object.entries(questions).flatMap(([questionId, question]) =>
    checkQuestion(question, known).map((problem) => ({
      ...prefixPath(`questions.${questionId}`, problem),
      questionId,
    })),
  );
  return known.has(start) ? inQuestions : [noStart, ...inQuestions];
}

/** Builds paths only with problems. */
const prefixPath = (at: string, { path, ...problem }: Problem): Problem => ({
  path: `${at}${path}`,
  ...problem,
});

const describeReference = (found: string, known: Ids): Pick<Problem, 'found' | 'expected'> => ({
  found: JSON.stringify(found),
  expected: known.written,
});

function checkQuestion(question: Question, known: Ids): Problem[] {
  const problems = checkFollowUp(question, known);
  const seen = new Set<string>();
  question.items.forEach((item, index) => {
    const found = checkItem(item, known);
    if (item.id !== undefined && seen.has(item.id)) found.push({ path: '.id', reason: 'duplicateItem' });
    if (item.id === UNKEPT_ID) found.push({ path: '.id', reason: 'reservedId' });
    if (item.id !== undefined) seen.add(item.id);
    for (const problem of found) problems.push(prefixPath(`.items.${index}`, problem));
  });
  return problems;
}

function checkItem(item: Item, known: Ids): Problem[] {
  const problems = listEffects(item).flatMap(({ at, effect }) =>
    checkFollowUp(effect, known).map((problem) => prefixPath(at, problem)),
  );
  const reason = kindOf(item).problem?.(item);
  return reason ? [...problems, { path: '', reason }] : problems;
}

function checkFollowUp({ followUp }: Pick<Effect, 'followUp'>, known: Ids): Problem[] {
  const lost = listLeaves(followUp).find((id) => id !== null && !known.has(id));
  return typeof lost === 'string'
    ? [{ path: '.followUp', reason: 'danglingFollowUp', ...describeReference(lost, known) }]
    : [];
}
