import { type PollPhase, type PollSummary, pollPhaseSchema } from '@parvis/api/entities/poll';
import { displayDay } from '@parvis/locales/dates';
import type { TextStore } from '@parvis/locales/translate';
import { wordsIn } from '@parvis/locales/wordsIn';

type Texts = Pick<TextStore, 't' | 'locale'>;
export type Places = readonly { readonly code: string; readonly label: string }[];

const isPhase = (phase: string): phase is PollPhase => Object.hasOwn(pollPhaseSchema.def.entries, phase);

export const formatPhase = ({ phase }: Pick<PollSummary, 'phase'>, { t }: Texts): string =>
  t(isPhase(phase) ? `pollDesk.phase.${phase}` : 'pollDesk.phase.other');

export const formatPollName = ({ lbl }: Pick<PollSummary, 'lbl'>, { t, locale }: Texts): string =>
  wordsIn(lbl, locale()) || t('pollDesk.unnamed');

export const formatMany = (count: number, { t }: Texts): string =>
  count === 0 ? t('pollDesk.many.none') : t('pollDesk.many', { count });

/** Customer's time; noon avoids time-zone shifts. */
export const formatPollDay = (day: string, { locale }: Texts): string =>
  displayDay(locale(), new Date(`${day}T12:00:00`));

export function formatPeriod({ opens, closes }: Pick<PollSummary, 'opens' | 'closes'>, texts: Texts): string {
  const { t } = texts;
  const from = opens === undefined ? undefined : formatPollDay(opens, texts);
  const to = closes === undefined ? undefined : formatPollDay(closes, texts);
  if (from !== undefined && to !== undefined) return t('pollDesk.period.both', { from, to });
  if (from !== undefined) return t('pollDesk.period.from', { from });
  return to === undefined ? t('pollDesk.period.none') : t('pollDesk.period.until', { to });
}

export function formatPlaces(
  poll: Pick<PollSummary, 'places' | 'gthrId'>,
  places: Places,
  { t }: Texts,
): string {
  if (poll.gthrId !== undefined) return t('pollDesk.inGathering');
  if (!poll.places) return t('pollDesk.everywhere');
  return poll.places.map((code) => places.find((place) => place.code === code)?.label ?? code).join(', ');
}

export function formatSource({ source, by }: Pick<PollSummary, 'source' | 'by'>, { t }: Texts): string {
  if (source === 'file') return t('pollDesk.source.file');
  return by === undefined ? t('pollDesk.source.desk') : t('pollDesk.source.by', { name: by });
}
