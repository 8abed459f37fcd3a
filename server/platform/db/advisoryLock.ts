import type pg from 'pg';

/** One server at a time ("PARV", number). */
export const ADVISORY_LOCKS = { erasing: 4, files: 6, moving: 8 } as const;
const PARV = 0x50415256;

/** @returns undefined if another server holds the lock */
export async function withAdvisoryLock<T>(
  pool: pg.Pool,
  lock: keyof typeof ADVISORY_LOCKS,
  work: (holder: pg.PoolClient) => Promise<T>,
): Promise<T | undefined> {
  const key = [PARV, ADVISORY_LOCKS[lock]];
  const holder = await pool.connect();
  let isReleased = false;
  try {
    const { rows } = await holder.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1, $2) as taken',
      key,
    );
    if (!rows[0]?.taken) {
      isReleased = true;
      return undefined;
    }
    const done = await work(holder);
    await holder.query('select pg_advisory_unlock($1, $2)', key);
    isReleased = true;
    return done;
  } finally {
    // It may still hold the lock.
    holder.release(!isReleased);
  }
}
