import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { blocks, cases, customers, feed } from '../../platform/db/schema.ts';

export type Block = typeof blocks.$inferSelect;

const matchBlock = (cuid: string, crUid: string) => and(eq(blocks.cuid, cuid), eq(blocks.crUid, crUid));

export async function findBlock(tx: Tx, cuid: string, crUid: string): Promise<Block | undefined> {
  const [row] = await tx.select().from(blocks).where(matchBlock(cuid, crUid));
  return row;
}

/** Lock order: customers before their cases. */
export const lockCustomers = (tx: Tx, cuids: readonly string[]): Promise<unknown> =>
  tx
    .select({ cuid: customers.cuid })
    .from(customers)
    .where(inArray(customers.cuid, [...cuids]))
    .orderBy(customers.cuid)
    .for('key share');

/** Requires `lockPeople`. */
export const insertBlock = (tx: Tx, block: Pick<Block, 'cuid' | 'crUid' | 'reason'>): Promise<unknown> =>
  tx.insert(blocks).values({ ...block, at: sql`clock_timestamp()` as unknown as Date });

export const deleteBlock = (tx: Tx, cuid: string, crUid: string): Promise<unknown> =>
  tx.delete(blocks).where(matchBlock(cuid, crUid));

/** Refreshes open pages, except of case `but`. */
export async function notifyReporterCases(tx: Tx, cuid: string, crUid: string, but = ''): Promise<void> {
  const own = await tx
    .select({ csid: cases.csid, msgId: cases.lastMsgId })
    .from(cases)
    .where(and(eq(cases.cuid, cuid), eq(cases.reporter, crUid), ne(cases.csid, but)))
    .orderBy(cases.csid);
  if (own.length > 0)
    await tx.insert(feed).values(own.map((one) => ({ ...one, cuid, type: 'case' as const })));
}

export async function lockBlockingCustomers(tx: Tx, crUid: string): Promise<void> {
  const rows = await tx.select({ cuid: blocks.cuid }).from(blocks).where(eq(blocks.crUid, crUid));
  if (rows.length > 0)
    await lockCustomers(
      tx,
      rows.map(({ cuid }) => cuid),
    );
}

/** Keeps existing blocks. */
export async function moveBlocks(tx: Tx, from: string, into: string): Promise<void> {
  const moved = await tx.delete(blocks).where(eq(blocks.crUid, from)).returning();
  for (const block of moved) {
    await tx
      .insert(blocks)
      .values({ ...block, crUid: into })
      .onConflictDoNothing();
    await notifyReporterCases(tx, block.cuid, into);
  }
}
