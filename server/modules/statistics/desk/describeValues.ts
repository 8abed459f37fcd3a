import type { AnswerTime, DeskValues } from '@parvis/api/entities/deskFigures';
import { formatDelay } from '@parvis/locales/delays';
import type { Locale } from '@parvis/locales/languages';
import { translate } from '../../../platform/lib/texts.ts';

const describeTime = ({ minutes, over }: AnswerTime, locale: Locale): string =>
  translate(over ? 'desk.over' : 'desk.under', locale, { time: formatDelay(locale, minutes) });

export const deskColumns = [
  'reports',
  'median',
  'ninth',
  'solved',
  'reopened',
  'late',
  'ratings',
  'stars',
] as const satisfies readonly (keyof DeskValues)[];
export type DeskColumn = (typeof deskColumns)[number];

/** Hides values that are too small. */
export function describeValue(values: DeskValues, column: DeskColumn, locale: Locale): string {
  if (column === 'median' || column === 'ninth') {
    const time = values[column];
    return time ? describeTime(time, locale) : translate('desk.noValue', locale);
  }
  const value = values[column];
  if (column === 'stars' && value === undefined) return translate('desk.noValue', locale);
  return value === undefined ? translate('desk.few', locale) : new Intl.NumberFormat(locale).format(value);
}
