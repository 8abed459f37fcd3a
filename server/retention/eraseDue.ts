import type pg from 'pg';
import { onlyHere } from '../store/onlyHere.ts';
import { noteRun } from './register.ts';
import { type Erased, rules } from './rules.ts';

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
  return onlyHere(pool, 'erasing', async (holder) => {
    const began = new Date();
    const erased = await eraseAll(pool, now);
    await noteRun(holder, 'due', began, erased);
    return erased;
  });
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
