import type { BodyOf } from '@parvis/api/call';
import type { mobileCalls } from '@parvis/api/calls/mobile';
import { TAKE_BACK_TIME } from '@parvis/api/entities/eventEffects';
import type { Message } from '@parvis/api/entities/message';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { messages } from '../../platform/db/schema.ts';
import { getDatabaseTime } from '../../platform/lib/clock.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import {
  clearSnippet,
  deleteFileRows,
  findGatheringId,
  isCleared,
  isReadByOtherSide,
  loadModerationReasons,
  lockSenderCase,
  type MessageRow,
  recomputeDeadlines,
  recomputeFirstAnswer,
  replaceContent,
  type Sender,
  toMessage,
} from '../cases/service.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import { checkMaySend } from '../identity/service.ts';
import { removeOrphanFiles } from '../media/service.ts';
import { withdrawQuotes } from '../notifications/service.ts';
import { clearPassedOn } from '../triage/service.ts';
import { findMessage } from './findMessage.ts';

type TakeBackRequest = BodyOf<(typeof mobileCalls)['takeBack']>;

/** Excludes events, first answers of a report, and surveys. */
async function isRetractable(
  tx: Tx,
  { csid, event, flow, qstn, items, msgIdAnswer }: MessageRow,
): Promise<boolean> {
  if (event !== null || flow !== null || qstn !== null) return false;
  if (msgIdAnswer === null) return items === null;
  const [question] = await tx
    .select({ qstn: messages.qstn })
    .from(messages)
    .where(and(eq(messages.csid, csid), eq(messages.msgId, msgIdAnswer)));
  return question?.qstn != null;
}

/** Staff may also take back just-read messages. */
const isTooLate = async (tx: Tx, message: MessageRow): Promise<boolean> =>
  !(message.staff && getDatabaseTime() - message.at.getTime() <= TAKE_BACK_TIME) &&
  (await isReadByOtherSide(tx, message));

async function clearOwnMessage(
  context: AppContext,
  tx: Tx,
  { csid, msgId }: TakeBackRequest,
  sender: Sender,
): Promise<{ row: MessageRow; files: readonly string[] }> {
  const { reader } = sender;
  const locked = await lockSenderCase(tx, csid, sender);
  const message = await findMessage(tx, csid, msgId);
  if (message.crUid !== reader.crUid || message.staff !== reader.staff)
    throw createBadRequest('body.msgId', 'unknown');
  if (isCleared(message)) return { row: message, files: [] };
  await checkMaySend(tx, locked.cuid, reader);
  if (locked.stoppedAt) throw new Refusal('stopped');
  if (!(await isRetractable(tx, message))) throw new Refusal('stepNotAllowed');
  if (await isTooLate(tx, message)) throw new Refusal('alreadyRead');
  const files = await deleteFileRows(tx, message);
  const row = await replaceContent(tx, locked, message, 'takenBack');
  await clearSnippet(tx, row);
  if (message.staff) {
    await recomputeFirstAnswer(tx, csid);
    await recomputeDeadlines(tx, locked);
  }
  await clearPassedOn(tx, row, 'takenBack');
  await withdrawQuotes(context, tx, row);
  return { row, files };
}

/**
 * Erases content and files. Idempotent.
 * @throws Refusal unauthenticated, badRequest, unknownCase, blocked, withdrawn, stepNotAllowed, alreadyRead
 */
export async function takeBackMessage(
  context: AppContext,
  request: TakeBackRequest,
  sender: Sender,
): Promise<Message> {
  const { row, files } = await commitAndNotify(context, (tx) =>
    clearOwnMessage(context, tx, request, sender),
  );
  await removeOrphanFiles(context, files);
  const reasons = await loadModerationReasons(context.db, row.csid, [row]);
  const shown = { ...row, gthrId: await findGatheringId(context.db, row.csid) };
  return toMessage(shown, sender.reader, undefined, reasons.get(row.msgId));
}
