import { type CaseInfo, type CaseSummary, isCaseState, isOutcome } from '@parvis/api/entities/case';
import { displayDay, displayShortDay } from '@parvis/locales/dates';
import type { TextStore, Translate } from '@parvis/locales/translate';
import { unbroken } from '@parvis/questionnaire/model/values/validate';
import type { OutboxItem } from '../../lib/api/outgoing.ts';

const joined = (...words: readonly (string | undefined)[]): string => words.filter(Boolean).join(' · ');

/** "Toilettes" */
export const caseTitle = (one: Pick<CaseSummary, 'ccatLbls' | 'ccatCode'>): string =>
  one.ccatLbls.at(-1) ?? one.ccatCode;

/** "Toilettes · Halles du marché" */
export const casePageTitle = (one: Pick<CaseSummary, 'ccatLbls' | 'placeLbl' | 'ccatCode'>): string =>
  joined(caseTitle(one), one.placeLbl);

/** "résolu"; an unknown outcome shows its code. */
export const outcomeWords = (outcome: string, t: Translate): string =>
  isOutcome(outcome) ? t(`case.outcome.${outcome}`) : t('case.outcome.unknown', { code: outcome });

const stateWords = (state: string, t: Translate): string =>
  isCaseState(state) ? t(`case.state.${state}`) : t('case.state.unknown', { code: state });

type Standing = Pick<CaseSummary, 'state' | 'holdUntil' | 'reopened' | 'reporterGone'>;

/** "En attente jusqu’au 3 décembre" with a date, "Rouvert" after a close. */
const standingWords = (
  { state, holdUntil, reopened }: Standing,
  { t, locale }: TextStore,
  dayOf: typeof displayDay = displayDay,
) => {
  if (reopened) return t('case.state.reopened');
  return holdUntil === undefined
    ? stateWords(state, t)
    : t('case.state.held.until', { date: dayOf(locale(), new Date(holdUntil)) });
};

export const isUnderWay = ({ state }: Pick<CaseSummary, 'state'>): boolean =>
  ['open', 'handled', 'held'].includes(state);

/** "Clôturé : résolu"; an active case of an ended service is over. */
export const caseStateWords = (
  one: Standing & Pick<CaseSummary, 'outcome' | 'withdrawn'>,
  texts: TextStore,
  dayOf?: typeof displayDay,
): string => {
  const { t } = texts;
  const { outcome, withdrawn } = one;
  if (withdrawn && isUnderWay(one)) return t('ended.state');
  const text = standingWords(one, texts, dayOf);
  return outcome ? t('statement.close.outcome', { text, outcome: outcomeWords(outcome, t) }) : text;
};

type Titled = Pick<CaseSummary, 'ccatLbls' | 'ccatCode'>;

/** Longest title that leaves a phone room for a date. */
const SHORT_TITLE = 12;

/** A longer title moves the date to the subtitle: the header keeps two lines. */
const isDayBeside = (one: Titled): boolean => caseTitle(one).length <= SHORT_TITLE;

const besideTitle = <One extends Standing & Titled>(one: One): One =>
  isDayBeside(one) ? one : { ...one, holdUntil: undefined };

export const caseHeaderState = (
  one: Standing & Titled & Pick<CaseSummary, 'outcome' | 'withdrawn'>,
  texts: TextStore,
): string => caseStateWords(besideTitle(one), texts, displayShortDay);

/** "n° 4F7K · Halles du marché" */
export const caseSubtitle = (
  one: Titled &
    Pick<CaseSummary, 'caseNbr' | 'placeLbl' | 'holdUntil'> &
    Partial<Pick<CaseSummary, 'cstmrLbl'>>,
  { t, locale }: TextStore,
  paper = false,
): string => {
  const until =
    one.holdUntil !== undefined &&
    !isDayBeside(one) &&
    unbroken(t('case.held.until', { date: displayShortDay(locale(), new Date(one.holdUntil)) }));
  return joined(
    t('case.number', { nbr: one.caseNbr }),
    one.placeLbl,
    paper ? one.cstmrLbl : undefined,
    until || undefined,
  );
};

export const isForsaken = ({ state, reporterGone }: Pick<Standing, 'state' | 'reporterGone'>): boolean =>
  state === 'open' && reporterGone === true;

/** "Nouveau" */
export function staffState(one: Standing, texts: TextStore): string {
  if (isForsaken(one)) return texts.t('staff.state.gone');
  return one.state === 'open' && !one.reopened
    ? texts.t('staff.state.new')
    : standingWords(one, texts, displayShortDay);
}

export const staffHeaderState = (one: Standing & Titled, texts: TextStore): string =>
  staffState(besideTitle(one), texts);

export const waitingPageTitle = ({ shown }: OutboxItem): string => joined(shown.title, shown.place);

/** "Sera effacé le 20 décembre" */
export const eraseNotice = ({ eraseOn }: { eraseOn: string }, { t, locale }: TextStore): string =>
  t('chat.erase', { date: displayDay(locale(), new Date(eraseOn)) });

export const lowRatingWords = (
  { reopenUntil }: Pick<CaseInfo, 'reopenUntil'>,
  { t, locale }: TextStore,
): string | undefined =>
  reopenUntil && t('chat.lowRating', { date: displayDay(locale(), new Date(reopenUntil)) });

/** Whether nobody is left to read staff messages. */
export const isReporterGone = ({
  participants,
  reporterGone,
}: Pick<CaseInfo, 'participants' | 'reporterGone'>): boolean =>
  reporterGone === true ||
  (participants.length > 0 && participants.every(({ staff, active }) => staff || !active));
