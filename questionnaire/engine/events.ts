import type { Action } from '../model/played.ts';
import type { Answer } from '../model/report.ts';

/** What somebody changed of a question that is still asked. */
export interface Change {
  /** The item that was changed; nothing for the boxes of which only one can be ticked: they are one. */
  readonly item: string | null;
  /** Its answer before, or what stood in its field; of boxes of which only one can be ticked, which one was. */
  readonly was: Answer | undefined;
  /** The same after it. */
  readonly now: Answer | undefined;
}

/** Something that was done, and the question it was done at. */
export interface Done {
  readonly action: Action;
  readonly questionId: string;
  /** Left out where the question was ended or sent, which is never folded. */
  readonly change?: Change;
}

/** All that was done, newest first; adding something shares all that was done before. */
export interface Events extends Done {
  readonly before: Events | null;
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
