import { EMAIL_MAX } from '../model/constants.ts';
import type { Flag, Question } from '../model/schema.ts';
import { isCode } from './codes.ts';
import type { Doing, Event, Mode } from './types.ts';

/** A list of deeds, newest first; adding one shares all earlier ones. */
export interface Deeds {
  readonly doing: Doing;
  readonly before: Deeds | null;
}

/** The deeds of the questions that were left, by question, newest first. */
export interface Visits {
  readonly deeds: Deeds | null;
  readonly before: Visits | null;
}

/**
 * What led to a state: played again from the start, it gives the same state. Codes are not in it: one that was
 * accepted is there as another that would be, since nothing else depends on it.
 */
export interface History {
  readonly flags: readonly Flag[];
  readonly mode: Mode;
  readonly visits: Visits | null;
  /** What was done at the question that is asked. */
  readonly deeds: Deeds | null;
}

/** A code that the rule accepts, and that was sent to nobody. */
const SOME_CODE = 'aaaaa';
/** Of a longer text nothing counts: one more than any field takes, so that it is cut again in the same place. */
const MOST_TYPED = EMAIL_MAX + 1;

/** The history with one more event. Of what is typed into a field only the last counts, until it is sent. */
export function withEvent(history: History, question: Question | undefined, event: Event): History {
  const { instance: _instance, ...doing } = event;
  if (doing.type !== 'TYPE' && doing.type !== 'COMMIT') return withDoing(history, doing);
  const code = isCode(question, doing.item);
  const sent = wasSent(history.deeds, doing.item);
  // A code that was sent and changed again makes no difference to what follows.
  if (code && sent) return history;
  if (doing.type === 'COMMIT') return withDoing(history, doing);
  const deeds = withoutTyped(history.deeds, doing.item);
  if (doing.text === '' && !sent) return { ...history, deeds };
  const text = code ? SOME_CODE : doing.text.slice(0, MOST_TYPED);
  return withDoing({ ...history, deeds }, { ...doing, text });
}

function withDoing(history: History, doing: Doing): History {
  return { ...history, deeds: { doing, before: history.deeds } };
}

/** The history once the question is left. */
export function withVisit({ flags, mode, visits, deeds }: History): History {
  return { flags, mode, visits: { deeds, before: visits }, deeds: null };
}

/** The history without what was typed as a code at the question that is asked. */
export function withoutCodeDeeds(history: History, question: Question): History {
  const deeds = without(history.deeds, question);
  return deeds === history.deeds ? history : { ...history, deeds };
}

/** Everything that was done, oldest first. */
export function doingsOf({ visits, deeds }: History): Doing[] {
  const all: Doing[] = [];
  const add = (list: Deeds | null) => {
    for (let node = list; node; node = node.before) all.push(node.doing);
  };
  add(deeds);
  for (let visit = visits; visit; visit = visit.before) add(visit.deeds);
  return all.reverse();
}

const isOn = ({ doing }: Deeds, type: Doing['type'], item: string): boolean =>
  doing.type === type && 'item' in doing && doing.item === item;

/** Whether what was typed into a field was sent, and the question went on. */
function wasSent(deeds: Deeds | null, item: string): boolean {
  for (let node = deeds; node; node = node.before) if (isOn(node, 'COMMIT', item)) return true;
  return false;
}

/** Without what was typed into a field since it was last sent. */
function withoutTyped(deeds: Deeds | null, item: string): Deeds | null {
  if (!deeds || isOn(deeds, 'COMMIT', item)) return deeds;
  if (isOn(deeds, 'TYPE', item)) return deeds.before;
  const before = withoutTyped(deeds.before, item);
  return before === deeds.before ? deeds : { doing: deeds.doing, before };
}

function without(deeds: Deeds | null, question: Question): Deeds | null {
  if (!deeds) return null;
  const before = without(deeds.before, question);
  if ('item' in deeds.doing && isCode(question, deeds.doing.item)) return before;
  return before === deeds.before ? deeds : { doing: deeds.doing, before };
}
