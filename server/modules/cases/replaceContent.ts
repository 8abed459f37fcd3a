import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, feed, media, messages } from '../../platform/db/schema.ts';
import type { CaseRow, MessageRow } from './caseRows.ts';

export const listFileIds = ({ media: files }: Pick<MessageRow, 'media'>): string[] =>
  (files ?? []).flatMap(({ id, poster }) => (poster === undefined ? [id] : [id, poster]));

const NO_CONTENT = {
  msgTxt: null,
  qstnId: null,
  items: null,
  answers: null,
  words: null,
  media: null,
} as const;

/**
 * Replaces the content by an event, and publishes it. The row stays, so that numbers have no gaps. A question
 * reopens when its answer is taken back.
 */
export async function replaceContent(
  tx: Tx,
  { cuid }: Pick<CaseRow, 'cuid'>,
  { csid, msgId }: Pick<MessageRow, 'csid' | 'msgId'>,
  event: 'takenBack' | 'moderated',
): Promise<MessageRow> {
  const [row] = await tx
    .update(messages)
    .set({ ...NO_CONTENT, event, ...(event === 'takenBack' && { msgIdAnswer: null }) })
    .where(and(eq(messages.csid, csid), eq(messages.msgId, msgId)))
    .returning();
  if (!row) throw new Error('The message is not stored.');
  await tx.insert(feed).values({ cuid, csid, type: 'erased', msgId });
  return row;
}

/** Keeps the preview of a later message. */
export async function clearSnippet(tx: Tx, { csid, msgId, event }: MessageRow): Promise<void> {
  await tx
    .update(cases)
    .set({ lastTxt: null, lastKind: event })
    .where(and(eq(cases.csid, csid), eq(cases.lastMsgId, msgId)));
}

/** @returns ids of files to delete after the commit */
export async function deleteFileRows(tx: Tx, message: Pick<MessageRow, 'csid' | 'media'>): Promise<string[]> {
  const ids = listFileIds(message);
  if (ids.length > 0) await tx.delete(media).where(and(eq(media.csid, message.csid), inArray(media.id, ids)));
  return ids;
}
