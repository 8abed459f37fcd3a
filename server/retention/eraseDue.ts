import type pg from 'pg';
import { noteRun } from './register.ts';
import { type Erased, rules } from './rules.ts';

/** Key of the advisory lock that lets one server erase at a time ("PARV", 4). */
const LOCK = [0x50415256, 4] as const;

/** Tables of which something went, each once. */
function summed(parts: readonly Erased[]): Erased {
  const sum: Record<string, number> = {};
  for (const part of parts)
    for (const [table, rows] of Object.entries(part)) if (rows > 0) sum[table] = (sum[table] ?? 0) + rows;
  return sum;
}

async function eraseAll(pool: pg.Pool, now: Date): Promise<Erased> {
  const parts: Erased[] = [];
  for (const rule of rules) parts.push(await rule.erase(pool, now));
  return summed(parts);
}

/**
 * Erases what may be kept no longer (specification 10, data retention): every case whose `eraseOn` has come by `now`, and whatever
 * else of a person is past its time (`rules.ts`), a few rows at a time, while everybody goes on; what it did is noted in the
 * register (`erasures`). Of several servers one does it.
 * @returns what was erased; undefined where another server is at it
 */
export async function eraseDue(pool: pg.Pool, now = new Date()): Promise<Erased | undefined> {
  const holder = await pool.connect();
  let sound = false;
  try {
    const { rows } = await holder.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
      ...LOCK,
    ]);
    if (!rows[0]?.taken) {
      sound = true;
      return undefined;
    }
    const began = new Date();
    const erased = await eraseAll(pool, now);
    await noteRun(holder, 'due', began, erased);
    await holder.query('select pg_advisory_unlock($1, $2)', [...LOCK]);
    sound = true;
    return erased;
  } finally {
    // One that may still hold the lock is closed, which gives it back.
    holder.release(!sound);
  }
}

/** What `eraseDue` would erase at `now`. */
export async function whatIsDue(pool: pg.Pool, now = new Date()): Promise<Erased> {
  const parts: Erased[] = [];
  for (const { table, count } of rules) {
    const { rows } = await pool.query<{ rows: number }>(count, [now]);
    parts.push({ [table]: rows[0]?.rows ?? 0 });
  }
  return summed(parts);
}
