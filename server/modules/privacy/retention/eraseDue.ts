import type pg from 'pg';
import { withAdvisoryLock } from '../../../platform/db/advisoryLock.ts';
import { checkClockOffset } from '../../../platform/db/databaseClock.ts';
import { getDatabaseNow, measureElapsed } from '../../../platform/lib/clock.ts';
import { type ErasedCounts, retentionRules } from './retentionRules.ts';

const INSERT_RUN =
  'insert into erasures (began, ms, why, cases, messages, others) values ($1, $2, $3, $4, $5, $6)';

/** Skips runs that erased nothing. */
export async function recordErasureRun(
  client: pg.ClientBase,
  why: 'due' | 'asked',
  began: Date,
  erased: ErasedCounts,
): Promise<void> {
  const { cases = 0, messages = 0, ...rest } = erased;
  const others = Object.fromEntries(Object.entries(rest).filter(([, rows]) => rows > 0));
  if (cases + messages === 0 && Object.keys(others).length === 0) return;
  await client.query(INSERT_RUN, [
    began,
    measureElapsed(began),
    why,
    cases,
    messages,
    JSON.stringify(others),
  ]);
}

function mergeCounts(parts: readonly ErasedCounts[]): ErasedCounts {
  const sum: Record<string, number> = {};
  for (const part of parts)
    for (const [table, rows] of Object.entries(part)) if (rows > 0) sum[table] = (sum[table] ?? 0) + rows;
  return sum;
}

interface RuleResults {
  readonly erased: ErasedCounts;
  readonly failures: readonly { readonly table: string; readonly error: unknown }[];
}

/** A failing rule does not stop the others. */
async function runRules(pool: pg.Pool, now: Date): Promise<RuleResults> {
  const parts: ErasedCounts[] = [];
  const failures: { table: string; error: unknown }[] = [];
  for (const { table, erase } of retentionRules) {
    try {
      parts.push(await erase(pool, now));
    } catch (error) {
      failures.push({ table, error });
    }
  }
  return { erased: mergeCounts(parts), failures };
}

function toError(failures: RuleResults['failures']): Error {
  const which = failures.map(({ table }) => table).join(', ');
  const why = failures.map(
    ({ table, error }) => `${table}: ${error instanceof Error ? error.message : error}`,
  );
  return new Error(`What is past its time could not be erased of ${which}. ${why.join('; ')}`, {
    cause: failures[0]?.error,
  });
}

/**
 * Runs in batches (specification 10, data retention): cases due by `now`, and rows matched by the rules. One
 * server at a time.
 * @returns row counts; undefined while another server runs
 * @throws ClocksApart before erasing if the clocks disagree
 * @throws Error if some rules failed; the others were applied
 */
export async function eraseDue(pool: pg.Pool, now = getDatabaseNow()): Promise<ErasedCounts | undefined> {
  await checkClockOffset(pool);
  return withAdvisoryLock(pool, 'erasing', async (holder) => {
    const began = getDatabaseNow();
    const { erased, failures } = await runRules(pool, now);
    await recordErasureRun(holder, 'due', began, erased);
    if (failures.length > 0) throw toError(failures);
    return erased;
  });
}

export async function countDueRows(pool: pg.Pool, now = getDatabaseNow()): Promise<ErasedCounts> {
  const parts: ErasedCounts[] = [];
  for (const { table, count } of retentionRules) {
    const { rows } = await pool.query<{ rows: number }>(count, [now]);
    parts.push({ [table]: rows[0]?.rows ?? 0 });
  }
  return mergeCounts(parts);
}
