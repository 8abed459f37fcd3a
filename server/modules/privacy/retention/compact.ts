import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { rules } from './rules.ts';

/** The first transaction that began after a moment: whoever began before it may see what was erased until then. */
type Moment = string;

const NOW = 'select pg_snapshot_xmax(pg_current_snapshot())::xid::text as now';

async function momentOf(client: pg.ClientBase): Promise<Moment> {
  const { rows } = await client.query<{ now: string }>(NOW);
  return rows[0]?.now ?? '';
}

/**
 * Who may see what was erased before a moment, as PostgreSQL reckons when it writes a table anew: transactions that write, prepared ones too,
 * in whichever database of the server; who reads in this one, or on a standby that says so; and what a replication slot keeps.
 */
const HELD = `select
  age(pg_snapshot_xmin(pg_current_snapshot())::xid) > age($1::text::xid)
  or exists (select from pg_stat_activity
    where pid <> pg_backend_pid() and (datname = current_database() or datname is null)
      and backend_type is distinct from 'autovacuum worker' and age(backend_xmin) > age($1::text::xid))
  or exists (select from pg_replication_slots
    where age(xmin) > age($1::text::xid) or ($2 and age(catalog_xmin) > age($1::text::xid))) as held`;

/** Whether PostgreSQL still keeps what was erased from a table before a moment, for somebody. */
async function isHeld(client: pg.ClientBase, table: string, before: Moment): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(HELD, [before, table.startsWith('pg_catalog.')]);
  return rows[0]?.held === true;
}

const LOOK_AGAIN_MS = 50;

/** Waits until nobody is left of before a moment, for so many milliseconds at most: who writes usually ends at once, and a standby tells every ten seconds how far it is. */
async function untilFree(client: pg.ClientBase, before: Moment, patience: number): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end && (await isHeld(client, '', before))) await pause(LOOK_AGAIN_MS);
}

/** Key of the advisory lock that lets one server compact at a time ("PARV", 5). */
const LOCK = [0x50415256, 5] as const;

/** What is larger is not begun: a copy of it may not find room on the disk. */
const BYTES_MAX = 1024 ** 3;

/** A table is closed for so long at most, milliseconds: whoever wants it waits for longer than that (`PATIENCE` of the store), and fails at nothing. */
const CLOSED = 6_000;

/** Whoever may still see what was erased is waited for, milliseconds: as long as nothing is closed, nobody waits behind. */
const PATIENCE = 15_000;

/** Whoever stands in the way of a table is not waited for, so that nobody waits behind; what closes nothing takes the time that it takes. */
const HASTY = `set lock_timeout = '1s'; set statement_timeout = 0`;
/** A statement that may take longer than the store lets others. */
const patiently = (text: string) => {
  const query = { text, query_timeout: 12 * 3_600_000 };
  return query;
};

/** Tables that hold something of people, and the one in which PostgreSQL keeps samples of what stands in them. */
export const tables: readonly string[] = [
  ...new Set(rules.map(({ table }) => `public.${table}`)),
  'pg_catalog.pg_statistic',
];

/** PostgreSQL keeps the samples of a table that is empty by now; from version 18 on they can be taken away. */
const HAS_CLEAR = `select to_regproc('pg_catalog.pg_clear_attribute_stats') is not null as has`;
const CLEAR = `select pg_clear_attribute_stats('public', c.relname::text, a.attname::text, false)
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.oid = to_regclass($1) and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`;

const FILE = 'select pg_relation_filenode(to_regclass($1)) as file';
const fileOf = async (client: pg.ClientBase, table: string): Promise<number | undefined> =>
  (await client.query<{ file: number }>(FILE, [table])).rows[0]?.file;

/** PostgreSQL's words for what a role may not do, and for what took longer than it may. */
const WHY_NOT: Readonly<Record<string, 'denied' | 'tooLarge'>> = { '42501': 'denied', '57014': 'tooLarge' };
const whyNot = (error: unknown): 'denied' | 'tooLarge' | 'failed' =>
  (error instanceof Error && 'code' in error ? WHY_NOT[String(error.code)] : undefined) ?? 'failed';

/** A limit holds for the statement that ends it, too: where the machine is busy it is tried again. */
async function endLimit(client: pg.ClientBase, tries = 100): Promise<void> {
  try {
    await client.query('set statement_timeout = 0');
  } catch (error) {
    if (tries === 1 || whyNot(error) !== 'tooLarge') throw error;
    await endLimit(client, tries - 1);
  }
}

/** Writes a table anew as long as that does not close it for too long. */
async function rewrite(client: pg.ClientBase, table: string, closed: number): Promise<void> {
  await client.query(`set statement_timeout = ${closed}`);
  try {
    await client.query(patiently(`vacuum full ${table}`));
  } finally {
    await endLimit(client);
  }
}

/**
 * Writes one table anew: what was erased, which only stood unread in its pages till then, is in no file of it any more. To whoever may
 * not, PostgreSQL says so in passing alone: the file is the old one.
 */
async function writeAnew(client: pg.ClientBase, table: string, closed: number): Promise<'done' | 'denied'> {
  const before = await fileOf(client, table);
  const { rows } = await client.query<{ has: boolean }>(HAS_CLEAR);
  if (rows[0]?.has) await client.query(CLEAR, [table]);
  await rewrite(client, table, closed);
  if ((await fileOf(client, table)) === before) return 'denied';
  // What may be read without looking at each row is known again, and what stands in the columns.
  await client.query(patiently(`vacuum (analyze) ${table}`));
  return 'done';
}

const isSmall = async (client: pg.ClientBase, table: string): Promise<boolean> => {
  const size = 'select pg_total_relation_size(to_regclass($1)) <= $2 as small';
  const { rows } = await client.query<{ small: boolean }>(size, [table, BYTES_MAX]);
  return rows[0]?.small === true;
};

/** What became of each table. */
export interface Compacted {
  readonly done: string[];
  /** Somebody was reading or writing there for too long, or may still see what was erased. */
  readonly failed: string[];
  /** The role of this server may not. */
  readonly denied: string[];
  /** It would be closed for too long. */
  readonly tooLarge: string[];
}

/** How long others are let wait, milliseconds. */
export interface Waits {
  /** Whoever may still see what was erased is waited for. */
  readonly patience?: number | undefined;
  /** A table is closed at most; 0 for as long as it takes, whatever its size. */
  readonly closed?: number | undefined;
}

async function becomesOf(
  client: pg.ClientBase,
  table: string,
  { now, closed }: { readonly now: Moment; readonly closed: number },
): Promise<keyof Compacted> {
  if (closed > 0 && !(await isSmall(client, table))) return 'tooLarge';
  if (await isHeld(client, table, now)) return 'failed';
  return writeAnew(client, table, closed).catch(whyNot);
}

/**
 * Writes the tables that hold something of people anew, one after the other, their indexes with them: a row that was erased leaves its
 * words in the pages of its files until others are written there. @returns undefined where another server is at it
 */
export async function compact(
  pool: pg.Pool,
  chosen: readonly string[] = tables,
  { patience = PATIENCE, closed = CLOSED }: Waits = {},
): Promise<Compacted | undefined> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
      ...LOCK,
    ]);
    if (!rows[0]?.taken) return undefined;
    await client.query(HASTY);
    const told: Compacted = { done: [], failed: [], denied: [], tooLarge: [] };
    const now = await momentOf(client);
    await untilFree(client, now, patience);
    for (const table of chosen) told[await becomesOf(client, table, { now, closed })].push(table);
    await client.query('select pg_advisory_unlock($1, $2)', [...LOCK]);
    return told;
  } finally {
    // Its settings and its lock end with it.
    client.release(true);
  }
}
