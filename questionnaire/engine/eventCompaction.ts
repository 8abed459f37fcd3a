import { isTick, kindOf } from '../model/kinds/kindOf.ts';
import type { Action } from '../model/played.ts';
import type { Answer } from '../model/report.ts';
import type { Item, Question } from '../model/schema.ts';
import { hasButtons } from './confirmRule.ts';
import { type Change, type EventList, listEventsSince, type RecordedEvent } from './events.ts';
import { getOwn } from './keyedValues.ts';
import { type RecordedChange, regroupChanges } from './regroup.ts';
import type { Asking } from './types.ts';

interface Visit {
  readonly question: Question;
  readonly entered: EventList | null;
  readonly sent: Asking['sent'];
}

export function getChange(
  { items, exclusive }: Question,
  before: Asking,
  after: Asking,
  action: Action,
): Change | undefined {
  if (!('item' in action) || action.type === 'COMMIT' || action.type === 'NEXT') return undefined;
  const { item } = action;
  if (action.type === 'TYPE')
    return { item, was: getOwn(before.typed, item), now: getOwn(after.typed, item) };
  if (exclusive && items.some((one) => one.id === item && isTick(one)))
    return { item: null, was: findTicked(items, before.answers), now: findTicked(items, after.answers) };
  return { item, was: getOwn(before.answers, item), now: getOwn(after.answers, item) };
}

/** Drops earlier events of the item that do not affect the state. */
export function appendEvent(events: EventList | null, done: RecordedEvent, visit: Visit): EventList | null {
  const { change } = done;
  const earlier = change && findRedundantEvent(events, done, change, visit);
  const folded = change && earlier?.change && mergeEvents(earlier.change, done, change, visit);
  if (!earlier || !folded) return rewriteChanges(events, done, visit) ?? { ...done, before: events };
  const rest = listEventsSince(events, earlier).map(({ before: _before, ...one }) => one);
  return [...rest, ...folded].reduce<EventList | null>(
    (list, one) => appendEvent(list, one, visit),
    earlier.before,
  );
}

/** All changes since the question was entered or sent. Nothing where none is a text, or for the item's first change. */
function rewriteChanges(
  events: EventList | null,
  done: RecordedEvent,
  visit: Visit,
): EventList | null | undefined {
  const { question, entered, sent } = visit;
  if (!isChanged(done) || hasButtons(question)) return undefined;
  const changes: RecordedChange[] = [done];
  let base = events;
  for (; base && base !== entered && isChanged(base); base = base.before) changes.push(base);
  const isTyped = changes.some(({ action }) => action.type === 'TYPE');
  const isAgain = changes.some((one) => one !== done && one.change.item === done.change.item);
  if (!isTyped || !isAgain) return undefined;
  const rewriteEvent = (one: RecordedChange, was: Answer | undefined, now: Answer | undefined) =>
    rewriteChange(question, one, was, now);
  const compactChoices = (choices: readonly RecordedChange[]) =>
    listEventsSince(
      choices.reduce<EventList | null>((list, one) => appendEvent(list, one, visit), base),
      base,
    );
  const few = regroupChanges(changes.reverse(), {
    question,
    sent,
    rewriteEvent: rewriteEvent,
    compactChoices: compactChoices,
  });
  return few?.reduce<EventList | null>((list, one) => ({ ...one, before: list }), base);
}

const isChanged = (done: RecordedEvent): done is RecordedChange => done.change !== undefined;

function rewriteChange(
  question: Question,
  done: RecordedChange,
  was: Answer | undefined,
  now: Answer | undefined,
): RecordedChange | undefined {
  const action = createAction(done.action, now, was);
  if (computeAnswer(question, action, was) !== now) return undefined;
  return { ...done, action, change: { ...done.change, was, now } };
}

/** Clearing repeats the previous value. */
function createAction(action: Action, now: Answer | undefined, was: Answer | undefined): Action {
  const value = now ?? was;
  if (action.type === 'TYPE') return { ...action, text: typeof now === 'string' ? now : '' };
  if (action.type === 'CHECK' && typeof value === 'string') return { ...action, item: value };
  if (action.type === 'RATE' && typeof value === 'number') return { ...action, value };
  if (action.type === 'YESNO' && typeof value === 'boolean') return { ...action, value };
  return action;
}

/**
 * With a button, any earlier change can be dropped. Without one, a completing choice ends the question, so clearing
 * choices and texts must keep their order.
 */
function findRedundantEvent(
  events: EventList | null,
  { action }: RecordedEvent,
  { item }: Change,
  { question, entered }: Visit,
): EventList | undefined {
  const free = hasButtons(question);
  for (let node = events; node?.change && node !== entered; node = node.before) {
    if (node.change.item === item)
      return free || node === events || node.change.now !== undefined ? node : undefined;
    if (!free && (node.action.type === 'TYPE' || action.type === 'TYPE')) return undefined;
  }
  return undefined;
}

function mergeEvents(
  { was }: Change,
  done: RecordedEvent,
  change: Change,
  { question }: Visit,
): readonly RecordedEvent[] | undefined {
  if (change.now === was) return [];
  return computeAnswer(question, done.action, was) === change.now
    ? [{ ...done, change: { ...change, was } }]
    : undefined;
}

function computeAnswer(
  { items, exclusive }: Question,
  action: Action,
  was: Answer | undefined,
): Answer | undefined {
  if (action.type === 'TYPE') return action.text === '' ? undefined : action.text;
  const item = 'item' in action && items.find(({ id }) => id === action.item);
  if (!item) return undefined;
  if (exclusive && isTick(item)) return item.id === was ? undefined : item.id;
  return chooseAnswer(item, action, was) ?? undefined;
}

/** `null` clears; nothing if invalid. */
export function chooseAnswer(
  item: Item,
  action: Action,
  before: Answer | undefined,
): Answer | null | undefined {
  const rules = kindOf(item).answers;
  if (!rules || rules.by === 'TYPE' || rules.by !== action.type) return undefined;
  return rules.choose(item, 'value' in action ? action.value : undefined, before);
}

export const findTicked = (
  items: readonly Item[],
  answers: Readonly<Record<string, Answer>>,
): string | undefined =>
  items.find((item) => isTick(item) && item.id !== undefined && answers[item.id] === true)?.id;
