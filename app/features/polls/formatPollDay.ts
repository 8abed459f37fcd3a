import { displayWholeDay } from '@parvis/locales/dates';
import type { TextStore } from '@parvis/locales/translate';

/** Noon: the same day in all time zones. */
export const formatPollDay = (day: string, { locale }: TextStore): string =>
  displayWholeDay(locale(), new Date(`${day}T12:00:00`));
