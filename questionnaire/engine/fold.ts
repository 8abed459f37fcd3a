import { isTick } from '../model/kinds/kindOf.ts';
import type { Action } from '../model/played.ts';
import type { Answer } from '../model/report.ts';
import type { Question } from '../model/schema.ts';
import { chosenAfter, tickedOf } from './choose.ts';
import { hasButtons } from './confirmRule.ts';
import { type Change, type Done, type Events, eventsSince } from './events.ts';
import { own } from './own.ts';
import type { Asking } from './types.ts';

/** The question that something is done at, and where in the list it was entered. */
interface Visit {
  readonly question: Question;
  readonly entered: Events | null;
}

/** What an action changed of a question that is asked before and after it; nothing where it changed no single item. */
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

/**
 * What was done, and one thing more. What was done to the same item before is left out where the state is the same
 * without it: of a text typed at a stretch the last counts, and a box that is as it was leaves no trace. So a record is
 * as long as what stands there, however often somebody changes their mind.
 */
export function withEvent(events: Events | null, done: Done, visit: Visit): Events | null {
  const { change } = done;
  const earlier = change && foldable(events, done, change, visit);
  const folded = change && earlier?.change && merged(earlier.change, done, change, visit);
  if (!earlier || !folded) return { ...done, before: events };
  const rest = eventsSince(events, earlier).map(({ before: _before, ...one }) => one);
  return [...rest, ...folded].reduce<Events | null>(
    (list, one) => withEvent(list, one, visit),
    earlier.before,
  );
}

/**
 * The last change of the same item, if it can be left out without anything else being different. A question with a
 * button is ended by nothing else, so all its changes can. One without is ended by a choice that leaves nothing
 * missing: there a choice that took an answer away must stay before those that followed, and so must what was typed.
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

/** Both as one, as none where all is as it was; nothing where the later one does not lead there by itself. */
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
