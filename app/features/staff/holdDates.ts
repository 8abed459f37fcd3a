import { DAY } from '@parvis/locales/dates';

/** Days until a held case returns. */
const AFTER = { tomorrow: 1, days3: 3, week: 7 } as const;
export type HoldDay = keyof typeof AFTER;

/** Start of the working day, hour. */
const MORNING = 8;

const morningAfter = (now: Date, days: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING);

/** Lists days before the case is erased. */
export const holdDays = (now: Date, eraseOn: Date): readonly HoldDay[] =>
  (Object.keys(AFTER) as HoldDay[]).filter((day) => morningAfter(now, AFTER[day]) < eraseOn);

export const holdDay = (day: HoldDay, now: Date): Date => morningAfter(now, AFTER[day]);

/** `2026-11-27`, local time. */
const fieldDate = (date: Date): string =>
  [
    date.getFullYear(),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

export const holdRange = (now: Date, eraseOn: Date) => ({
  min: fieldDate(morningAfter(now, 1)),
  max: fieldDate(new Date(eraseOn.getTime() - DAY)),
});

/** Undefined if invalid or out of range. */
export function typedDay(typed: string, now: Date, eraseOn: Date): Date | undefined {
  const { min, max } = holdRange(now, eraseOn);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed) || typed < min || typed > max) return undefined;
  const [year = 0, month = 1, day = 1] = typed.split('-').map(Number);
  return new Date(year, month - 1, day, MORNING);
}
