import type pg from 'pg';
import { expect } from 'vitest';
import { hasPendingRows } from '../platform/realtime/feed.ts';
import { eventually } from './eventually.ts';

/** Other databases of the server may hold it back. */
export const waitForFeedHorizon = (pool: pg.Pool): Promise<void> =>
  eventually(async () => expect(await hasPendingRows(pool)).toBe(false));

export async function hasLockWait(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

export async function waitForLocks(pool: pg.Pool, many: number): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if ((rows[0]?.n ?? 0) >= many) return;
  }
}
