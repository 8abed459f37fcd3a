import type pg from 'pg';
import { refuseBrokenClock } from '../../../platform/db/databaseClock.ts';
import { onlyHere } from '../../../platform/db/onlyHere.ts';
import { dateNow, elapsedSince } from '../../../platform/lib/clock.ts';
import { type Erased, rules } from './rules.ts';

const NOTE = 'insert into erasures (began, ms, why, cases, messages, others) values ($1, $2, $3, $4, $5, $6)';

/** Adds a run to the register of erasures, unless it erased nothing. */
export async function noteRun(
  client: pg.ClientBase,
  why: 'due' | 'asked',
  began: Date,
  erased: Erased,
): Promise<void> {
  const { cases = 0, messages = 0, ...rest } = erased;
  const others = Object.fromEntries(Object.entries(rest).filter(([, rows]) => rows > 0));
  if (cases + messages === 0 && Object.keys(others).length === 0) return;
  await client.query(NOTE, [began, elapsedSince(began), why, cases, messages, JSON.stringify(others)]);
}

function summed(parts: readonly Erased[]): Erased {
  const sum: Record<string, number> = {};
  for (const part of parts)
    for (const [table, rows] of Object.entries(part)) if (rows > 0) sum[table] = (sum[table] ?? 0) + rows;
  return sum;
}

interface AllErased {
  readonly erased: Erased;
  readonly failures: readonly { readonly table: string; readonly error: unknown }[];
}

/** A failing rule does not stop the others. */
async function eraseAll(pool: pg.Pool, now: Date): Promise<AllErased> {
  const parts: Erased[] = [];
  const failures: { table: string; error: unknown }[] = [];
  for (const { table, erase } of rules) {
    try {
      parts.push(await erase(pool, now));
    } catch (error) {
      failures.push({ table, error });
    }
  }
  return { erased: summed(parts), failures };
}

function failed(failures: AllErased['failures']): Error {
  const which = failures.map(({ table }) => table).join(', ');
  const why = failures.map(
    ({ table, error }) => `${table}: ${error instanceof Error ? error.message : error}`,
  );
  return new Error(`What is past its time could not be erased of ${which}. ${why.join('; ')}`, {
    cause: failures[0]?.error,
  });
}

/**
 * Erases expired data in batches (specification 10, data retention): cases due by `now` and rows matched by
 * the retention rules. Records the run. One server runs at a time.
 * @returns row counts; undefined while another server runs
 * @throws ClocksApart before erasing if the clocks disagree
 * @throws Error if some rules failed; the others were applied
 */
export async function eraseDue(pool: pg.Pool, now = dateNow()): Promise<Erased | undefined> {
  await refuseBrokenClock(pool);
  return onlyHere(pool, 'erasing', async (holder) => {
    const began = dateNow();
    const { erased, failures } = await eraseAll(pool, now);
    await noteRun(holder, 'due', began, erased);
    if (failures.length > 0) throw failed(failures);
    return erased;
  });
}

export async function whatIsDue(pool: pg.Pool, now = dateNow()): Promise<Erased> {
  const parts: Erased[] = [];
  for (const { table, count } of rules) {
    const { rows } = await pool.query<{ rows: number }>(count, [now]);
    parts.push({ [table]: rows[0]?.rows ?? 0 });
  }
  return summed(parts);
}
