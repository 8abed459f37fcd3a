import { type Place, type Step, type Survey, stepsByPlace } from '../symbolic/survey.ts';
import { witnessOfParts, witnessOfPlace } from '../symbolic/witness.ts';
import type { Check, Found } from './findings.ts';
import { passiveCircle } from './passiveCircle.ts';

/** Questions that nobody gets to, ways that never end, and circles in which nobody is asked anything. */
export const reachFindings: Check = ({ definition, survey }) => {
  if (!Object.hasOwn(definition.questions, definition.start)) return [];
  return [...unreachable(survey), ...circles(survey)];
};

function unreachable({ definition, places, undecided }: Survey): Found[] {
  if (undecided.length > 0) return [];
  const reached = new Set([...places.values()].map(({ questionId }) => questionId));
  return Object.keys(definition.questions)
    .filter((questionId) => !reached.has(questionId))
    .map((questionId) => ({
      id: 'unreachableQuestion',
      path: `questions.${questionId}`,
      questionId,
      about: {},
      witness: null,
    }));
}

function circles(survey: Survey): Found[] {
  const steps = stepsByPlace(survey);
  const circle = passiveCircle(survey, steps);
  const stuck = stuckPlace(survey, steps, circle);
  const found: Found[] = [];
  const at = ({ questionId }: Place) => ({ path: `questions.${questionId}`, questionId, about: {} });
  if (stuck) found.push({ id: 'cannotTerminate', ...at(stuck), witness: witnessOfPlace(survey, stuck) });
  const [first] = circle;
  if (first) {
    found.push({ id: 'passiveCycle', ...at(first.from), witness: witnessOfParts(survey, circle) });
  }
  return found;
}

/**
 * The nearest place from which no answer leads to an end; leaving from outside does not count, it always works. Passive
 * circles and empty questions are findings of their own, so a way into one counts as an end here.
 */
function stuckPlace(
  { definition, places, undecided }: Survey,
  steps: ReadonlyMap<string, readonly Step[]>,
  circle: readonly Step[],
): Place | undefined {
  if (undecided.length > 0) return undefined;
  const told = new Set(circle.map(({ from }) => from.questionId));
  const ends = ({ key, questionId }: Place) =>
    told.has(questionId) ||
    definition.questions[questionId]?.items.length === 0 ||
    (steps.get(key) ?? []).some(({ toKey }) => toKey === null);
  const good = new Set([...places.values()].filter(ends).map(({ key }) => key));
  const before = new Map<string, string[]>();
  for (const [key, own] of steps) {
    for (const { toKey } of own) if (toKey !== null) before.set(toKey, [...(before.get(toKey) ?? []), key]);
  }
  const open = [...good];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    for (const earlier of before.get(key) ?? []) {
      if (good.has(earlier)) continue;
      good.add(earlier);
      open.push(earlier);
    }
  }
  return [...places.values()].find(({ key }) => !good.has(key));
}
