import type { CaseInfo } from '@parvis/api/entities/case';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { holdReasons } from '../../platform/db/schema.ts';
import type { Reader } from '../context/appContext.ts';

export async function findHoldReason(tx: Tx, csid: string, msgId: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ reason: holdReasons.reason })
    .from(holdReasons)
    .where(and(eq(holdReasons.csid, csid), eq(holdReasons.msgId, msgId)));
  return row?.reason;
}

export async function storeHoldReason(tx: Tx, csid: string, msgId: number, reason: string): Promise<void> {
  await tx.insert(holdReasons).values({ csid, msgId, reason });
}

/** For staff only. */
export async function loadHoldReasons(
  db: Tx,
  csid: string,
  reader: Pick<Reader, 'staff'>,
): Promise<Pick<CaseInfo, 'holdReasons'>> {
  if (!reader.staff) return {};
  const rows = await db
    .select({ msgId: holdReasons.msgId, reason: holdReasons.reason })
    .from(holdReasons)
    .where(eq(holdReasons.csid, csid))
    .orderBy(asc(holdReasons.msgId));
  return rows.length > 0 ? { holdReasons: rows } : {};
}
