import { STAFF_MESSAGE_MAX } from '@parvis/api/constants';
import type { Message } from '@parvis/api/entities/message';
import type { TargetType } from '@parvis/api/entities/targetType';
import type { ErrorCode } from '@parvis/api/errors';
import { isUnseen, type MessageLetters, normaliseMessage } from '@parvis/questionnaire/model/values/validate';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { mapColumns } from '../../platform/db/mapColumns.ts';
import { prepareStatement } from '../../platform/db/prepareStatement.ts';
import { retryOnDeadlock } from '../../platform/db/retryOnDeadlock.ts';
import { cases, messages, participants } from '../../platform/db/schema.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import type { AppContext, Reader } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { assignMessageId, isCleared, toSnippet } from './caseRows.ts';
import { toMessage } from './messageView.ts';
import { getJoinEvent } from './stepEvents.ts';
import { matchText } from './storedMatchers.ts';
import { explainRefusedText } from './typedFaults.ts';

export interface SentText {
  csid: string;
  /** Created by the device. */
  id: string;
  txt: string;
  /** Readers, between users. */
  tgtTypes?: TargetType[] | undefined;
  /** By staff: the one visitor who reads it. */
  tgtCrUid?: string | undefined;
}

/** @throws Refusal badRequest unless for everybody or staff alone */
export function parseVisitorTargets({ tgtTypes, tgtCrUid }: Pick<SentText, 'tgtTypes' | 'tgtCrUid'>): void {
  if (tgtTypes?.some((type) => type !== 'staff')) throw createBadRequest('body.tgtTypes', 'choice');
  if (tgtCrUid !== undefined) throw createBadRequest('body.tgtCrUid', 'choice');
}

/** @throws Refusal badRequest for non-participants, and in ordinary cases */
export async function checkNamedReader(
  db: Pick<Database, 'select'>,
  { csid, tgtCrUid }: Pick<SentText, 'csid' | 'tgtCrUid'>,
): Promise<void> {
  if (tgtCrUid === undefined) return;
  const [member] = await db
    .select({ csid: participants.csid })
    .from(participants)
    .innerJoin(cases, eq(cases.csid, participants.csid))
    .where(
      and(
        ...[eq(participants.csid, csid), eq(participants.crUid, tgtCrUid)],
        ...[eq(participants.staff, false), isNull(participants.left)],
        or(eq(cases.kind, 'gathering'), cases.betweenUsers),
      ),
    );
  if (!member) throw createBadRequest('body.tgtCrUid', 'unknown');
}

/** Applies the message rules and the customer's allowed letters. @throws Refusal badRequest */
export function parseContributorText(txt: string, letters: MessageLetters, path = 'body.txt'): string {
  const text = normaliseMessage(txt, letters);
  if (text === undefined) throw createBadRequest(path, explainRefusedText(txt, letters));
  return text;
}

/**
 * Allows all but control characters.
 * @throws Refusal badRequest
 */
export function parseStaffText(txt: string, path = 'body.txt'): string {
  const text = txt
    .normalize('NFC')
    .replace(/[^\S\r\n]+/gu, ' ')
    .replace(/ ?\r?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (/[^\P{Cc}\n]|\p{Cs}/u.test(text)) throw createBadRequest(path, 'characters');
  if (isUnseen(text)) throw createBadRequest(path, 'missing');
  if (text.length > STAFF_MESSAGE_MAX)
    throw createBadRequest(path, { reason: 'tooLong', max: STAFF_MESSAGE_MAX });
  return text;
}

const placeholder = (name: string) => sql.placeholder(name);

/** `send_text` does everything in one query. */
const sendTextQuery = prepareStatement((db) =>
  db
    .select({
      refusal: sql<ErrorCode | null>`refusal`,
      gthrId: sql<
        string | null
      >`(select c.csid from cases c where c.csid = ${placeholder('csid')} and c.kind = 'gathering')`,
      ...mapColumns(messages),
    })
    .from(
      sql`(select refusal, (stored).* from send_text(${placeholder('csid')}, ${placeholder('cuid')}, ${placeholder('message')}, ${placeholder('line')},
        ${placeholder('joining')}, ${placeholder('member')})) as messages`,
    )
    .prepare('send_text'),
);

const buildJoinEvents = ({ crUid }: Reader) => ({
  handler: assignMessageId({ crUid, staff: true, event: getJoinEvent('handler') }),
  none: assignMessageId({ crUid, staff: true, event: getJoinEvent('none') }),
  left: assignMessageId({ crUid, staff: true, event: getJoinEvent('left') }),
});

async function storeText(
  context: AppContext,
  { csid, id, tgtTypes, tgtCrUid }: SentText,
  msgTxt: string,
  reader: Reader,
  at: { cuid: string; joining?: object; member?: object },
): Promise<Message> {
  const parameters = {
    csid,
    cuid: at.cuid,
    message: JSON.stringify({
      id,
      crUid: reader.crUid,
      staff: reader.staff,
      msgTxt,
      tgtTypes: tgtCrUid ? [tgtCrUid] : tgtTypes,
    }),
    line: JSON.stringify(toSnippet({ msgTxt })),
    joining: JSON.stringify(at.joining ?? {}),
    member: JSON.stringify(at.member ?? {}),
  };
  const [row] = await retryOnDeadlock(() => sendTextQuery(context.db).execute(parameters));
  if (!row) throw new Error('The message was not stored.');
  const { refusal, ...stored } = row;
  if (refusal === 'conflict' || (refusal === null && !isCleared(stored) && !matchText(msgTxt)(stored)))
    throw new Refusal('conflict', { path: 'body.id' });
  if (refusal !== null) throw new Refusal(refusal);
  context.notifyStreams();
  return toMessage(stored, reader);
}

/**
 * Idempotent.
 * @throws Refusal unauthenticated, badRequest, conflict, stepNotAllowed, unknownCase, blocked, withdrawn
 */
export async function sendText(
  context: AppContext,
  sent: SentText,
  cuid: string,
  reader: Reader,
): Promise<Message> {
  const { messageLetters } = await context.customers.get(cuid);
  parseVisitorTargets(sent);
  return storeText(context, sent, parseContributorText(sent.txt, messageLetters), reader, { cuid });
}

/**
 * Idempotent; the sender becomes a handler.
 * @throws Refusal badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function sendStaffText(
  context: AppContext,
  sent: SentText,
  reader: StaffReader,
): Promise<Message> {
  const { cuid, rlid, name, grpLbl, gcatCode } = reader.role;
  await checkNamedReader(context.db, sent);
  return storeText(context, sent, parseStaffText(sent.txt), reader, {
    cuid,
    joining: buildJoinEvents(reader),
    member: { rlid, name, grpLbl, gcatCode },
  });
}
