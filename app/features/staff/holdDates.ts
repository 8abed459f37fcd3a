import { DAY } from '@parvis/locales/dates';
import type { HoldChoice } from '@parvis/questionnaire/flows/holdCase';

/** Days until a held case returns. */
export type HoldDay = Exclude<HoldChoice, 'other'>;
const HOLD_DAYS: Readonly<Record<HoldDay, number>> = { tomorrow: 1, days3: 3, week: 7 };

/** Start of the working day, hour. */
const MORNING = 8;

const getMorning = (now: Date, days: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING);

/** Before the case is erased. */
export const listHoldDays = (now: Date, eraseOn: Date): readonly HoldDay[] =>
  (Object.keys(HOLD_DAYS) as HoldDay[]).filter((day) => getMorning(now, HOLD_DAYS[day]) < eraseOn);

export const getHoldDay = (day: HoldDay, now: Date): Date => getMorning(now, HOLD_DAYS[day]);

/** `2026-11-27`, local time. */
const formatFieldDate = (date: Date): string =>
  [
    date.getFullYear(),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

export const getHoldRange = (now: Date, eraseOn: Date) => ({
  min: formatFieldDate(getMorning(now, 1)),
  max: formatFieldDate(new Date(eraseOn.getTime() - DAY)),
});

/** Undefined if invalid or out of range. */
export function parseHoldDay(typed: string, now: Date, eraseOn: Date): Date | undefined {
  const { min, max } = getHoldRange(now, eraseOn);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed) || typed < min || typed > max) return undefined;
  const [year = 0, month = 1, day = 1] = typed.split('-').map(Number);
  return new Date(year, month - 1, day, MORNING);
}
