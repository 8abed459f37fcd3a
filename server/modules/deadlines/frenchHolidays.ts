import type { Temporal } from 'temporal-polyfill';

/** Month and day of fixed public holidays (Code du travail, L3133-1). */
const FIXED: ReadonlySet<string> = new Set([
  '01-01',
  '05-01',
  '05-08',
  '07-14',
  '08-15',
  '11-01',
  '11-11',
  '12-25',
]);
/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const AFTER_EASTER = [1, 39, 50];

/** Gregorian calendar (Meeus, Jones and Butcher), as days after 21 March. */
function countDaysToEaster(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  return h + l - 7 * m + 1;
}

/** Holiday in all of France. */
export function isFrenchHoliday(day: Temporal.PlainDate): boolean {
  if (FIXED.has(day.toString().slice(5))) return true;
  const easter = day.with({ month: 3, day: 21 }).add({ days: countDaysToEaster(day.year) });
  return AFTER_EASTER.some((days) => easter.add({ days }).equals(day));
}
