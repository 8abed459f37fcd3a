import { DAY } from '@parvis/locales/dates';
import type pg from 'pg';
import { compact } from './compact.ts';

/** When most people sleep, by the clock of this machine: from and until which hour. */
const QUIET = { from: 2, until: 5 } as const;

/** Longer than a night: it is not done twice in one. */
const RESTED = DAY / 4;

/** A server that is off at night does it by day, once it is so late. */
const LATE = 2 * DAY;

const NAME = 'compacted';
const LAST = 'select value from settings where name = $1';
const NOTE =
  'insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value';

const isQuiet = (now: Date): boolean => now.getHours() >= QUIET.from && now.getHours() < QUIET.until;

/** Whether it is time: once a night, or where no night came for long. */
export function isTime(last: Date, now: Date): boolean {
  const since = now.getTime() - last.getTime();
  return since > LATE || (since > RESTED && isQuiet(now));
}

/** Compacts once a night, of many servers one; tables that were in use are tried again in an hour. The first night begins now. */
export async function compactNightly(pool: pg.Pool, now = new Date()): Promise<void> {
  const { rows } = await pool.query<{ value: string }>(LAST, [NAME]);
  const last = rows[0]?.value;
  if (last !== undefined) {
    if (!isTime(new Date(last), now)) return;
    const told = await compact(pool);
    if (!told || told.failed.length > 0) return;
  }
  await pool.query(NOTE, [NAME, now.toISOString()]);
}
