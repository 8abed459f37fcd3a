import { start, transition } from '../../engine/transition.ts';
import type { Action, Event, State } from '../../engine/types.ts';
import type { Flag, Questionnaire } from '../../model/schema.ts';
import type { Choices } from './choices.ts';
import type { Decisions } from './decisions.ts';
import type { Raiser } from './finishing.ts';
import { decidedFlags } from './reading.ts';
import type { Place, Survey } from './survey.ts';

/** Reproduces a finding: start flags, then events. */
export interface Witness {
  readonly flags: readonly Flag[];
  readonly events: readonly Event[];
}

/** A partially decided transition from a place. */
export interface Part {
  readonly from: Place;
  readonly choices: Choices;
  readonly decisions: Decisions;
  readonly raisers?: ReadonlyMap<Flag, readonly Raiser[]>;
  readonly waited?: boolean;
}

type Wants = ReadonlyMap<Flag, boolean>;
const NOTHING: Wants = new Map();

/** Shortest path to a place with the wanted flags, then `then`. */
export function witnessOfPlace(
  { definition }: Survey,
  place: Place,
  then: readonly Action[] = [],
  wants: Wants = NOTHING,
): Witness {
  return witnessed(played(definition, arrive(definition, place, wants), then));
}

/** Shortest path to a question; nothing if unreachable. */
export function witnessOfQuestion(survey: Survey, questionId: string): Witness | null {
  const place = firstPlaces(survey).get(questionId);
  return place ? witnessOfPlace(survey, place) : null;
}

const FIRST = new WeakMap<Survey, ReadonlyMap<string, Place>>();

function firstPlaces(survey: Survey): ReadonlyMap<string, Place> {
  const known = FIRST.get(survey);
  if (known) return known;
  const first = new Map([...survey.places.values()].toReversed().map((place) => [place.questionId, place]));
  FIRST.set(survey, first);
  return first;
}

/** Path to and through consecutive parts, then `then`; `wants` are the flags after them. */
export function witnessOfParts(
  { definition }: Survey,
  parts: readonly Part[],
  then: readonly Action[] = [],
  wants: Wants = NOTHING,
): Witness {
  const [first] = parts;
  if (!first) return { flags: [], events: [] };
  const { doings, wanted } = wayThrough(parts, wants);
  return witnessed(played(definition, arrive(definition, first.from, wanted), [...doings, ...then]));
}

interface Gone {
  readonly flags: readonly Flag[];
  readonly events: readonly Event[];
  readonly state: State;
}

/** Cache of paths without wanted flags: most findings need one. */
const KNOWN = new WeakMap<Place, Gone>();

function arrive(definition: Questionnaire, place: Place, wants: Wants): Gone {
  const ahead: Array<{ at: Place; doings: Action[]; free: boolean }> = [];
  let at = place;
  let wanted = wants;
  let gone = wanted.size === 0 ? KNOWN.get(at) : undefined;
  while (!gone && at.via) {
    const { settled, before } = settle(at.via, wanted);
    ahead.push({ at, doings: doingsOf(at.via, settled), free: wanted.size === 0 });
    at = at.via.from;
    wanted = before;
    gone = wanted.size === 0 ? KNOWN.get(at) : undefined;
  }
  const flags = [...wanted].flatMap(([flag, up]) => (up ? [flag] : []));
  let here: Gone = gone ?? { flags, events: [], state: start(definition, flags)[0] };
  for (const { at: next, doings, free } of ahead.toReversed()) {
    here = played(definition, here, doings);
    if (free) KNOWN.set(next, here);
  }
  return here;
}

/** Works backwards: settles open choices as the later parts need them. */
function wayThrough(parts: readonly Part[], wants: Wants): { doings: Action[]; wanted: Wants } {
  let wanted = wants;
  const ways: Action[][] = [];
  for (const part of parts.toReversed()) {
    const { settled, before } = settle(part, wanted);
    ways.unshift(doingsOf(part, settled));
    wanted = before;
  }
  return { doings: ways.flat(), wanted };
}

function settle({ from, decisions, raisers }: Part, wants: Wants): { settled: Decisions; before: Wants } {
  const settled = new Map(decisions);
  const before = new Map(decidedFlags(decisions));
  for (const [flag, up] of wants) {
    const [first, ...others] = raisers?.get(flag) ?? [];
    if (first && up) settled.set(first.choice.name, first.raising);
    else if (first) for (const { choice, silent } of [first, ...others]) settled.set(choice.name, silent);
    if (first && up) continue;
    if (from.flags.either.has(flag) && !before.has(flag)) before.set(flag, up);
  }
  return { settled, before };
}

function doingsOf({ choices: { choices, boxes, outcomes }, waited }: Part, settled: Decisions): Action[] {
  const optionOf = ({ name, usual }: (typeof choices)[number]) => settled.get(name) ?? usual;
  const isBare = boxes.length > 0 && boxes.every((box) => optionOf(box) === 0);
  const ticked = isBare ? boxes.find(({ name }) => !settled.has(name)) : undefined;
  const doings = choices.flatMap((choice) => {
    const at = choice === ticked ? 1 : optionOf(choice);
    return [...(choice.options[at]?.doings ?? [])];
  });
  const heard = [...outcomes].flatMap(([flag, choice]) => (optionOf(choice) === 1 ? [flag] : []));
  return waited ? [...doings, { type: 'OUTCOME', flags: heard }] : doings;
}

function played(definition: Questionnaire, gone: Gone, doings: readonly Action[]): Gone {
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

const witnessed = ({ flags, events }: Gone): Witness => ({ flags, events });

/** Replays a witness. Throws if an event has no effect. */
export function replay(definition: Questionnaire, { flags, events }: Witness): State[] {
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
