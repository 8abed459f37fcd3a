import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, feed, messages } from '../../platform/db/schema.ts';
import { createBadRequest } from '../../platform/lib/refusal.ts';
import { type CaseRow, isCleared, type MessageRow, toSnippet } from '../cases/service.ts';
import type { AppContext } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { takeOutMessage } from '../moderation/service.ts';
import type { GatheringStepRequest } from './stepGathering.ts';

interface Approval {
  readonly tx: Tx;
  readonly row: CaseRow;
  readonly request: GatheringStepRequest;
  readonly reader: StaffReader;
}

/** Undefined if already handled. @throws Refusal badRequest */
async function findWaiting({
  tx,
  row: { csid },
  request: { msgId },
}: Approval): Promise<MessageRow | undefined> {
  if (msgId === undefined) throw createBadRequest('body.msgId', 'missing');
  const [message] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.csid, csid), eq(messages.msgId, msgId)));
  return message?.tgtTypes?.includes('waiting') && !isCleared(message) ? message : undefined;
}

/**
 * The message becomes the newest, unread for all, and frees its old number.
 * @returns whether it waited @throws Refusal badRequest
 */
export async function publishMessage(approval: Approval): Promise<boolean> {
  const { tx, row } = approval;
  const message = await findWaiting(approval);
  if (!message) return false;
  const { csid, cuid } = row;
  const at = sql`greatest(clock_timestamp(), ${cases.lastAt})`;
  const [changed] = await tx
    .update(cases)
    .set({
      ...{ lastMsgId: row.lastMsgId + 1, lastAt: at, lastBy: message.crUid, lastTxt: toSnippet(message) },
      lastKind: null,
    })
    .where(eq(cases.csid, csid))
    .returning({ msgId: cases.lastMsgId, at: cases.lastAt });
  if (!changed) throw new Error('The gathering is not stored.');
  await tx
    .update(messages)
    .set({ ...changed, tgtTypes: null })
    .where(and(eq(messages.csid, csid), eq(messages.msgId, message.msgId)));
  await tx.insert(feed).values({ cuid, csid, type: 'message', msgId: changed.msgId });
  return true;
}

/** @returns whether it waited @throws Refusal badRequest */
export async function refuseMessage(context: AppContext, approval: Approval): Promise<boolean> {
  const { tx, row, request, reader } = approval;
  const message = await findWaiting(approval);
  if (!message) return false;
  const { csid, msgId } = message;
  await takeOutMessage(context, tx, row, { csid, msgId, reason: request.why }, reader);
  return true;
}
