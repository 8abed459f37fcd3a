import type { Message, MessageItem } from '@parvis/api/entities/message';
import { systemMessage } from '@parvis/api/entities/systemMessages';
import { type Locale, languageOf } from '@parvis/locales/languages';
import type { Item } from '@parvis/questionnaire/model/schema';
import type { Reader } from '../services/services.ts';
import type { WordsByLanguage } from '../store/schema.ts';
import type { MessageRow } from './caseRows.ts';

/** Words in the reader's language, else in the one that stands first. */
const wordsFor = (words: WordsByLanguage, locale: Locale): Record<string, string> =>
  words[languageOf(locale).tag] ?? Object.values(words)[0] ?? {};

/** An item as messages carry it: words are `txt` there, `text` in a questionnaire (specification 3). */
const shownItem = (item: Item): MessageItem => (item.type === 'text' ? { ...item, type: 'txt' } : item);

/** A message as its reader sees it. */
export function messageOf(row: MessageRow, reader: Reader): Message {
  const kind = row.event ?? row.flow;
  const system = kind && systemMessage(kind);
  return {
    id: row.id,
    msgId: row.msgId,
    csid: row.csid,
    msgCdatim1: row.at.toISOString(),
    ...(row.crUid && { crUid: row.crUid }),
    mine: row.crUid === reader.crUid && row.staff === reader.staff,
    ...(row.msgTxt !== null && { msgTxt: row.msgTxt }),
    ...(row.media && { media: row.media }),
    ...(system && { statement: system.text }),
    ...(row.event && { flags: [row.event] }),
    ...(row.outcome && { outcome: row.outcome }),
    ...(row.event === 'mergeProfile' && row.crUid && { mergeProfile: { crUid: row.crUid } }),
    ...(row.ccatCode && { ccatCode: row.ccatCode }),
    ...(row.ccatPath && { ccatPath: row.ccatPath }),
    ...(row.qstnId && { qstnId: row.qstnId }),
    ...(row.qstn && { qstn: row.qstn }),
    ...(row.flow && { flow: row.flow }),
    ...(row.items && { items: row.items.map(shownItem) }),
    ...(row.answers && { answers: row.answers }),
    ...(row.words && { words: wordsFor(row.words, reader.locale) }),
    ...(row.msgIdAnswer !== null && { msgIdAnswer: row.msgIdAnswer }),
  };
}
