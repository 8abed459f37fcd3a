import { kindOf } from '../../model/kinds/kindOf.ts';
import type { Question } from '../../model/schema.ts';
import { describeStep } from '../symbolic/paths.ts';
import { groupSteps, type Place, type Step, type Survey } from '../symbolic/survey.ts';
import { findPartsWitness, findPlaceWitness } from '../symbolic/witness.ts';
import type { Check, Found } from './findings.ts';

/** Unreachable questions, endless or implicit ends, passive cycles. */
export const checkReach: Check = ({ definition, survey }) => {
  if (!Object.hasOwn(definition.questions, definition.start)) return [];
  return [...findUnreachable(survey), ...findCycles(survey), ...findUndeclaredEnds(survey)];
};

function findUnreachable({ definition, places, undecided }: Survey): Found[] {
  if (undecided.length > 0) return [];
  const reached = new Set([...places.values()].map(({ questionId }) => questionId));
  return Object.keys(definition.questions)
    .filter((questionId) => !reached.has(questionId))
    .map((questionId) => ({
      id: 'unreachableQuestion',
      path: `questions.${questionId}`,
      questionId,
      about: {},
    }));
}

function findCycles(survey: Survey): Found[] {
  const steps = groupSteps(survey);
  const circle = findPassiveCycle(survey, steps);
  const stuck = findStuckPlace(survey, steps, circle);
  const found: Found[] = [];
  const describePlace = ({ questionId }: Place) => ({
    path: `questions.${questionId}`,
    questionId,
    about: {},
  });
  if (stuck)
    found.push({ id: 'cannotTerminate', ...describePlace(stuck), witness: findPlaceWitness(survey, stuck) });
  const [first] = circle;
  if (first) {
    found.push({
      id: 'passiveCycle',
      ...describePlace(first.from),
      witness: findPartsWitness(survey, circle),
    });
  }
  return found;
}

/**
 * Nearest place without a reachable end. Passive cycles and empty questions count as ends, since they have own
 * findings.
 */
function findStuckPlace(
  { definition, places, undecided }: Survey,
  steps: ReadonlyMap<string, readonly Step[]>,
  circle: readonly Step[],
): Place | undefined {
  if (undecided.length > 0) return undefined;
  const told = new Set(circle.map(({ from }) => from.questionId));
  const isEnding = ({ key, questionId }: Place) =>
    told.has(questionId) ||
    definition.questions[questionId]?.items.length === 0 ||
    (steps.get(key) ?? []).some(({ toKey }) => toKey === null);
  const good = new Set([...places.values()].filter(isEnding).map(({ key }) => key));
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

/** Only informs: nothing to answer, at most one button, no outcome. */
function isPassive(question: Question | undefined): boolean {
  if (!question || question.await) return false;
  const { items } = question;
  return (
    items.every((item) => kindOf(item).answers === undefined) &&
    items.filter(({ type }) => type === 'nextButton').length < 2
  );
}

function findPassiveCycle(
  { definition, places }: Survey,
  steps: ReadonlyMap<string, readonly Step[]>,
): Step[] {
  const passive = new Set(
    [...places.values()].flatMap(({ key, questionId }) =>
      isPassive(definition.questions[questionId]) ? [key] : [],
    ),
  );
  for (const place of places.values()) {
    const around = passive.has(place.key) ? findCycle(place, steps, (key) => passive.has(key)) : undefined;
    if (around) return around;
  }
  return [];
}

function findCycle(
  place: Place,
  steps: ReadonlyMap<string, readonly Step[]>,
  mayPass: (key: string) => boolean,
): Step[] | undefined {
  const seen = new Set<string>();
  let front: Array<{ key: string; taken: Step[] }> = [{ key: place.key, taken: [] }];
  while (front.length > 0) {
    const next: typeof front = [];
    for (const { key, taken } of front) {
      for (const step of steps.get(key) ?? []) {
        if (step.toKey === null) continue;
        if (step.toKey === place.key) return [...taken, step];
        if (seen.has(step.toKey) || !mayPass(step.toKey)) continue;
        seen.add(step.toKey);
        next.push({ key: step.toKey, taken: [...taken, step] });
      }
    }
    front = next;
  }
  return undefined;
}

/** Ends without an explicit `followUp: null`: a map without a default, or an answer beside others that go on. */
function findUndeclaredEnds(survey: Survey): Found[] {
  const goesOn = new Set(
    survey.steps.flatMap(({ from, toKey }) => (toKey === null ? [] : [from.questionId])),
  );
  const found = new Map<string, Found>();
  for (const step of survey.steps.filter(({ unnamed }) => unnamed)) {
    const { questionId } = step.from;
    const empty = step.levels.find(({ winner, keys }) => winner === undefined && keys.length > 0);
    const item = describeStep(step).join(' + ');
    // An empty map is an explicit end.
    const isMeant = step.levels.some(({ keys }) => keys.length === 0);
    if (!empty && (isMeant || !goesOn.has(questionId))) continue;
    const path = empty?.path ?? getSidePath(step);
    if (path === undefined || found.has(path)) continue;
    const witness = findPartsWitness(survey, [step]);
    found.set(path, {
      ...(empty ? { id: 'missingDefault', about: {} } : { id: 'endsUnsaid', about: { item } }),
      path,
      questionId,
      witness,
    });
  }
  return [...found.values()];
}

/** Nothing for boxes and stars. */
function getSidePath({ from, choices: { choices, question }, decisions }: Step): string | undefined {
  const sides = choices.flatMap(({ name, options }) => {
    const option = options.length === 1 ? options[0] : options[decisions.get(name) ?? -1];
    const type = question.items[option?.at ?? -1]?.type;
    return option && (type === 'yesNo' || type === 'nextButton') ? [option] : [];
  });
  const [side] = sides;
  return side && (side.path || `questions.${from.questionId}.items.${side.at}`);
}
