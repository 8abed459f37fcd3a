import { eq, sql } from 'drizzle-orm';
import { cases, feed, readMarks } from '../store/schema.ts';
import { change, type House, type Reader } from './house.ts';
import { Refusal } from './refusal.ts';

/**
 * Notes how far a person has seen a discussion: never beyond its last message, never backwards. A mark that moves
 * is told to the feed.
 * @throws Refusal unknownCase
 */
export async function markRead(house: House, csid: string, msgId: number, reader: Reader): Promise<void> {
  const [row] = await house.db
    .select({ cuid: cases.cuid, last: cases.lastMsgId })
    .from(cases)
    .where(eq(cases.csid, csid));
  if (!row) throw new Refusal('unknownCase');
  const seen = Math.min(Math.floor(msgId), row.last);
  if (!(seen > 0)) return;
  await change(house, async (tx) => {
    const moved = await tx
      .insert(readMarks)
      .values({ csid, crUid: reader.crUid, staff: reader.staff, msgId: seen })
      .onConflictDoUpdate({
        target: [readMarks.csid, readMarks.crUid, readMarks.staff],
        set: { msgId: seen },
        setWhere: sql`${readMarks.msgId} < ${seen}`,
      })
      .returning();
    if (moved.length > 0) await tx.insert(feed).values({ cuid: row.cuid, csid, type: 'read', msgId: seen });
  });
}
