import { Temporal } from 'temporal-polyfill';
import { isFrenchHoliday } from './frenchHolidays.ts';

/** `{ from: '08:30', until: '12:00' }`; `24:00` ends the day. */
export interface OpenHours {
  readonly from: string;
  readonly until: string;
}

export interface Calendar {
  /** IANA name. */
  readonly zone: string;
  /** Seven days from Monday, with ordered stretches; empty if closed. */
  readonly week: readonly (readonly OpenHours[])[];
  /** Closed days, such as `2026-12-24`. */
  readonly closed: ReadonlySet<string>;
  readonly frenchHolidays: boolean;
}

interface Stretch {
  readonly from: number;
  readonly until: number;
}

const MINUTE = 60_000;
/** Maximum days without an open hour. */
const SEARCHED_DAYS = 400;

const toInstant = (day: Temporal.PlainDate, time: string, zone: string): number => {
  const [on, at] = time === '24:00' ? [day.add({ days: 1 }), '00:00'] : [day, time];
  return on.toZonedDateTime({ timeZone: zone, plainTime: at }).epochMilliseconds;
};

/** At a clock change, stretches may be shorter, longer or gone; in a repeated hour, the first counts. */
function listStretches(calendar: Calendar, day: Temporal.PlainDate): readonly Stretch[] {
  if (calendar.closed.has(day.toString())) return [];
  if (calendar.frenchHolidays && isFrenchHoliday(day)) return [];
  return (calendar.week[day.dayOfWeek - 1] ?? []).map(({ from, until }) => ({
    from: toInstant(day, from, calendar.zone),
    until: toInstant(day, until, calendar.zone),
  }));
}

const findDay = (at: Date, zone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate();

/** Undefined if the calendar never opens. */
export function addOpenTime(calendar: Calendar, from: Date, minutes: number): Date | undefined {
  let left = minutes * MINUTE;
  let day = findDay(from, calendar.zone);
  for (let idle = 0; idle < SEARCHED_DAYS; day = day.add({ days: 1 })) {
    idle += 1;
    for (const stretch of listStretches(calendar, day)) {
      const begin = Math.max(stretch.from, from.getTime());
      const length = stretch.until - begin;
      if (length <= 0) continue;
      if (left <= length) return new Date(begin + left);
      left -= length;
      idle = 0;
    }
  }
  return undefined;
}

/** 0 where `until` is not later. */
export function countOpenTime(calendar: Calendar, from: Date, until: Date): number {
  let sum = 0;
  const last = findDay(until, calendar.zone);
  for (
    let day = findDay(from, calendar.zone);
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: 1 })
  )
    for (const stretch of listStretches(calendar, day))
      sum += Math.max(0, Math.min(stretch.until, until.getTime()) - Math.max(stretch.from, from.getTime()));
  return sum / MINUTE;
}
