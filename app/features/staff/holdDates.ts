import { DAY } from '@parvis/locales/dates';

/** When a case on hold comes back: after so many days. */
const AFTER = { tomorrow: 1, days3: 3, week: 7 } as const;
/** A day that is offered by name. */
export type HoldDay = keyof typeof AFTER;

/** The hour at which staff begin their day. */
const MORNING = 8;

const morningAfter = (now: Date, days: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING);

/** The days that can be offered before the case is erased. */
export const holdDays = (now: Date, eraseOn: Date): readonly HoldDay[] =>
  (Object.keys(AFTER) as HoldDay[]).filter((day) => morningAfter(now, AFTER[day]) < eraseOn);

/** The morning of an offered day. */
export const holdDay = (day: HoldDay, now: Date): Date => morningAfter(now, AFTER[day]);

/** A day as a field of dates has it, by the clock of this device. */
const fieldDate = (date: Date): string =>
  [
    date.getFullYear(),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

/** The first and the last day that a field of dates may take. */
export const holdRange = (now: Date, eraseOn: Date) => ({
  min: fieldDate(morningAfter(now, 1)),
  max: fieldDate(new Date(eraseOn.getTime() - DAY)),
});

/** The morning of a day that was typed; nothing for one that is none, or out of range. */
export function typedDay(typed: string, now: Date, eraseOn: Date): Date | undefined {
  const { min, max } = holdRange(now, eraseOn);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed) || typed < min || typed > max) return undefined;
  const [year = 0, month = 1, day = 1] = typed.split('-').map(Number);
  return new Date(year, month - 1, day, MORNING);
}
