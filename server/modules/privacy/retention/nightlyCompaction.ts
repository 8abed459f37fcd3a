import { DAY } from '@parvis/locales/dates';
import type pg from 'pg';
import { isWithinHours } from '../../../platform/config/hours.ts';
import { getDatabaseNow } from '../../../platform/lib/clock.ts';
import {
  type CompactionLimits,
  type CompactionResult,
  compactedTables,
  compactTables,
} from './compactTables.ts';

/** Local hours with little use. */
const NIGHT_HOURS = { from: 2, until: 5 } as const;

/** Once a night. */
const MIN_INTERVAL = DAY / 4;

/** Servers that are off at night run by day after this delay. */
const MAX_DELAY = 2 * DAY;

/** Failures over this period need the operator. */
const STUCK_AFTER = 3 * DAY;

/** Before retrying a table that would be locked too long. */
const RETRY_DELAY = 6 * DAY;

/** Settings: last run by table, last daytime attempt, reported tables. */
const TABLE_SETTING = 'compacted:';
const DAYTIME_SETTING = 'compacted by day';
const REPORTED_SETTING = 'compacted never';

const SELECT_SETTINGS = `select name, value from settings where name like 'compacted%'`;
const UPSERT_SETTING =
  'insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value';

const isNight = (now: Date): boolean => isWithinHours(NIGHT_HOURS, now);

/** Once a night, or by day after missed nights. */
export function isCompactionDue(last: Date, now: Date): boolean {
  const since = now.getTime() - last.getTime();
  return since > MAX_DELAY || (since > MIN_INTERVAL && isNight(now));
}

/** By day at most once: each table is locked briefly. */
function selectDueTables(notes: ReadonlyMap<string, string>, now: Date): string[] {
  const byDay = notes.get(DAYTIME_SETTING);
  if (!isNight(now) && byDay !== undefined && now.getTime() - new Date(byDay).getTime() < DAY) return [];
  return compactedTables.filter((table) => {
    const last = notes.get(TABLE_SETTING + table);
    return last !== undefined && isCompactionDue(new Date(last), now);
  });
}

interface NightlyRun {
  readonly result: CompactionResult;
  readonly now: Date;
  readonly notes: ReadonlyMap<string, string>;
}

const isStuck = ({ now, notes }: NightlyRun, table: string): boolean =>
  now.getTime() - new Date(notes.get(TABLE_SETTING + table) ?? now).getTime() > STUCK_AFTER;

/** Reports tables once until they succeed. */
async function reportUncompacted(
  pool: pg.Pool,
  night: NightlyRun,
  warn: (error: Error) => void,
): Promise<void> {
  const { done, failed, denied, tooLarge } = night.result;
  const before = night.notes.get(REPORTED_SETTING);
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
  if (known.join(' ') !== (before ?? ''))
    await pool.query(UPSERT_SETTING, [REPORTED_SETTING, known.join(' ')]);
}

export async function runNightlyCompaction(
  pool: pg.Pool,
  now = getDatabaseNow(),
  warn: (error: Error) => void = () => undefined,
  waits: CompactionLimits = {},
): Promise<void> {
  const { rows } = await pool.query<{ name: string; value: string }>(SELECT_SETTINGS);
  const notes = new Map(rows.map(({ name, value }) => [name, value]));
  const storeTimes = (names: readonly string[], at = now) =>
    Promise.all(names.map((name) => pool.query(UPSERT_SETTING, [name, at.toISOString()])));
  const storeTableTimes = (those: readonly string[], at = now) =>
    storeTimes(
      those.map((table) => TABLE_SETTING + table),
      at,
    );
  await storeTableTimes(compactedTables.filter((table) => !notes.has(TABLE_SETTING + table)));
  const due = selectDueTables(notes, now);
  if (due.length === 0) return;
  if (!isNight(now)) await storeTimes([DAYTIME_SETTING]);
  const result = await compactTables(pool, due, waits);
  if (!result) return;
  await storeTableTimes([...result.done, ...result.denied]);
  await storeTableTimes(result.tooLarge, new Date(now.getTime() + RETRY_DELAY));
  await reportUncompacted(pool, { result, now, notes }, warn);
}
