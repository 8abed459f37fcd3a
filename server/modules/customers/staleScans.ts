import { STALE_SCAN_DAYS } from '@parvis/api/entities/codes';
import { and, eq, gt, max, sql, sum } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { staleScans } from '../../platform/db/schema.ts';
import type { Warn } from '../../platform/logging/log.ts';

/** @returns false if the code is unknown or in service */
export async function recordStaleScan(db: Pick<Database, 'execute'>, qrid: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into stale_scans (cuid, qrid, day, scans)
    select cuid, qrid, current_date, 1 from qr_codes where qrid = ${qrid} and stale
    on conflict (cuid, qrid, day) do update set scans = stale_scans.scans + 1`);
  return rowCount === 1;
}

export interface StaleScanCount {
  readonly count: number;
  /** Day of the last scan. */
  readonly last: string;
}

/** Counts the last `STALE_SCAN_DAYS` days. */
export async function fetchStaleScans(
  db: Pick<Database, 'select'>,
  cuid: string,
): Promise<ReadonlyMap<string, StaleScanCount>> {
  const rows = await db
    .select({ qrid: staleScans.qrid, count: sum(staleScans.scans), last: max(staleScans.day) })
    .from(staleScans)
    .where(
      and(eq(staleScans.cuid, cuid), gt(staleScans.day, sql`current_date - ${STALE_SCAN_DAYS}::integer`)),
    )
    .groupBy(staleScans.qrid);
  return new Map(rows.map(({ qrid, count, last }) => [qrid, { count: Number(count), last: last ?? '' }]));
}

const REPEAT_MS = 3_600_000;

/** Warns at most hourly. */
export function createUnknownCodeWarning(warn: Warn): (qrid: string) => void {
  let quietUntil = 0;
  return (qrid) => {
    if (quietUntil > Date.now()) return;
    quietUntil = Date.now() + REPEAT_MS;
    warn(`A device scanned ${qrid}, a code that no customer has; more within an hour are not told.`, {
      event: 'unknown_code_scanned',
    });
  };
}
