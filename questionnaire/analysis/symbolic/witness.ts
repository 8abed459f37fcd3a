import { start, transition } from '../../engine/transition.ts';
import type { Action, Event, State } from '../../engine/types.ts';
import type { Flag, Questionnaire } from '../../model/schema.ts';
import type { Choices } from './choices.ts';
import type { Decisions } from './decisions.ts';
import type { Raiser } from './finishing.ts';
import { listDecidedFlags } from './reading.ts';
import type { Place, Survey } from './survey.ts';

/** Start flags, then events. */
export interface Witness {
  readonly flags: readonly Flag[];
  readonly events: readonly Event[];
}

/** Partially decided. */
export interface Part {
  readonly from: Place;
  readonly choices: Choices;
  readonly decisions: Decisions;
  readonly raisers?: ReadonlyMap<Flag, readonly Raiser[]>;
  readonly waited?: boolean;
}

type Wants = ReadonlyMap<Flag, boolean>;
const NOTHING: Wants = new Map();

/** With the wanted flags, then `then`. */
export function findPlaceWitness(
  { definition }: Survey,
  place: Place,
  then: readonly Action[] = [],
  wants: Wants = NOTHING,
): Witness {
  return toWitness(playActions(definition, replayToPlace(definition, place, wants), then));
}

/** Nothing if the question is unreachable. */
export function findQuestionWitness(survey: Survey, questionId: string): Witness | null {
  const place = mapFirstPlaces(survey).get(questionId);
  return place ? findPlaceWitness(survey, place) : null;
}

const FIRST = new WeakMap<Survey, ReadonlyMap<string, Place>>();

function mapFirstPlaces(survey: Survey): ReadonlyMap<string, Place> {
  const known = FIRST.get(survey);
  if (known) return known;
  const first = new Map([...survey.places.values()].toReversed().map((place) => [place.questionId, place]));
  FIRST.set(survey, first);
  return first;
}

/** To and through consecutive parts, then `then`; `wants`: flags after them. */
export function findPartsWitness(
  { definition }: Survey,
  parts: readonly Part[],
  then: readonly Action[] = [],
  wants: Wants = NOTHING,
): Witness {
  const [first] = parts;
  if (!first) return { flags: [], events: [] };
  const { doings, wanted } = planParts(parts, wants);
  return toWitness(
    playActions(definition, replayToPlace(definition, first.from, wanted), [...doings, ...then]),
  );
}

interface Progress {
  readonly flags: readonly Flag[];
  readonly events: readonly Event[];
  readonly state: State;
}

/** Without wanted flags, as most findings need. */
const KNOWN = new WeakMap<Place, Progress>();

function replayToPlace(definition: Questionnaire, place: Place, wants: Wants): Progress {
  const ahead: Array<{ at: Place; doings: Action[]; free: boolean }> = [];
  let at = place;
  let wanted = wants;
  let gone = wanted.size === 0 ? KNOWN.get(at) : undefined;
  while (!gone && at.via) {
    const { settled, before } = settleDecisions(at.via, wanted);
    ahead.push({ at, doings: listActions(at.via, settled), free: wanted.size === 0 });
    at = at.via.from;
    wanted = before;
    gone = wanted.size === 0 ? KNOWN.get(at) : undefined;
  }
  const flags = [...wanted].flatMap(([flag, up]) => (up ? [flag] : []));
  let here: Progress = gone ?? { flags, events: [], state: start(definition, flags)[0] };
  for (const { at: nextPlace, doings, free } of ahead.toReversed()) {
    here = playActions(definition, here, doings);
    if (free) KNOWN.set(nextPlace, here);
  }
  return here;
}

/** Backwards: settles open choices as later parts need them. */
function planParts(parts: readonly Part[], wants: Wants): { doings: Action[]; wanted: Wants } {
  let wanted = wants;
  const ways: Action[][] = [];
  for (const part of parts.toReversed()) {
    const { settled, before } = settleDecisions(part, wanted);
    ways.unshift(listActions(part, settled));
    wanted = before;
  }
  return { doings: ways.flat(), wanted };
}

function settleDecisions(
  { from, decisions, raisers }: Part,
  wants: Wants,
): { settled: Decisions; before: Wants } {
  const settled = new Map(decisions);
  const before = new Map(listDecidedFlags(decisions));
  for (const [flag, up] of wants) {
    const [first, ...others] = raisers?.get(flag) ?? [];
    if (first && up) settled.set(first.choice.name, first.raising);
    else if (first) for (const { choice, silent } of [first, ...others]) settled.set(choice.name, silent);
    if (first && up) continue;
    if (from.flags.either.has(flag) && !before.has(flag)) before.set(flag, up);
  }
  return { settled, before };
}

function listActions({ choices: { choices, boxes, outcomes }, waited }: Part, settled: Decisions): Action[] {
  const getOption = ({ name, usual }: (typeof choices)[number]) => settled.get(name) ?? usual;
  const isBare = boxes.length > 0 && boxes.every((box) => getOption(box) === 0);
  const ticked = isBare ? boxes.find(({ name }) => !settled.has(name)) : undefined;
  const doings = choices.flatMap((choice) => {
    const at = choice === ticked ? 1 : getOption(choice);
    return [...(choice.options[at]?.doings ?? [])];
  });
  const heard = [...outcomes].flatMap(([flag, choice]) => (getOption(choice) === 1 ? [flag] : []));
  return waited ? [...doings, { type: 'OUTCOME', flags: heard }] : doings;
}

function playActions(definition: Questionnaire, gone: Progress, doings: readonly Action[]): Progress {
  if (doings.length === 0) return gone;
  const { flags, events, state } = gone;
  let now = state;
  const more = doings.map((doing) => {
    const instance = now.status === 'complete' ? 0 : now.instance;
    const event = { ...doing, instance } as Event;
    [now] = transition(definition, now, event);
    return event;
  });
  return { flags, events: [...events, ...more], state: now };
}

const toWitness = ({ flags, events }: Progress): Witness => ({ flags, events });

/** Throws if an event has no effect. */
export function replayWitness(definition: Questionnaire, { flags, events }: Witness): State[] {
  const [first] = start(definition, flags);
  const states: State[] = [first];
  for (const event of events) {
    const before = states.at(-1) ?? first;
    const [after] = transition(definition, before, event);
    if (after === before) throw new Error(`The event ${JSON.stringify(event)} changes nothing.`);
    states.push(after);
  }
  return states;
}
