import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../store/database.ts';
import { cases, feed } from '../store/schema.ts';
import { type Address, kinds } from './addresses.ts';

/** An address was proved: pages that show a case where its person gave one of its kind learn which is verified by now. */
export async function tellProved(tx: Tx, crUid: string, { kind }: Pick<Address, 'kind'>): Promise<void> {
  const rows = await tx
    .select({ csid: cases.csid, cuid: cases.cuid, msgId: cases.lastMsgId })
    .from(cases)
    .where(and(eq(cases.reporter, crUid), sql`${cases.contact} ->> ${kinds[kind].contact} is not null`));
  if (rows.length > 0) await tx.insert(feed).values(rows.map((row) => ({ ...row, type: 'case' as const })));
}
