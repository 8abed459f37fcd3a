import type { CaseInfo } from '@parvis/api/entities/case';
import type { LiveEvent } from '@parvis/api/live';
import type { TextStore } from '@parvis/locales/translate';
import { caseTitle } from '../cases/caseWords.ts';
import { previewEvent } from '../cases/systemMessages.ts';

/** News of a case that somebody should look at. */
export interface CaseNews {
  readonly csid: string;
  readonly title: string;
  readonly text: string;
  /** Told in passing: a case that nobody handles concerns everybody, and stays in the list. A danger waits to be seen. */
  readonly passing: boolean;
  /** Where it is, of a case that has just come in. */
  readonly newAt?: string;
  /** It has just come in, and tells of a danger. */
  readonly danger?: true;
}

/** Whether an event of the stream may be news: what is said, not what is read. */
export const mayBeNews = ({ type }: LiveEvent): boolean => type === 'message';

/** What a case has to tell: something by others that was not seen, in a case that nobody handles or that the reader does. */
export function newsOf(info: CaseInfo, texts: TextStore): CaseNews | undefined {
  const { last, state, mine, unread } = info;
  if (last.mine || unread === 0 || !(mine || state === 'open')) return undefined;
  const nbr = texts.t('case.number', { nbr: info.caseNbr });
  const said = last.txt ?? previewEvent(info, texts, 'town');
  const isNew = last.msgId <= 2 && state === 'open';
  return {
    csid: info.csid,
    passing: !mine && !info.danger,
    ...(isNew && { newAt: info.placeLbl }),
    ...(isNew && info.danger && { danger: true }),
    title: `${caseTitle(info)} ${nbr}`,
    text: isNew
      ? texts.t(info.danger ? 'staff.news.new.danger' : 'staff.news.new', { place: info.placeLbl })
      : (said ?? ''),
  };
}

/** The news with one more: one of each case, the newest first. */
export const withNews = (news: readonly CaseNews[], one: CaseNews): readonly CaseNews[] => [
  one,
  ...news.filter(({ csid }) => csid !== one.csid),
];

/** All news in one notice: how many, and the most important (danger, own, newest), to which it leads. */
export function gathered(
  news: readonly CaseNews[],
  { t }: Pick<TextStore, 't'>,
): Pick<CaseNews, 'csid' | 'title' | 'text' | 'danger'> | undefined {
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

/** The news without what may be no more: words of a case that were erased, or of any where no case is named. */
export const withoutErased = (news: readonly CaseNews[], csid: string | undefined): readonly CaseNews[] =>
  news.filter((one) => csid !== undefined && one.csid !== csid);
