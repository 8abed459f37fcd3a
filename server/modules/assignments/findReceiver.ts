import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { staff } from '../../platform/db/schema.ts';
import type { StaffRow } from '../context/session.ts';

export interface Receiver {
  readonly role: StaffRow;
  readonly crUid: string;
}

/** An e-mail match wins over a phone match. Null before the first sign-in. */
export const personOfRole = sql<string | null>`(select i.cr_uid from identities i where i.merged_into is null
  and (i.email = "staff"."email" or i.phone = "staff"."phone") order by i.email = "staff"."email" desc nulls last limit 1)`;

export async function findReceiver(db: Tx, cuid: string, rlid: string): Promise<Receiver | undefined> {
  const [found] = await db
    .select({ role: staff, crUid: personOfRole })
    .from(staff)
    .where(and(eq(staff.cuid, cuid), eq(staff.rlid, rlid)));
  return found?.crUid ? { role: found.role, crUid: found.crUid } : undefined;
}

/**
 * Prevents the receiver's removal until commit. Lock order: case first. @returns whether they are still staff
 */
export async function lockReceiver(tx: Tx, { role: { rlid } }: Receiver): Promise<boolean> {
  const rows = await tx.select({ rlid: staff.rlid }).from(staff).where(eq(staff.rlid, rlid)).for('key share');
  return rows.length > 0;
}
