import type { ErrorCode } from '@parvis/api/errors';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import type { Reader } from '../context/appContext.ts';

/**
 * `lockAgainstMerge` prevents a block until commit.
 * @throws Refusal withdrawn, blocked
 */
export async function checkMaySend(
  tx: Tx,
  cuid: string,
  { crUid, staff }: Pick<Reader, 'crUid' | 'staff'>,
): Promise<void> {
  const { rows } = await tx.execute<{ refusal: ErrorCode | null }>(
    sql`select may_send(${cuid}, ${crUid}, ${staff}) as refusal`,
  );
  const refusal = rows[0]?.refusal;
  if (refusal) throw new Refusal(refusal);
}
