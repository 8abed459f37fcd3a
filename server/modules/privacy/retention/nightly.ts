import { DAY } from '@parvis/locales/dates';
import type pg from 'pg';
import { isWithin } from '../../../platform/config/hours.ts';
import { dateNow } from '../../../platform/lib/clock.ts';
import { type Compacted, compact, tables, type Waits } from './compact.ts';

/** Local hours with little use. */
const QUIET = { from: 2, until: 5 } as const;

/** Minimum interval: once a night. */
const RESTED = DAY / 4;

/** Servers that are off at night run by day after this delay. */
const LATE = 2 * DAY;

/** Failures over this period need the operator. */
const STUCK = 3 * DAY;

/** Delay before retrying a table that would be locked too long. */
const LATER = 6 * DAY;

/** Settings: last run by table, last daytime attempt, and reported tables. */
const OF_TABLE = 'compacted:';
const BY_DAY = 'compacted by day';
const TOLD = 'compacted never';

const NOTES = `select name, value from settings where name like 'compacted%'`;
const NOTE =
  'insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value';

const isQuiet = (now: Date): boolean => isWithin(QUIET, now);

/** Once a night, or by day after missed nights. */
export function isTime(last: Date, now: Date): boolean {
  const since = now.getTime() - last.getTime();
  return since > LATE || (since > RESTED && isQuiet(now));
}

/** By day at most once, as each table is locked briefly. */
function dueOf(notes: ReadonlyMap<string, string>, now: Date): string[] {
  const byDay = notes.get(BY_DAY);
  if (!isQuiet(now) && byDay !== undefined && now.getTime() - new Date(byDay).getTime() < DAY) return [];
  return tables.filter((table) => {
    const last = notes.get(OF_TABLE + table);
    return last !== undefined && isTime(new Date(last), now);
  });
}

interface Night {
  readonly came: Compacted;
  readonly now: Date;
  readonly notes: ReadonlyMap<string, string>;
}

const isStuck = ({ now, notes }: Night, table: string): boolean =>
  now.getTime() - new Date(notes.get(OF_TABLE + table) ?? now).getTime() > STUCK;

/** Reports tables that cannot be compacted, once until they succeed. */
async function tell(pool: pg.Pool, night: Night, warn: (error: Error) => void): Promise<void> {
  const { done, failed, denied, tooLarge } = night.came;
  const before = night.notes.get(TOLD);
  const known = (before ?? '').split(' ').filter((table) => table !== '' && !done.includes(table));
  const never = {
    'its role may not (it is not their owner)': denied,
    'they would be closed for longer than six seconds (“npx parvis retention --compact”, in an hour of your own, writes them anew)':
      tooLarge,
    'for three days somebody reads there, or may still see it (pg_stat_activity, pg_prepared_xacts and pg_replication_slots tell who)':
      failed.filter((table) => isStuck(night, table)),
  };
  for (const [why, those] of Object.entries(never)) {
    const news = those.filter((table) => !known.includes(table));
    if (news.length > 0) warn(new Error(`What was erased stays in the files of ${news.join(', ')}: ${why}.`));
    known.push(...news);
  }
  if (known.join(' ') !== (before ?? '')) await pool.query(NOTE, [TOLD, known.join(' ')]);
}

export async function compactNightly(
  pool: pg.Pool,
  now = dateNow(),
  warn: (error: Error) => void = () => undefined,
  waits: Waits = {},
): Promise<void> {
  const { rows } = await pool.query<{ name: string; value: string }>(NOTES);
  const notes = new Map(rows.map(({ name, value }) => [name, value]));
  const note = (names: readonly string[], at = now) =>
    Promise.all(names.map((name) => pool.query(NOTE, [name, at.toISOString()])));
  const ofTables = (those: readonly string[], at = now) =>
    note(
      those.map((table) => OF_TABLE + table),
      at,
    );
  await ofTables(tables.filter((table) => !notes.has(OF_TABLE + table)));
  const due = dueOf(notes, now);
  if (due.length === 0) return;
  if (!isQuiet(now)) await note([BY_DAY]);
  const came = await compact(pool, due, waits);
  if (!came) return;
  await ofTables([...came.done, ...came.denied]);
  await ofTables(came.tooLarge, new Date(now.getTime() + LATER));
  await tell(pool, { came, now, notes }, warn);
}
