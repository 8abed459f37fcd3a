import type { Action } from '../model/played.ts';
import type { Answer } from '../model/report.ts';

export interface Change {
  /** `null` for exclusive boxes, which count as one item. */
  readonly item: string | null;
  /** Answer or text before; for exclusive boxes, the ticked one. */
  readonly was: Answer | undefined;
  readonly now: Answer | undefined;
}

export interface RecordedEvent {
  readonly action: Action;
  readonly questionId: string;
  /** Absent for submissions and endings, which stay. */
  readonly change?: Change;
}

/** Newest first, linked: appending shares earlier ones. */
export interface EventList extends RecordedEvent {
  readonly before: EventList | null;
}

export function listEventsSince(events: EventList | null, place: EventList | null): EventList[] {
  const found: EventList[] = [];
  for (let node = events; node && node !== place; node = node.before) found.push(node);
  return found.reverse();
}

export function listActions(events: EventList | null): Action[] {
  return listEventsSince(events, null).map(({ action }) => action);
}
