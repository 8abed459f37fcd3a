import { displayWholeDay } from '@parvis/locales/dates';
import type { TextStore } from '@parvis/locales/translate';

/** Noon, so that no time zone makes another day of it. */
export const formatPollDay = (day: string, { locale }: TextStore): string =>
  displayWholeDay(locale(), new Date(`${day}T12:00:00`));
