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

const DAY = 86_400_000;

/** "Effacé le 20 décembre, 30 jours après l’envoi" */
export function eraseNotice(one: { eraseOn: string; created: string }, { t, locale }: TextStore): string {
  const eraseOn = new Date(one.eraseOn);
  const count = Math.round((eraseOn.getTime() - new Date(one.created).getTime()) / DAY);
  return t('chat.erase', { date: displayDay(locale(), eraseOn), count });
}
