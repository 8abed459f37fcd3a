import { addOpenTime, type Calendar, countOpenTime } from './openTime.ts';

export interface Pause {
  readonly from: Date;
  /** Absent while it lasts. */
  readonly until?: Date;
}

export type Deadline =
  | { readonly state: 'running'; readonly at: Date }
  /** Open minutes left on resume; negative if late. */
  | { readonly state: 'paused'; readonly minutesLeft: number };

/**
 * Adds `minutes` of open time to `start`, outside pauses (ordered, disjoint). Undefined if the calendar never
 * opens.
 */
export function computeDeadline(
  calendar: Calendar,
  start: Date,
  minutes: number,
  pauses: readonly Pause[],
): Deadline | undefined {
  let held = 0;
  for (const { from, until } of pauses) {
    const begin = from > start ? from : start;
    if (!until)
      return { state: 'paused', minutesLeft: minutes - countOpenTime(calendar, start, begin) + held };
    held += countOpenTime(calendar, begin, until);
  }
  const at = addOpenTime(calendar, start, minutes + held);
  return at && { state: 'running', at };
}
