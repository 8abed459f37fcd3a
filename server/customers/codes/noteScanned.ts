import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../store/database.ts';
import { qrCodes } from '../../store/schema.ts';

const today = sql`current_date`;

/** Notes that a code was scanned today: written once a day, whoever scans it. */
export async function noteScanned(db: Database, qrid: string): Promise<void> {
  const isOlder = or(isNull(qrCodes.lastScan), lt(qrCodes.lastScan, today));
  await db
    .update(qrCodes)
    .set({ lastScan: today })
    .where(and(eq(qrCodes.qrid, qrid), isOlder));
}
