import type { Questionnaire } from '../../model/schema.ts';
import { findLiveKeys } from '../places/live.ts';
import { YES } from '../places/tokens.ts';
import { type Choices, isTickedInitially, listChoices } from './choices.ts';
import { type Decisions, exploreRuns } from './decisions.ts';
import { type Finished, finishSymbolically, type Matters } from './finishing.ts';
import type { Flags } from './reading.ts';

/** Relevant flags and shortest path. */
export interface Place {
  readonly key: string;
  readonly questionId: string;
  readonly flags: Flags;
  readonly cost: number;
  /** `null` at the start. */
  readonly via: Step | null;
}

/** Equivalent transitions, with their decisions. */
export interface Step extends Finished {
  readonly from: Place;
  readonly choices: Choices;
  readonly decisions: Decisions;
  /** `null` at an end. */
  readonly toKey: string | null;
}

/** Decides flags and answers only where they matter. */
export interface Survey {
  readonly definition: Questionnaire;
  readonly places: ReadonlyMap<string, Place>;
  readonly steps: readonly Step[];
  readonly choices: ReadonlyMap<string, readonly Choices[]>;
  /** Limits or errors: findings hold, but nothing counts as missing. */
  readonly undecided: readonly string[];
}

const MOST_PLACES = 10_000;
const MOST_STEPS = 20_000;
/** Per question and place. */
const MOST_RUNS = 1000;

/** From every set of context flags. Terminates, as flags only grow; `undecided` lists the cut questions. */
export function survey(definition: Questionnaire): Survey {
  const live = findLiveKeys(definition);
  const choices = new Map(
    Object.entries(definition.questions).map(([id, question]) => [id, listChoices(id, question)]),
  );
  // The host reads `yes` at every end.
  const createLiveTest =
    (to: string | null): Matters =>
    (flag) =>
      flag === YES || (to !== null && live.get(to)?.has(flag) === true);

  const places = new Map<string, Place>();
  const steps: Step[] = [];
  const undecided = new Set<string>();
  const queue: Place[][] = [];
  const push = (questionId: string, flags: Flags, cost: number, via: Step | null) => {
    const place = { key: createKey(questionId, flags), questionId, flags, cost, via };
    const known = queue[cost];
    if (known) known.push(place);
    else queue[cost] = [place];
  };
  const { start, contextFlags = [] } = definition;
  const given = new Set(contextFlags.filter(createLiveTest(start)));
  if (choices.has(start)) push(start, { up: new Set(), either: given }, 0, null);

  for (let cost = 0; cost < queue.length; cost += 1) {
    for (const place of queue[cost] ?? []) {
      if (places.has(place.key)) continue;
      if (places.size >= MOST_PLACES || steps.length >= MOST_STEPS) {
        undecided.add(place.questionId);
        continue;
      }
      places.set(place.key, place);
      const question = definition.questions[place.questionId];
      if (question && isTickedInitially(question)) undecided.add(place.questionId);
      for (const one of choices.get(place.questionId) ?? []) {
        const { runs, all } = exploreRuns(
          (decide) => finishSymbolically(one, place.flags, decide, createLiveTest),
          MOST_RUNS,
        );
        if (!all) undecided.add(place.questionId);
        for (const { result, decisions } of runs) {
          const { to } = result;
          const goesOn = to !== null && choices.has(to);
          const toKey = goesOn ? createKey(to, result.flags) : null;
          // A missing follow-up question ends the questionnaire.
          const ending = goesOn ? null : (result.ending ?? 'end');
          const step: Step = { ...result, ending, from: place, choices: one, decisions, toKey };
          steps.push(step);
          if (goesOn) push(to, result.flags, cost + countActions(step), step);
        }
      }
    }
    delete queue[cost];
  }
  return { definition, places, steps, choices, undecided: [...undecided] };
}

export function groupSteps({ steps }: Survey): ReadonlyMap<string, readonly Step[]> {
  const byPlace = new Map<string, Step[]>();
  for (const step of steps) {
    const known = byPlace.get(step.from.key);
    if (known) known.push(step);
    else byPlace.set(step.from.key, [step]);
  }
  return byPlace;
}

function createKey(questionId: string, { up, either }: Flags): string {
  return JSON.stringify([questionId, [...up].sort(), [...either].sort()]);
}

function countActions({ choices: { choices }, decisions, waited }: Step): number {
  const deeds = choices.map(
    ({ name, options, usual }) => options[decisions.get(name) ?? usual]?.doings.length ?? 0,
  );
  return deeds.reduce((cost, count) => cost + count, waited ? 1 : 0);
}
