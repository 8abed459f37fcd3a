import { type CaseInfo, type CaseSummary, isCaseState, isOutcome } from '@parvis/api/entities/case';
import { displayDay, displayShortDay } from '@parvis/locales/dates';
import type { TextStore, Translate } from '@parvis/locales/translate';
import { unbroken } from '@parvis/questionnaire/model/values/validate';
import type { CaseSide } from '../../lib/api/cacheKeys.ts';
import type { OutboxItem } from '../../lib/api/outboxItems.ts';

const joinParts = (...words: readonly (string | undefined)[]): string => words.filter(Boolean).join(' · ');

/** "Toilettes" */
export const getCaseTitle = (one: Pick<CaseSummary, 'ccatLbls' | 'ccatCode'>): string =>
  one.ccatLbls.at(-1) ?? one.ccatCode;

/** "Toilettes · Halles du marché" */
export const formatCasePageTitle = (one: Pick<CaseSummary, 'ccatLbls' | 'placeLbl' | 'ccatCode'>): string =>
  joinParts(getCaseTitle(one), one.placeLbl);

/** "résolu"; an unknown outcome shows its code. */
export const formatOutcome = (outcome: string, t: Translate): string =>
  isOutcome(outcome) ? t(`case.outcome.${outcome}`) : t('case.outcome.unknown', { code: outcome });

const formatState = (state: string, t: Translate): string =>
  isCaseState(state) ? t(`case.state.${state}`) : t('case.state.unknown', { code: state });

type CaseStatus = Pick<CaseSummary, 'state' | 'holdUntil' | 'reopened' | 'reporterGone'>;

/** "En attente jusqu’au 3 décembre" with a date, "Rouvert" after a close. */
const formatStatus = (
  { state, holdUntil, reopened }: CaseStatus,
  { t, locale }: TextStore,
  dayOf: typeof displayDay = displayDay,
) => {
  if (reopened) return t('case.state.reopened');
  return holdUntil === undefined
    ? formatState(state, t)
    : t('case.state.held.until', { date: dayOf(locale(), new Date(holdUntil)) });
};

export const isActive = ({ state }: Pick<CaseSummary, 'state'>): boolean =>
  ['open', 'handled', 'held'].includes(state);

/** "Clôturé : résolu"; an active case of an ended service is over. */
export const formatCaseState = (
  one: CaseStatus & Pick<CaseSummary, 'outcome' | 'withdrawn'>,
  texts: TextStore,
  dayOf?: typeof displayDay,
): string => {
  const { t } = texts;
  const { outcome, withdrawn } = one;
  if (withdrawn && isActive(one)) return t('ended.state');
  const text = formatStatus(one, texts, dayOf);
  return outcome ? t('statement.close.outcome', { text, outcome: formatOutcome(outcome, t) }) : text;
};

type CaseLabels = Pick<CaseSummary, 'ccatLbls' | 'ccatCode'>;

/** Longest title that leaves a phone room for a date. */
const SHORT_TITLE = 12;

/** Longer titles move the date to the subtitle: the header keeps two lines. */
const hasRoomForDay = (one: CaseLabels): boolean => getCaseTitle(one).length <= SHORT_TITLE;

const omitDayBesideLongTitle = <One extends CaseStatus & CaseLabels>(one: One): One =>
  hasRoomForDay(one) ? one : { ...one, holdUntil: undefined };

export const formatHeaderState = (
  one: CaseStatus & CaseLabels & Pick<CaseSummary, 'outcome' | 'withdrawn'>,
  texts: TextStore,
): string => formatCaseState(omitDayBesideLongTitle(one), texts, displayShortDay);

/** "n° 4F7K · Halles du marché" */
export const formatCaseSubtitle = (
  one: CaseLabels &
    Pick<CaseSummary, 'caseNbr' | 'placeLbl' | 'holdUntil'> &
    Partial<Pick<CaseSummary, 'cstmrLbl'>>,
  { t, locale }: TextStore,
  paper = false,
): string => {
  const until =
    one.holdUntil !== undefined &&
    !hasRoomForDay(one) &&
    unbroken(t('case.held.until', { date: displayShortDay(locale(), new Date(one.holdUntil)) }));
  return joinParts(
    t('case.number', { nbr: one.caseNbr }),
    one.placeLbl,
    paper ? one.cstmrLbl : undefined,
    until || undefined,
  );
};

/** Staff see it without its colour. */
export const toCaseService = ({ service }: Pick<CaseSummary, 'service'>, side: CaseSide) =>
  service && { code: service.gcatCode, label: service.lbl, neutral: side === 'town' };

export const isAbandoned = ({ state, reporterGone }: Pick<CaseStatus, 'state' | 'reporterGone'>): boolean =>
  state === 'open' && reporterGone === true;

/** "Nouveau" */
export function formatCaseStateForStaff(one: CaseStatus, texts: TextStore): string {
  if (isAbandoned(one)) return texts.t('staff.state.gone');
  return one.state === 'open' && !one.reopened
    ? texts.t('staff.state.new')
    : formatStatus(one, texts, displayShortDay);
}

export const formatStaffHeaderState = (one: CaseStatus & CaseLabels, texts: TextStore): string =>
  formatCaseStateForStaff(omitDayBesideLongTitle(one), texts);

export const formatWaitingPageTitle = ({ shown }: OutboxItem): string => joinParts(shown.title, shown.place);

/** "Sera effacé le 20 décembre" */
export const formatEraseNotice = ({ eraseOn }: { eraseOn: string }, { t, locale }: TextStore): string =>
  t('chat.erase', { date: displayDay(locale(), new Date(eraseOn)) });

export const formatLowRatingWarning = (
  { reopenUntil }: Pick<CaseInfo, 'reopenUntil'>,
  { t, locale }: TextStore,
): string | undefined =>
  reopenUntil && t('chat.lowRating', { date: displayDay(locale(), new Date(reopenUntil)) });

/** Then staff messages have no reader. */
export const isReporterGone = ({
  participants,
  reporterGone,
}: Pick<CaseInfo, 'participants' | 'reporterGone'>): boolean =>
  reporterGone === true ||
  (participants.length > 0 && participants.every(({ staff, active }) => staff || !active));
