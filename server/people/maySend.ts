import { and, eq } from 'drizzle-orm';
import { Refusal } from '../base/refusal.ts';
import type { Reader } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { blocks, customers } from '../store/schema.ts';

/**
 * Whoever sends as a visitor may do so: the customer is in service, and has not blocked them. Who is held by `lockWriter` cannot be blocked
 * until the transaction ends.
 * @throws Refusal withdrawn, blocked
 */
export async function checkMaySend(
  tx: Tx,
  cuid: string,
  { crUid, staff }: Pick<Reader, 'crUid' | 'staff'>,
): Promise<void> {
  if (staff) return;
  const [row] = await tx
    .select({ withdrawn: customers.withdrawn, blockedAt: blocks.at })
    .from(customers)
    .leftJoin(blocks, and(eq(blocks.cuid, customers.cuid), eq(blocks.crUid, crUid)))
    .where(eq(customers.cuid, cuid));
  if (row?.withdrawn) throw new Refusal('withdrawn');
  if (row?.blockedAt) throw new Refusal('blocked');
}
