import { isTick, kindOf } from '../model/kinds/kindOf.ts';
import type { Action } from '../model/played.ts';
import type { Answer } from '../model/report.ts';
import type { Item, Question } from '../model/schema.ts';
import { hasButtons } from './confirmRule.ts';
import { type Change, type Done, type Events, eventsSince } from './events.ts';
import { own } from './keyed.ts';
import { type Changed, regrouped } from './regroup.ts';
import type { Asking } from './types.ts';

interface Visit {
  readonly question: Question;
  readonly entered: Events | null;
  readonly sent: Asking['sent'];
}

export function changeOf(
  { items, exclusive }: Question,
  before: Asking,
  after: Asking,
  action: Action,
): Change | undefined {
  if (!('item' in action) || action.type === 'COMMIT' || action.type === 'NEXT') return undefined;
  const { item } = action;
  if (action.type === 'TYPE') return { item, was: own(before.typed, item), now: own(after.typed, item) };
  if (exclusive && items.some((one) => one.id === item && isTick(one)))
    return { item: null, was: tickedOf(items, before.answers), now: tickedOf(items, after.answers) };
  return { item, was: own(before.answers, item), now: own(after.answers, item) };
}

/** Appends an event and drops earlier events of the same item that do not affect the state. */
export function withEvent(events: Events | null, done: Done, visit: Visit): Events | null {
  const { change } = done;
  const earlier = change && foldable(events, done, change, visit);
  const folded = change && earlier?.change && merged(earlier.change, done, change, visit);
  if (!earlier || !folded) return toldAnew(events, done, visit) ?? { ...done, before: events };
  const rest = eventsSince(events, earlier).map(({ before: _before, ...one }) => one);
  return [...rest, ...folded].reduce<Events | null>(
    (list, one) => withEvent(list, one, visit),
    earlier.before,
  );
}

/**
 * Rewrites all changes since the question was entered or sent as fewer events. Returns nothing where none is a
 * text, or this is the item's first change.
 */
function toldAnew(events: Events | null, done: Done, visit: Visit): Events | null | undefined {
  const { question, entered, sent } = visit;
  if (!isChanged(done) || hasButtons(question)) return undefined;
  const changes: Changed[] = [done];
  let base = events;
  for (; base && base !== entered && isChanged(base); base = base.before) changes.push(base);
  const isTyped = changes.some(({ action }) => action.type === 'TYPE');
  const isAgain = changes.some((one) => one !== done && one.change.item === done.change.item);
  if (!isTyped || !isAgain) return undefined;
  const told = (one: Changed, was: Answer | undefined, now: Answer | undefined) =>
    toldAs(question, one, was, now);
  const folded = (choices: readonly Changed[]) =>
    eventsSince(
      choices.reduce<Events | null>((list, one) => withEvent(list, one, visit), base),
      base,
    );
  const few = regrouped(changes.reverse(), { question, sent, told, folded });
  return few?.reduce<Events | null>((list, one) => ({ ...one, before: list }), base);
}

const isChanged = (done: Done): done is Changed => done.change !== undefined;

function toldAs(
  question: Question,
  done: Changed,
  was: Answer | undefined,
  now: Answer | undefined,
): Changed | undefined {
  const action = leadingTo(done.action, now, was);
  if (outcome(question, action, was) !== now) return undefined;
  return { ...done, action, change: { ...done.change, was, now } };
}

/** The action that produces an answer; clearing repeats the previous value. */
function leadingTo(action: Action, now: Answer | undefined, was: Answer | undefined): Action {
  const value = now ?? was;
  if (action.type === 'TYPE') return { ...action, text: typeof now === 'string' ? now : '' };
  if (action.type === 'CHECK' && typeof value === 'string') return { ...action, item: value };
  if (action.type === 'RATE' && typeof value === 'number') return { ...action, value };
  if (action.type === 'YESNO' && typeof value === 'boolean') return { ...action, value };
  return action;
}

/**
 * Finds an earlier change of the same item that can be dropped. With a button, any can. Without one, a choice
 * that
 * completes the question ends it, so clearing choices and texts must keep their order.
 */
function foldable(
  events: Events | null,
  { action }: Done,
  { item }: Change,
  { question, entered }: Visit,
): Events | undefined {
  const free = hasButtons(question);
  for (let node = events; node?.change && node !== entered; node = node.before) {
    if (node.change.item === item)
      return free || node === events || node.change.now !== undefined ? node : undefined;
    if (!free && (node.action.type === 'TYPE' || action.type === 'TYPE')) return undefined;
  }
  return undefined;
}

function merged(
  { was }: Change,
  done: Done,
  change: Change,
  { question }: Visit,
): readonly Done[] | undefined {
  if (change.now === was) return [];
  return outcome(question, done.action, was) === change.now
    ? [{ ...done, change: { ...change, was } }]
    : undefined;
}

function outcome(
  { items, exclusive }: Question,
  action: Action,
  was: Answer | undefined,
): Answer | undefined {
  if (action.type === 'TYPE') return action.text === '' ? undefined : action.text;
  const item = 'item' in action && items.find(({ id }) => id === action.item);
  if (!item) return undefined;
  if (exclusive && isTick(item)) return item.id === was ? undefined : item.id;
  return chosenAfter(item, action, was) ?? undefined;
}

/** Returns an item's answer after a choice: `null` clears it; nothing for an invalid value. */
export function chosenAfter(
  item: Item,
  action: Action,
  before: Answer | undefined,
): Answer | null | undefined {
  const rules = kindOf(item).answers;
  if (!rules || rules.by === 'TYPE' || rules.by !== action.type) return undefined;
  return rules.choose(item, 'value' in action ? action.value : undefined, before);
}

export const tickedOf = (
  items: readonly Item[],
  answers: Readonly<Record<string, Answer>>,
): string | undefined =>
  items.find((item) => isTick(item) && item.id !== undefined && answers[item.id] === true)?.id;
