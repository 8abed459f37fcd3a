import type { Action } from '../model/played.ts';

/** All that was done, newest first; adding something shares all that was done before. */
export interface Events {
  readonly action: Action;
  /** The question it was done at. */
  readonly questionId: string;
  /** Of something typed: what stood in the field before. */
  readonly was?: string;
  readonly before: Events | null;
}

/** What was done, and one thing more. Of what is typed into a field at a stretch only the last text counts. */
export function withEvent(before: Events | null, next: Omit<Events, 'before'>): Events | null {
  const { action, was } = next;
  const goesOn =
    action.type === 'TYPE' && before?.action.type === 'TYPE' && before.action.item === action.item;
  if (!goesOn) return { ...next, before };
  // A text that returned to what it was before leaves no trace.
  if (action.text === (before.was ?? was)) return before.before;
  return { ...before, action };
}

/** What was done after a place in the list, oldest first. */
export function eventsSince(events: Events | null, place: Events | null): Events[] {
  const found: Events[] = [];
  for (let node = events; node && node !== place; node = node.before) found.push(node);
  return found.reverse();
}

/** What was done, oldest first. */
export function actionsOf(events: Events | null): Action[] {
  return eventsSince(events, null).map(({ action }) => action);
}
