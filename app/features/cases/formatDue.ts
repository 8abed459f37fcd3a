import type { Due } from '@parvis/api/entities/deadline';
import { displayComing } from '@parvis/locales/dates';
import type { Locale } from '@parvis/locales/languages';
import type { TextStore } from '@parvis/locales/translate';

const [MINUTE, HOURS_MAX] = [60_000, 48];

/** "12 min", "5 h", "3 j" */
export function formatSpan(locale: Locale, minutes: number): string {
  const write = (value: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const hours = Math.floor(minutes / 60);
  if (hours < 1) return write(Math.max(1, Math.floor(minutes)), 'minute');
  return hours < HOURS_MAX ? write(hours, 'hour') : write(Math.floor(hours / 24), 'day');
}

export const isLate = ({ at }: Pick<Due, 'at'>, now: Date = new Date()): boolean => new Date(at) <= now;

export const formatLateness = (locale: Locale, at: string, now: Date): string =>
  formatSpan(locale, (now.getTime() - new Date(at).getTime()) / MINUTE);

/** "Répondre avant 14:00", "En retard de 2 h" */
export function formatDue({ of, at }: Due, { t, locale }: TextStore, now: Date = new Date()): string {
  if (isLate({ at }, now)) return t('staff.due.late', { span: formatLateness(locale(), at, now) });
  const when = displayComing(locale(), new Date(at), now);
  return t(of === 'answer' ? 'staff.due.answer' : 'staff.due.solve', { when });
}
