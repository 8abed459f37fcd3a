import type { BlockTells } from '@parvis/api/entities/block';
import type { Message, MessageItem } from '@parvis/api/entities/message';
import type { ModerationReason } from '@parvis/api/entities/moderation';
import type { PhoneCall } from '@parvis/api/entities/phoneCall';
import { systemMessage } from '@parvis/api/entities/systemMessages';
import { targetTypeSchema } from '@parvis/api/entities/targetType';
import { type Locale, languageOf } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import type { Item } from '@parvis/questionnaire/model/schema';
import type { WordsByLanguage } from '../../platform/db/schema.ts';
import type { Reader } from '../context/appContext.ts';
import type { MessageRow } from './caseRows.ts';

const isTargetType = (target: string): boolean => targetTypeSchema.options.some((type) => type === target);

/** Falls back to the first language. */
const pickWords = (words: WordsByLanguage, locale: Locale): Record<string, string> =>
  words[languageOf(locale).tag] ?? Object.values(words)[0] ?? {};

/** Messages use `txt` where questionnaires use `text` (specification 3). */
const toMessageItem = (item: Item): MessageItem => (item.type === 'text' ? { ...item, type: 'txt' } : item);

export interface BlockContext {
  readonly cuid: string;
  readonly reporter: string | null;
  /** For staff. */
  readonly names: ReadonlyMap<string, string>;
}

export const isBlockEvent = ({ event }: Pick<MessageRow, 'event'>): boolean =>
  event === 'block' || event === 'unblock';

/** Hides the author from visitors. */
function toBlockInfo(
  { csid, crUid, event, block }: MessageRow,
  about: BlockContext,
  reader: Reader,
): BlockTells {
  const rlid = block?.rlid;
  const name = rlid && about.names.get(rlid);
  const by = { ...(crUid && { crUid }), ...(rlid && { rlid }), ...(name && { name }) };
  return {
    ...(block?.reason && { reason: block.reason }),
    release: event === 'unblock',
    src: { ...(reader.staff && by), csid, cuid: about.cuid },
    target: { crUid: block?.crUid ?? about.reporter ?? '' },
  };
}

/** Only the case shows the number, to the person who dials. */
const omitNumber = ({ phone: _, ...call }: PhoneCall): PhoneCall => call;

/** Only staff read waiting messages. */
function toTargets(
  stored: NonNullable<MessageRow['tgtTypes']>,
): Pick<Message, 'tgtTypes' | 'tgtCrUid' | 'awaits'> {
  if (stored.includes('waiting')) return { tgtTypes: ['staff'], awaits: true };
  const crUid = stored.find((target) => !isTargetType(target));
  return crUid === undefined ? { tgtTypes: stored } : { tgtTypes: ['person'], tgtCrUid: crUid };
}

export function toMessage(
  row: MessageRow & { readonly gthrId?: string | null },
  reader: Reader,
  about?: BlockContext,
  moderation?: ModerationReason,
): Message {
  const kind = row.event ?? row.flow;
  const isUnsigned = isBlockEvent(row) && !reader.staff;
  const system = kind && systemMessage(kind);
  return {
    id: row.id,
    msgId: row.msgId,
    csid: row.csid,
    msgCdatim1: row.at.toISOString(),
    ...(row.crUid && !isUnsigned && { crUid: row.crUid }),
    mine: row.crUid === reader.crUid && row.staff === reader.staff,
    ...(row.msgTxt !== null && { msgTxt: row.msgTxt }),
    ...(row.media && { media: row.media }),
    ...(system && { statement: system.text }),
    ...(row.event && { flags: [row.event] }),
    ...(row.outcome && { outcome: row.outcome }),
    ...(row.event === 'mergeProfile' && row.crUid && { mergeProfile: { crUid: row.crUid } }),
    ...(moderation && { moderated: { reason: moderation } }),
    ...(about && isBlockEvent(row) && { block: toBlockInfo(row, about, reader) }),
    ...(row.join && { join: row.join }),
    ...(row.call && { call: omitNumber(row.call) }),
    ...(row.gcatCode && { gcatCode: row.gcatCode }),
    ...(row.grpGpid && { grpGpid: row.grpGpid }),
    ...(row.grpLbl && { grpLbl: wordsIn(row.grpLbl, reader.locale) }),
    ...(row.poll && { poll: { code: row.poll.code, lbl: wordsIn(row.poll.lbl, reader.locale) } }),
    ...(row.hung && {
      hung: { caseNbr: row.hung.nbr, ...(row.hung.lbl && { lbl: wordsIn(row.hung.lbl, reader.locale) }) },
    }),
    ...(row.ccatCode && { ccatCode: row.ccatCode }),
    ...(row.ccatPath && { ccatPath: row.ccatPath }),
    ...(row.ccatLbls && { ccatLbls: row.ccatLbls.map((words) => wordsIn(words, reader.locale)) }),
    ...(row.qstnId && { qstnId: row.qstnId }),
    ...(row.qstn && { qstn: row.qstn }),
    ...(row.flow && { flow: row.flow }),
    ...(row.items && { items: row.items.map(toMessageItem) }),
    ...(row.answers && { answers: row.answers }),
    ...(row.words && { words: pickWords(row.words, reader.locale) }),
    ...(row.msgIdAnswer !== null && { msgIdAnswer: row.msgIdAnswer }),
    ...(row.gthrId && { gthrId: row.gthrId }),
    ...(row.tgtTypes && toTargets(row.tgtTypes)),
  };
}
