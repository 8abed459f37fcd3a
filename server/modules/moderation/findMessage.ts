import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { messages } from '../../platform/db/schema.ts';
import { createBadRequest } from '../../platform/lib/refusal.ts';
import { clampMessageId, type MessageRow } from '../cases/service.ts';

/** @throws Refusal badRequest */
export async function findMessage(tx: Tx, csid: string, msgId: number): Promise<MessageRow> {
  const [message] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.csid, csid), eq(messages.msgId, clampMessageId(msgId))));
  if (!message) throw createBadRequest('body.msgId', 'unknown');
  return message;
}
