import { type CaseSummary, isCaseType } from '@parvis/api/entities/case';
import { displayAge } from '@parvis/locales/dates';
import type { TextStore } from '@parvis/locales/translate';
import type { CaseItem } from '@parvis/ui/screens/CaseList';
import type { CaseSide } from '../data/keys.ts';
import type { OutboxItem } from '../data/outgoing.ts';
import { caseStateWords } from './caseWords.ts';
import { previewEvent } from './systemMessages.ts';

const lastWords = ({ last }: CaseSummary, texts: TextStore, side: CaseSide): string | undefined => {
  if (last.txt === undefined) return last.kind && previewEvent(last.kind, texts, side);
  return last.mine ? texts.t('home.you', { txt: last.txt }) : last.txt;
};

/** A case as a line of a list, with its customer's name if asked; the desk (side `town`) counts minutes and hours. */
export function caseItem(
  one: CaseSummary,
  texts: TextStore,
  look: { href: string; side?: CaseSide; customer?: boolean },
): CaseItem {
  const side = look.side ?? 'mobile';
  const at = new Date(one.last.at);
  return {
    id: one.csid,
    title: one.ccatLbls.at(-1) ?? one.ccatCode,
    place: look.customer ? `${one.placeLbl} · ${one.cstmrLbl}` : one.placeLbl,
    lastText: lastWords(one, texts, side),
    time: side === 'town' ? displayAge(texts.locale(), at) : at,
    dateTime: one.last.at,
    status: caseStateWords(one, texts),
    unread: one.unread,
    // A service of a newer version has no colour here: its outline is that of none.
    caseType: one.caseType !== undefined && isCaseType(one.caseType) ? one.caseType : undefined,
    icon: one.imgSrc,
    href: look.href,
  };
}

/** A report that has not reached the server yet, as a line of the list. */
export function waitingCaseItem(item: OutboxItem, texts: TextStore): CaseItem {
  const { shown } = item;
  return {
    id: item.csid,
    title: shown.title ?? texts.t('chat.report'),
    place: shown.place,
    time: new Date(item.created),
    status: item.refused ? texts.t('chat.failed') : texts.t('home.waiting'),
    icon: shown.imgSrc,
    href: `/m/case/${item.cuid}/${item.csid}`,
  };
}
