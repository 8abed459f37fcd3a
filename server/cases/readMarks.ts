import { eq, sql } from 'drizzle-orm';
import { Refusal } from '../base/refusal.ts';
import { change, type Reader, type Services } from '../services/services.ts';
import { cases, feed, readMarks } from '../store/schema.ts';

/**
 * Notes how far a person has seen a discussion: never beyond its last message, never backwards. A mark that moves
 * is told to the feed.
 * @throws Refusal unknownCase
 */
export async function markRead(
  services: Services,
  csid: string,
  msgId: number,
  reader: Reader,
): Promise<void> {
  const [row] = await services.db
    .select({ cuid: cases.cuid, last: cases.lastMsgId })
    .from(cases)
    .where(eq(cases.csid, csid));
  if (!row) throw new Refusal('unknownCase');
  const seen = Math.min(Math.floor(msgId), row.last);
  if (!(seen > 0)) return;
  await change(services, async (tx) => {
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
