import { DAY } from '@parvis/locales/dates';
import type { GatheringValues } from './gatheringDraft.ts';

const AHEAD_DAYS = 365;
/** Clocks of device and server differ. */
const CLOCK_MARGIN = 10 * 60_000;

interface Period {
  readonly beginsAt?: string;
  readonly endsAt?: string;
}

export type PeriodFault = 'begins' | 'ends';

/** Local day, in a date field's format. */
const formatFieldDay = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Selectable days of each field. */
export function getPeriodLimits({ begins }: Pick<GatheringValues, 'begins'>, keptDays: number, now: Date) {
  const today = formatFieldDay(now);
  const from = begins > today ? new Date(`${begins}T00:00`) : now;
  return {
    begins: { min: today, max: formatFieldDay(new Date(now.getTime() + AHEAD_DAYS * DAY)) },
    ends: { min: formatFieldDay(from), max: formatFieldDay(new Date(from.getTime() + keptDays * DAY)) },
  };
}

/** From the start of the first day to the end of the last. */
export function parsePeriod(
  { begins, ends }: Pick<GatheringValues, 'begins' | 'ends'>,
  keptDays: number,
  now: Date,
): Period | PeriodFault {
  const limits = getPeriodLimits({ begins }, keptDays, now);
  if (begins && (begins < limits.begins.min || begins > limits.begins.max)) return 'begins';
  if (ends && (ends < limits.ends.min || ends > limits.ends.max)) return 'ends';
  const from = begins > limits.begins.min ? new Date(`${begins}T00:00`) : undefined;
  const latest = (from ?? now).getTime() + keptDays * DAY - CLOCK_MARGIN;
  const endsAt = ends ? new Date(Math.min(new Date(`${ends}T23:59:59`).getTime(), latest)) : undefined;
  return {
    ...(from && { beginsAt: from.toISOString() }),
    ...(endsAt && { endsAt: endsAt.toISOString() }),
  };
}
