import type { CaseSummary } from '@parvis/api/entities/case';
import type { EventFlag } from '@parvis/api/entities/message';
import { displayAge } from '@parvis/locales/dates';
import type { TextStore } from '@parvis/locales/translate';
import type { CaseItem } from '@parvis/ui/screens/CaseList';
import type { OutboxItem } from '../outbox/types.ts';
import { caseStateWords } from './caseWords.ts';

/** What stands for a last message without words, by its statement. */
const standIn = (statement: string | undefined, { t, find }: TextStore): string | undefined => {
  if (statement === undefined) return undefined;
  const plain = find(`statement.${statement as EventFlag}`) ?? find(statement);
  return plain?.includes('{{') ? undefined : (plain ?? t('home.answers'));
};

const lastWords = ({ last }: CaseSummary, texts: TextStore): string | undefined => {
  if (last.txt === undefined) return standIn(last.statement, texts);
  return last.mine ? texts.t('home.you', { txt: last.txt }) : last.txt;
};

/** A case as a line of a list. `age` counts minutes and hours, for the desk. */
export function caseItem(
  one: CaseSummary,
  texts: TextStore,
  look: { href: string; age?: boolean; customer?: boolean },
): CaseItem {
  const at = new Date(one.last.at);
  return {
    id: one.csid,
    title: one.ccatLbls.at(-1) ?? one.ccatCode,
    place: look.customer ? `${one.placeLbl} · ${one.cstmrLbl}` : one.placeLbl,
    lastText: lastWords(one, texts),
    time: look.age ? displayAge(texts.locale(), at) : at,
    dateTime: one.last.at,
    status: caseStateWords(one, texts),
    unread: one.unread,
    caseType: one.caseType,
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
