import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { retentionRules } from './retentionRules.ts';

/** Older snapshots may still see rows deleted before. */
type TransactionId = string;

const SELECT_NEXT_ID = 'select pg_snapshot_xmax(pg_current_snapshot())::xid::text as now';

async function fetchNextTransactionId(client: pg.ClientBase): Promise<TransactionId> {
  const { rows } = await client.query<{ now: string }>(SELECT_NEXT_ID);
  return rows[0]?.now ?? '';
}

/**
 * Transactions and slots that may still see deleted rows, by the rules of VACUUM: writers of any database,
 * readers of this one, standbys with feedback, replication slots.
 */
const SELECT_VISIBLE = `select
  age(pg_snapshot_xmin(pg_current_snapshot())::xid) > age($1::text::xid)
  or exists (select from pg_stat_activity
    where pid <> pg_backend_pid() and (datname = current_database() or datname is null)
      and backend_type is distinct from 'autovacuum worker' and age(backend_xmin) > age($1::text::xid))
  or exists (select from pg_replication_slots
    where age(xmin) > age($1::text::xid) or ($2 and age(catalog_xmin) > age($1::text::xid))) as held`;

async function isStillVisible(client: pg.ClientBase, table: string, before: TransactionId): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(SELECT_VISIBLE, [
    before,
    table.startsWith('pg_catalog.'),
  ]);
  return rows[0]?.held === true;
}

const POLL_MS = 50;

/** Standbys report every ten seconds. */
async function waitUntilInvisible(
  client: pg.ClientBase,
  before: TransactionId,
  patience: number,
): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end && (await isStillVisible(client, '', before))) await pause(POLL_MS);
}

/** Advisory lock ("PARV", 5): one server compacts at a time. */
const LOCK = [0x50415256, 5] as const;

/** A copy of larger tables may not fit on the disk. */
const BYTES_MAX = 1024 ** 3;

/** Maximum table lock, below the store's statement timeout (`PATIENCE`). */
const MAX_LOCK_MS = 6_000;

/** Maximum wait for old snapshots, before any lock. */
const MAX_WAIT_MS = 15_000;

/** Short, so that no queue forms behind a blocked VACUUM. */
const SESSION_LIMITS = `set lock_timeout = '1s'; set statement_timeout = 0`;
const withLongTimeout = (text: string) => {
  const query = { text, query_timeout: 12 * 3_600_000 };
  return query;
};

/** Tables with personal data, and statistics that sample it. */
export const compactedTables: readonly string[] = [
  ...new Set(retentionRules.map(({ table }) => `public.${table}`)),
  'pg_catalog.pg_statistic',
];

/** PostgreSQL keeps statistics of empty tables; version 18 can clear them. */
const HAS_CLEAR = `select to_regproc('pg_catalog.pg_clear_attribute_stats') is not null as has`;
const CLEAR = `select pg_clear_attribute_stats('public', c.relname::text, a.attname::text, false)
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.oid = to_regclass($1) and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`;

const FILE = 'select pg_relation_filenode(to_regclass($1)) as file';
const fetchFileNode = async (client: pg.ClientBase, table: string): Promise<number | undefined> =>
  (await client.query<{ file: number }>(FILE, [table])).rows[0]?.file;

/** SQLSTATEs: insufficient privilege, statement timeout. */
const SQLSTATE_OUTCOMES: Readonly<Record<string, 'denied' | 'tooLarge'>> = {
  '42501': 'denied',
  '57014': 'tooLarge',
};
const classifyError = (error: unknown): 'denied' | 'tooLarge' | 'failed' =>
  (error instanceof Error && 'code' in error ? SQLSTATE_OUTCOMES[String(error.code)] : undefined) ?? 'failed';

/** The timeout applies to its own reset: retry on busy machines. */
async function resetStatementTimeout(client: pg.ClientBase, tries = 100): Promise<void> {
  try {
    await client.query('set statement_timeout = 0');
  } catch (error) {
    if (tries === 1 || classifyError(error) !== 'tooLarge') throw error;
    await resetStatementTimeout(client, tries - 1);
  }
}

async function rewriteTable(client: pg.ClientBase, table: string, closed: number): Promise<void> {
  await client.query(`set statement_timeout = ${closed}`);
  try {
    await client.query(withLongTimeout(`vacuum full ${table}`));
  } finally {
    await resetStatementTimeout(client);
  }
}

/** No file may contain deleted rows. Without the privilege VACUUM only warns, and the file stays the same. */
async function compactTable(
  client: pg.ClientBase,
  table: string,
  closed: number,
): Promise<'done' | 'denied'> {
  const before = await fetchFileNode(client, table);
  const { rows } = await client.query<{ has: boolean }>(HAS_CLEAR);
  if (rows[0]?.has) await client.query(CLEAR, [table]);
  await rewriteTable(client, table, closed);
  if ((await fetchFileNode(client, table)) === before) return 'denied';
  // Restores the visibility map and statistics.
  await client.query(withLongTimeout(`vacuum (analyze) ${table}`));
  return 'done';
}

const isSmall = async (client: pg.ClientBase, table: string): Promise<boolean> => {
  const size = 'select pg_total_relation_size(to_regclass($1)) <= $2 as small';
  const { rows } = await client.query<{ small: boolean }>(size, [table, BYTES_MAX]);
  return rows[0]?.small === true;
};

export interface CompactionResult {
  readonly done: string[];
  /** In use, or deleted rows still visible. */
  readonly failed: string[];
  /** Missing privilege. */
  readonly denied: string[];
  /** The lock would last too long. */
  readonly tooLarge: string[];
}

/** Milliseconds. */
export interface CompactionLimits {
  /** For old snapshots. */
  readonly maxWaitMs?: number | undefined;
  /** Table lock; 0 is unlimited, also in size. */
  readonly maxLockMs?: number | undefined;
}

async function processTable(
  client: pg.ClientBase,
  table: string,
  { now, closed }: { readonly now: TransactionId; readonly closed: number },
): Promise<keyof CompactionResult> {
  if (closed > 0 && !(await isSmall(client, table))) return 'tooLarge';
  if (await isStillVisible(client, table, now)) return 'failed';
  return compactTable(client, table, closed).catch(classifyError);
}

/**
 * Deleted rows remain in data files until overwritten.
 * @returns undefined while another server compacts
 */
export async function compactTables(
  pool: pg.Pool,
  chosen: readonly string[] = compactedTables,
  { maxWaitMs = MAX_WAIT_MS, maxLockMs = MAX_LOCK_MS }: CompactionLimits = {},
): Promise<CompactionResult | undefined> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
      ...LOCK,
    ]);
    if (!rows[0]?.taken) return undefined;
    await client.query(SESSION_LIMITS);
    const result: CompactionResult = { done: [], failed: [], denied: [], tooLarge: [] };
    const now = await fetchNextTransactionId(client);
    await waitUntilInvisible(client, now, maxWaitMs);
    for (const table of chosen)
      result[await processTable(client, table, { now, closed: maxLockMs })].push(table);
    await client.query('select pg_advisory_unlock($1, $2)', [...LOCK]);
    return result;
  } finally {
    // Ends its settings and lock.
    client.release(true);
  }
}
