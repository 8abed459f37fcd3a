import type { BodyOf } from '@parvis/api/call';
import type { townCalls } from '@parvis/api/calls/town';
import type { Message } from '@parvis/api/entities/message';
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import {
  cases,
  feed,
  media,
  messages,
  moderatedMessages,
  type WithheldContent,
} from '../../platform/db/schema.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { recordAuditEntries } from '../audit/service.ts';
import {
  type CaseRow,
  FIRST_MESSAGES_MAX,
  findGatheringId,
  isCleared,
  listFileIds,
  loadModerationReasons,
  lockStaffCase,
  type MessageRow,
  replaceContent,
  toMessage,
} from '../cases/service.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { withdrawQuotes } from '../notifications/service.ts';
import { clearPassedOn } from '../triage/service.ts';
import { enqueueErasure } from './eraseModerated.ts';
import { findMessage } from './findMessage.ts';

type ModerationRequest = BodyOf<(typeof townCalls)['moderate']>;

/** Excludes events, questions and surveys. */
const isModeratable = ({ event, flow, qstn }: MessageRow): boolean =>
  event === null && flow === null && qstn === null;

const toContent = (
  { msgTxt, qstnId, items, answers, words, media: files }: MessageRow,
  { lastTxt }: CaseRow,
): WithheldContent => ({ msgTxt, qstnId, items, answers, words, media: files, lastTxt });

const withhold = (tx: Tx, { csid, media: files }: Pick<MessageRow, 'csid' | 'media'>, withheld: boolean) =>
  tx
    .update(media)
    .set({ withheld })
    .where(and(eq(media.csid, csid), inArray(media.id, listFileIds({ media: files }))));

/** Photos sent with a report show its text. */
const matchPreview = ({ csid, msgId }: MessageRow, isReport: boolean) =>
  and(
    eq(cases.csid, csid),
    isReport ? lte(cases.lastMsgId, FIRST_MESSAGES_MAX) : eq(cases.lastMsgId, msgId),
    or(isNull(cases.lastKind), eq(cases.lastKind, 'moderated')),
  );

const isReportAnswer = ({ items, msgIdAnswer }: Pick<MessageRow, 'items' | 'msgIdAnswer'>): boolean =>
  items !== null && msgIdAnswer === null;

const recordModeration = (
  tx: Tx,
  { nbr, cuid }: CaseRow,
  { role: { rlid, name } }: StaffReader,
  what: 'moderated' | 'moderationUndone',
) => recordAuditEntries(tx, [{ cuid, kind: 'case', what, by: { rlid, name }, about: nbr }]);

/** The case is locked. @throws Refusal badRequest, stepNotAllowed */
export async function takeOutMessage(
  context: AppContext,
  tx: Tx,
  locked: CaseRow,
  { csid, msgId, reason, note }: Omit<ModerationRequest, 'id'>,
  reader: StaffReader,
): Promise<MessageRow> {
  const message = await findMessage(tx, csid, msgId);
  if (isCleared(message)) return message;
  if (!reason) throw createBadRequest('body.reason', 'missing');
  if (!isModeratable(message)) throw new Refusal('stepNotAllowed');
  const { rlid, name } = reader.role;
  const content = toContent(message, locked);
  await tx
    .insert(moderatedMessages)
    .values({ csid, msgId, rlid, name, reason, note: note?.trim() || null, content });
  await withhold(tx, message, true);
  const row = await replaceContent(tx, locked, message, 'moderated');
  await clearPassedOn(tx, row, 'moderated');
  await tx
    .update(cases)
    .set({
      lastTxt: null,
      lastKind: sql`case when ${cases.lastMsgId} = ${msgId} then 'moderated' else ${cases.lastKind} end`,
    })
    .where(matchPreview(row, isReportAnswer(message)));
  await withdrawQuotes(context, tx, row);
  await recordModeration(tx, locked, reader, 'moderated');
  await enqueueErasure(tx, { csid, msgId });
  return row;
}

const applyModeration = async (
  context: AppContext,
  tx: Tx,
  request: ModerationRequest,
  reader: StaffReader,
) => takeOutMessage(context, tx, await lockStaffCase(tx, request.csid, reader), request, reader);

async function restoreContent(
  tx: Tx,
  { csid, msgId }: ModerationRequest,
  reader: StaffReader,
): Promise<MessageRow> {
  const locked = await lockStaffCase(tx, csid, reader);
  const message = await findMessage(tx, csid, msgId);
  if (message.event !== 'moderated') return message;
  const own = and(eq(moderatedMessages.csid, csid), eq(moderatedMessages.msgId, msgId));
  const [row] = await tx.select().from(moderatedMessages).where(own).for('update');
  if (!row?.content) throw new Refusal('stepNotAllowed');
  const { lastTxt, ...content } = row.content;
  await tx.delete(moderatedMessages).where(own);
  await withhold(tx, { csid, media: content.media }, false);
  const [restored] = await tx
    .update(messages)
    .set({ ...content, event: null })
    .where(and(eq(messages.csid, csid), eq(messages.msgId, msgId)))
    .returning();
  if (!restored) throw new Error('The message is not stored.');
  await tx
    .update(cases)
    .set({ lastTxt, lastKind: null })
    .where(matchPreview(restored, isReportAnswer(restored)));
  await tx.insert(feed).values({ cuid: locked.cuid, csid, type: 'erased', msgId });
  await recordModeration(tx, locked, reader, 'moderationUndone');
  return restored;
}

async function toModerated({ db }: AppContext, row: MessageRow, reader: StaffReader): Promise<Message> {
  const reasons = await loadModerationReasons(db, row.csid, [row]);
  const shown = { ...row, gthrId: await findGatheringId(db, row.csid) };
  return toMessage(shown, reader, undefined, reasons.get(row.msgId));
}

/**
 * Hides the content, and erases it after the time to undo. Idempotent.
 * @throws Refusal badRequest, unknownCase, stepNotAllowed
 */
export async function moderateMessage(
  context: AppContext,
  request: ModerationRequest,
  reader: StaffReader,
): Promise<Message> {
  const row = await commitAndNotify(context, (tx) => applyModeration(context, tx, request, reader));
  return toModerated(context, row, reader);
}

/**
 * Possible before the erasure.
 * @throws Refusal badRequest, unknownCase, stepNotAllowed
 */
export async function undoModeration(
  context: AppContext,
  request: ModerationRequest,
  reader: StaffReader,
): Promise<Message> {
  const row = await commitAndNotify(context, (tx) => restoreContent(tx, request, reader));
  return toModerated(context, row, reader);
}
