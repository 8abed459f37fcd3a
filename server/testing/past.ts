import type pg from 'pg';
import { expect } from 'vitest';
import { rowsAreBeyondHorizon } from '../platform/realtime/feed.ts';
import { eventually } from './patience.ts';

/** Waits until all that happened is past: other databases of the same server hold it back while they write. */
export const allIsPast = (pool: pg.Pool): Promise<void> =>
  eventually(async () => expect(await rowsAreBeyondHorizon(pool)).toBe(false));

/** True while a connection to this database waits for what another holds. */
export async function someoneWaits(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

/** Waits until so many connections to this database wait for what others hold. */
export async function manyWait(pool: pg.Pool, many: number): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if ((rows[0]?.n ?? 0) >= many) return;
  }
}
