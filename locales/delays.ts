import type { Locale } from './languages.ts';

/** Units by their largest number of minutes. */
const UNITS = [
  ['minute', 1, 90],
  ['hour', 60, 48 * 60],
  ['day', 24 * 60, Number.POSITIVE_INFINITY],
] as const;

/** Formats minutes as "45 minutes", "2,5 heures" or "3 jours". */
export function formatDelay(locale: Locale, minutes: number, unitDisplay: 'long' | 'short' = 'long'): string {
  const [unit, length] = UNITS.find(([, , below]) => minutes < below) ?? UNITS[2];
  const value = Math.round((minutes / length) * 2) / 2;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(
    unit === 'minute' ? Math.max(1, Math.round(minutes)) : value,
  );
}
