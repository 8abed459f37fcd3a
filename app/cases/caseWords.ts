import type { CaseSummary } from '@parvis/api/entities/case';
import { displayDay } from '@parvis/locales/dates';
import type { TextStore } from '@parvis/locales/translate';
import type { OutboxItem } from '../outbox/types.ts';

/** "Toilettes · Halles du marché" */
export const caseTitle = (one: Pick<CaseSummary, 'ccatLbls' | 'placeLbl' | 'ccatCode'>): string =>
  [one.ccatLbls.at(-1) ?? one.ccatCode, one.placeLbl].filter(Boolean).join(' · ');

/** "Clos : résolu" */
export const caseStateWords = (
  { state, outcome }: Pick<CaseSummary, 'state' | 'outcome'>,
  { t }: TextStore,
): string => {
  const words = t(`case.state.${state}`);
  return outcome
    ? t('statement.close.outcome', { text: words, outcome: t(`case.outcome.${outcome}`) })
    : words;
};

/** "Pris en charge · n° 4F7K" */
export const caseSubtitle = (
  one: Pick<CaseSummary, 'state' | 'outcome' | 'caseNbr'>,
  texts: TextStore,
): string => `${caseStateWords(one, texts)} · ${texts.t('case.number', { nbr: one.caseNbr })}`;

export const waitingTitle = ({ shown }: OutboxItem): string =>
  [shown.title, shown.place].filter(Boolean).join(' · ');

/** "Sera effacé le 20 décembre" */
export const eraseNotice = ({ eraseOn }: { eraseOn: string }, { t, locale }: TextStore): string =>
  t('chat.erase', { date: displayDay(locale(), new Date(eraseOn)) });
