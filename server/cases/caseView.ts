import type { CaseInfo, CaseSummary, Participant } from '@parvis/api/entities/case';
import type { Message, MessageItem } from '@parvis/api/entities/message';
import { systemMessage } from '@parvis/api/entities/systemMessages';
import { type Locale, languageOf } from '@parvis/locales/languages';
import type { Words } from '@parvis/locales/wordsIn';
import { wordsIn } from '@parvis/locales/wordsIn';
import type { Item } from '@parvis/questionnaire/model/schema';
import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../base/refusal.ts';
import { text } from '../base/texts.ts';
import { initialsOf } from '../base/words.ts';
import type { Reader } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import type { WordsByLanguage } from '../store/schema.ts';
import { cases, customers, messages, participants, readMarks } from '../store/schema.ts';
import {
  type CaseRow,
  findParticipant,
  type MessageRow,
  type ParticipantRow,
  standingOf,
} from './caseRows.ts';
import { allowedSteps } from './steps.ts';

/** Unread messages are counted up to here, so that a forgotten long discussion costs a list nothing. */
const UNREAD_MAX = 100;

interface ListedCase {
  row: CaseRow;
  cstmrLbl: Words;
  unread: number;
  handlers: string[];
  mine: boolean;
}

const unreadBy = ({ crUid, staff }: Reader): SQL<number> => sql<number>`(
  select count(*)::int from (
    select 1 from messages m
    where m.csid = "cases"."csid" and m.cr_uid <> ${crUid} and m.msg_id > coalesce((
      select r.msg_id from read_marks r
      where r.csid = "cases"."csid" and r.cr_uid = ${crUid} and r.staff = ${staff}), 0)
    limit ${UNREAD_MAX}) unread)`;

const handlersOf: SQL<string[]> = sql<string[]>`coalesce((
  select json_agg(p.name order by p.joined) from participants p
  where p.csid = "cases"."csid" and p.staff and p.left_at is null), '[]'::json)`;

const handledBy = ({ crUid }: Reader): SQL<boolean> => sql<boolean>`exists(
  select 1 from participants p
  where p.csid = "cases"."csid" and p.staff and p.left_at is null and p.cr_uid = ${crUid})`;

function listed(tx: Tx, reader: Reader) {
  return tx
    .select({
      row: cases,
      cstmrLbl: customers.lbl,
      unread: unreadBy(reader),
      handlers: handlersOf,
      mine: reader.staff ? handledBy(reader) : sql<boolean>`false`,
    })
    .from(cases)
    .innerJoin(customers, eq(customers.cuid, cases.cuid));
}

function summaryOf({ row, cstmrLbl, unread, handlers, mine }: ListedCase, reader: Reader): CaseSummary {
  return {
    csid: row.csid,
    caseNbr: row.nbr,
    cuid: row.cuid,
    cstmrLbl: wordsIn(cstmrLbl, reader.locale),
    ccatCode: row.ccatCode,
    ccatPath: row.ccatPath,
    ccatLbls: row.ccatLbls.map((words) => wordsIn(words, reader.locale)),
    placeLbl: wordsIn(row.placeLbl, reader.locale),
    ...(row.imgSrc && { imgSrc: row.imgSrc }),
    ...(row.caseType && { caseType: row.caseType }),
    state: row.state,
    ...(row.outcome && { outcome: row.outcome }),
    created: row.created.toISOString(),
    last: {
      msgId: row.lastMsgId,
      at: row.lastAt.toISOString(),
      mine: row.lastBy === reader.crUid,
      ...(row.lastTxt && { txt: wordsIn(row.lastTxt, reader.locale) }),
      ...(row.lastKind && { kind: row.lastKind }),
    },
    unread,
    mine,
    handlers,
    simulation: row.simulation,
    ...(row.rating !== null && { rating: row.rating }),
  };
}

/** One case as a line of a list. @throws Refusal unknownCase */
export async function caseSummary(tx: Tx, csid: string, reader: Reader): Promise<CaseSummary> {
  const [found] = await listed(tx, reader).where(eq(cases.csid, csid));
  if (!found) throw new Refusal('unknownCase');
  return summaryOf(found, reader);
}

/** Which part of a list is wanted: cases with activity before an instant, newest first. */
export interface Page {
  before?: Date;
  limit: number;
}

const pageOf = ({ before }: Page): SQL | undefined => (before ? lt(cases.lastAt, before) : undefined);

/** Cases of a customer, newest activity first. */
export async function customerCases(
  tx: Tx,
  cuid: string,
  reader: Reader,
  page: Page,
): Promise<CaseSummary[]> {
  const rows = await listed(tx, reader)
    .where(and(eq(cases.cuid, cuid), pageOf(page)))
    .orderBy(desc(cases.lastAt))
    .limit(page.limit);
  return rows.map((row) => summaryOf(row, reader));
}

/** Cases a contributor takes part in, at one customer or at all, newest activity first. */
export async function ownCases(tx: Tx, reader: Reader, limit: number, cuid?: string): Promise<CaseSummary[]> {
  const rows = await listed(tx, reader)
    .innerJoin(
      participants,
      and(
        eq(participants.csid, cases.csid),
        eq(participants.crUid, reader.crUid),
        eq(participants.staff, false),
      ),
    )
    .where(cuid === undefined ? undefined : eq(cases.cuid, cuid))
    .orderBy(desc(cases.lastAt))
    .limit(limit);
  return rows.map((row) => summaryOf(row, reader));
}

function participantOf(row: ParticipantRow, reader: Reader): Participant {
  const name = row.name ?? text('name.contributor', reader.locale);
  return {
    crUid: row.crUid,
    name,
    initials: initialsOf(name),
    gcatCode: row.gcatCode,
    ...(row.grpLbl && { grpLbl: wordsIn(row.grpLbl, reader.locale) }),
    staff: row.staff,
    as: row.as,
    active: row.left === null,
    me: row.crUid === reader.crUid && row.staff === reader.staff,
  };
}

/** Who takes part in a case, in the order in which they came. */
export async function caseParticipants(tx: Tx, csid: string, reader: Reader): Promise<Participant[]> {
  const rows = await tx
    .select()
    .from(participants)
    .where(eq(participants.csid, csid))
    .orderBy(asc(participants.joined), asc(participants.staff));
  return rows.map((row) => participantOf(row, reader));
}

/** How far each side has seen a discussion. */
export async function marksOf(
  tx: Tx,
  csid: string,
): Promise<{ readByStaff: number; readByReporter: number }> {
  const marks = await tx.select().from(readMarks).where(eq(readMarks.csid, csid));
  const highest = (staff: boolean) =>
    Math.max(0, ...marks.filter((mark) => mark.staff === staff).map(({ msgId }) => msgId));
  return { readByStaff: highest(true), readByReporter: highest(false) };
}

/** A case whole: its people, and what the reader may do now. @throws Refusal unknownCase */
export async function caseInfo(tx: Tx, csid: string, reader: Reader): Promise<CaseInfo> {
  const [found] = await listed(tx, reader).where(eq(cases.csid, csid));
  if (!found) throw new Refusal('unknownCase');
  const { row } = found;
  return {
    ...summaryOf(found, reader),
    ...(row.qrid && { qrid: row.qrid }),
    participants: await caseParticipants(tx, csid, reader),
    can: allowedSteps(standingOf(row, await findParticipant(tx, csid, reader))),
    ...(await marksOf(tx, csid)),
    eraseOn: row.eraseOn.toISOString(),
    language: row.language,
  };
}

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
    ...(system && { statement: system.text }),
    ...(row.event && { flags: [row.event] }),
    ...(row.outcome && { outcome: row.outcome }),
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

/** Messages after a number, oldest first. */
export async function messagesAfter(
  tx: Tx,
  csid: string,
  after: number,
  limit: number,
  reader: Reader,
): Promise<Message[]> {
  const rows = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.csid, csid), gt(messages.msgId, after)))
    .orderBy(asc(messages.msgId))
    .limit(limit);
  return rows.map((row) => messageOf(row, reader));
}
