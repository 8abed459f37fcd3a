import type pg from 'pg';

/** Keys of the advisory locks of works that one server does at a time: "PARV", and a number for each. */
export const LOCKS = { erasing: 4, files: 6, moving: 8 } as const;
const PARV = 0x50415256;

/**
 * Does a work unless another server is at it; `holder` is the connection that keeps the others out.
 * @returns what it came to; undefined where another server is at it
 */
export async function onlyHere<T>(
  pool: pg.Pool,
  lock: keyof typeof LOCKS,
  work: (holder: pg.PoolClient) => Promise<T>,
): Promise<T | undefined> {
  const key = [PARV, LOCKS[lock]];
  const holder = await pool.connect();
  let sound = false;
  try {
    const { rows } = await holder.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1, $2) as taken',
      key,
    );
    if (!rows[0]?.taken) {
      sound = true;
      return undefined;
    }
    const done = await work(holder);
    await holder.query('select pg_advisory_unlock($1, $2)', key);
    sound = true;
    return done;
  } finally {
    // One that may still hold the lock is closed, which gives it back.
    holder.release(!sound);
  }
}
