import type { CaseInfo } from '@parvis/api/entities/case';
import type { LiveEvent } from '@parvis/api/live';
import type { TextStore } from '@parvis/locales/translate';
import { getCaseTitle } from '../cases/caseTexts.ts';
import { isGathering } from '../cases/isGathering.ts';
import { describeLastEvent } from '../cases/systemMessages.ts';

export interface CaseNotification {
  readonly csid: string;
  readonly title: string;
  readonly text: string;
  /** Transient: unassigned, without danger. */
  readonly passing: boolean;
  /** Place of a new case. */
  readonly newAt?: string;
  /** A new case with danger. */
  readonly danger?: true;
}

export const isNotifiable = ({ type }: LiveEvent): boolean => type === 'message';

/** For unread messages in own or unassigned cases. */
export function buildNotification(info: CaseInfo, texts: TextStore): CaseNotification | undefined {
  const { last, state, mine, unread, assigned } = info;
  // An assignment's receiver is its message's author.
  const isOwn = last.mine && !(assigned && last.kind === 'assigned');
  // The survey follows a close automatically.
  if (last.kind === 'satisfaction' || isOwn || unread === 0 || !(mine || state === 'open')) return undefined;
  const nbr = texts.t('case.number', { nbr: info.caseNbr });
  const said = last.txt ?? describeLastEvent(info, texts, 'town');
  const isNew = last.msgId <= 2 && state === 'open';
  return {
    csid: info.csid,
    passing: !mine && !info.danger,
    ...(isNew && { newAt: info.placeLbl }),
    ...(isNew && info.danger && { danger: true }),
    title: isGathering(info) ? getCaseTitle(info) : `${getCaseTitle(info)} ${nbr}`,
    text: isNew
      ? texts.t(info.danger ? 'staff.news.new.danger' : 'staff.news.new', { place: info.placeLbl })
      : (said ?? ''),
  };
}

/** One per case, newest first. */
export const addNotification = (
  news: readonly CaseNotification[],
  one: CaseNotification,
): readonly CaseNotification[] => [one, ...news.filter(({ csid }) => csid !== one.csid)];

/** The count, and the most important one (danger, own, newest). */
export function mergeNotifications(
  news: readonly CaseNotification[],
  { t }: Pick<TextStore, 't'>,
): Pick<CaseNotification, 'csid' | 'title' | 'text' | 'danger'> | undefined {
  const lead = news.find(({ danger }) => danger) ?? news.find(({ passing }) => !passing) ?? news[0];
  if (!lead || news.length === 1) return lead;
  const words = news.every(({ newAt }) => newAt !== undefined)
    ? 'staff.news.several.new'
    : 'staff.news.several';
  return {
    csid: lead.csid,
    ...(lead.danger && { danger: true }),
    title: t(words, { count: news.length }),
    text: [lead.danger && t('staff.row.danger'), lead.title, lead.newAt ?? lead.text]
      .filter(Boolean)
      .join(' · '),
  };
}

/** Of an erased message, or the whole case. */
export const removeErased = (
  news: readonly CaseNotification[],
  csid: string | undefined,
): readonly CaseNotification[] => news.filter((one) => csid !== undefined && one.csid !== csid);
