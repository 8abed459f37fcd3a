import { type DaySpan, DESK_PERIOD_MAX, type DeskAsk } from '@parvis/api/entities/deskFigures';
import { Temporal } from 'temporal-polyfill';
import { createBadRequest } from '../../../platform/lib/refusal.ts';

/** Lengths of periods that end today. */
const LENGTHS = {
  week: { days: 7 },
  month: { days: 30 },
  quarter: { months: 3 },
  year: { months: 12 },
} as const;

export interface Periods {
  readonly now: DaySpan;
  readonly before: DaySpan;
}

const parseDay = (day: string) => Temporal.PlainDate.from(day);

/** Includes as many days before it as `length` has. */
function endAt(last: Temporal.PlainDate, length: Temporal.DurationLike): DaySpan {
  const from = last.add({ days: 1 }).subtract(length);
  return { from: from.toString(), until: last.toString() };
}

function pair(last: Temporal.PlainDate, length: Temporal.DurationLike): Periods {
  const now = endAt(last, length);
  return { now, before: endAt(parseDay(now.from).subtract({ days: 1 }), length) };
}

/** @throws Refusal badRequest for a custom period without days, or with too many */
function parseOwn({ from, until }: DeskAsk): Periods {
  if (from === undefined) throw createBadRequest('body.from', 'missing');
  if (until === undefined) throw createBadRequest('body.until', 'missing');
  const days = parseDay(from).until(parseDay(until)).days + 1;
  if (days < 1) throw createBadRequest('body.until', { reason: 'tooSmall' });
  if (days > DESK_PERIOD_MAX)
    throw createBadRequest('body.until', { reason: 'tooLong', max: DESK_PERIOD_MAX });
  return pair(parseDay(until), { days });
}

/** Returns the previous period of equal length, too. */
export const findPeriods = (ask: DeskAsk, today: string): Periods =>
  ask.period === 'own' ? parseOwn(ask) : pair(parseDay(today), LENGTHS[ask.period]);

export const findMidnight = (day: string, zone: string): Date =>
  new Date(parseDay(day).toZonedDateTime(zone).epochMilliseconds);

export const nextDay = (day: string): string => parseDay(day).add({ days: 1 }).toString();
