import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../store/database.ts';
import { blocks, cases, feed } from '../store/schema.ts';

/** That somebody may send nothing to a customer. */
export type Block = typeof blocks.$inferSelect;

const of = (cuid: string, crUid: string) => and(eq(blocks.cuid, cuid), eq(blocks.crUid, crUid));

/** The block of somebody at a customer, if there is one. */
export async function blockOf(tx: Tx, cuid: string, crUid: string): Promise<Block | undefined> {
  const [row] = await tx.select().from(blocks).where(of(cuid, crUid));
  return row;
}

/** Blocks somebody who is held by `lockIdentity`. */
export const putBlock = (tx: Tx, block: Pick<Block, 'cuid' | 'crUid' | 'reason'>): Promise<unknown> =>
  tx.insert(blocks).values({ ...block, at: sql`clock_timestamp()` as unknown as Date });

/** Lets somebody send again. */
export const endBlock = (tx: Tx, cuid: string, crUid: string): Promise<unknown> =>
  tx.delete(blocks).where(of(cuid, crUid));

/** Open pages of either side learn what somebody may do in all of their cases at a customer, but in one that is told otherwise. */
export async function tellOwnCases(tx: Tx, cuid: string, crUid: string, but = ''): Promise<void> {
  const own = await tx
    .select({ csid: cases.csid, msgId: cases.lastMsgId })
    .from(cases)
    .where(and(eq(cases.cuid, cuid), eq(cases.reporter, crUid), ne(cases.csid, but)))
    .orderBy(cases.csid);
  if (own.length > 0)
    await tx.insert(feed).values(own.map((one) => ({ ...one, cuid, type: 'case' as const })));
}

/** Whoever turned out to be another person stays blocked as that person, since when and for what came first there. */
export async function moveBlocks(tx: Tx, from: string, into: string): Promise<void> {
  const moved = await tx.delete(blocks).where(eq(blocks.crUid, from)).returning();
  for (const block of moved) {
    await tx
      .insert(blocks)
      .values({ ...block, crUid: into })
      .onConflictDoNothing();
    await tellOwnCases(tx, block.cuid, into);
  }
}
