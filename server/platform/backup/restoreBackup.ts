import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { findDataError } from '../db/dataError.ts';
import { MIGRATION_LOCK } from '../db/migrate.ts';
import { listAllTables } from '../db/migrationFiles.ts';
import { RESTORE_ID_SETTING } from '../db/restoreCheck.ts';
import { applyMigrations, dropFunctions } from '../db/runMigrations.ts';
import { readRecordedSchema, selectMigrations } from '../db/schemaVersion.ts';
import { findMismatch } from './archive/archiveContents.ts';
import { createContentsFault } from './archive/archiveFormat.ts';
import type { VerifiedArchive } from './archive/readArchive.ts';
import {
  escapeIdentifier,
  listTables,
  readSequences,
  SESSION_SETTINGS,
  type TableColumns,
} from './catalog.ts';
import { type RestoreState, type RestoreTarget, restoreContents } from './restoreContents.ts';

/** @throws ArchiveFault if the tables differ from the archive's schema */
async function checkTables(client: pg.Client, { head }: VerifiedArchive): Promise<void> {
  const here = await listTables(client, listAllTables());
  const describeTables = (tables: readonly TableColumns[]) =>
    tables.map(({ name, columns }) => `${name}: ${[...columns].sort()}`);
  const odd = findMismatch(describeTables(head.tables), describeTables(here));
  if (odd !== undefined) throw createContentsFault(odd.split(':')[0] ?? '');
}

/** @throws ArchiveFault if they differ from the tables' */
async function setSequences(client: pg.Client, { head, foot }: VerifiedArchive): Promise<void> {
  const names = head.tables.map(({ name }) => name);
  const ours = Object.keys(await readSequences(client, names));
  const odd = findMismatch(Object.keys(foot.sequences), ours);
  if (odd !== undefined) throw createContentsFault(odd);
  for (const [name, { value, called }] of Object.entries(foot.sequences))
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      `public.${escapeIdentifier(name)}`,
      value,
      called,
    ]);
}

/** Returns table and line; values are personal data. */
function toArchiveFault(error: unknown): unknown {
  const refused = findDataError(error);
  if (!refused) return error;
  const [line] = /^COPY \w+, line \d+/.exec(refused.where ?? '') ?? [];
  return createContentsFault(line?.slice('COPY '.length) ?? refused.table ?? '');
}

export class NotTaken extends Error {
  readonly why: 'served' | 'notEmpty';
  readonly others: string;
  constructor(why: 'served' | 'notEmpty', others = '') {
    super(`The database takes no archive: ${why}`);
    this.name = 'NotTaken';
    this.why = why;
    this.others = others;
  }
}

const OTHERS = `select coalesce(nullif(application_name, ''), 'pid ' || pid) as name from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    and application_name not like 'parvis owner %'`;

/** @throws NotTaken if anyone is connected, who would see expired data */
export async function checkNoServers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(OTHERS);
  const names = rows.map(({ name }) => name);
  if (rows.length > 0) throw new NotTaken('served', [...new Set(names)].slice(0, 5).join(', '));
}

/** @throws NotTaken if data would be lost without `replace` */
async function clearDatabase(client: pg.Client, replace: boolean): Promise<void> {
  const noted = await readRecordedSchema(client);
  const names = new Set([...listAllTables(), ...(noted?.tables ?? [])]);
  for (const { name } of replace ? [] : await listTables(client, [...names]))
    if ((await client.query(`select 1 from public.${escapeIdentifier(name)} limit 1`)).rowCount)
      throw new NotTaken('notEmpty');
  for (const name of names)
    await client.query(`drop table if exists public.${escapeIdentifier(name)} cascade`);
  await dropFunctions(client);
  await client.query('drop table if exists drizzle.__drizzle_migrations');
}

const SELECT_TRIGGERS = `select distinct tgrelid::regclass::text as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not tgisinternal and c.relnamespace = 'public'::regnamespace`;

/** The archive includes what triggers derive. */
async function runWithoutTriggers(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ table: string }>(SELECT_TRIGGERS);
  for (const { table } of rows) await client.query(`alter table ${table} disable trigger user`);
  await work();
  for (const { table } of rows) await client.query(`alter table ${table} enable trigger user`);
}

const SELECT_FOREIGN_KEYS = `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

async function runWithoutForeignKeys(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    SELECT_FOREIGN_KEYS,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  await work();
  for (const { table, name, definition } of rows)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}

/**
 * Resets the feed: transaction ids restart here, so old cursors would look valid. Row numbers continue at the current
 * minute times 2^40 (`getEra` in `realtime/feed.ts`).
 */
const RESET_FEED = `delete from feed;
  insert into settings (name, value) values ('feedTrimmedTo', pg_snapshot_xmax(pg_current_snapshot())::text || '.0')
    on conflict (name) do update set value = excluded.value;
  select setval('feed_id_seq', ((extract(epoch from now()) / 60)::bigint % 4194304) << 40)`;
/** Restarts unfinished uploads: the archive lacks their parts. */
const RESET_MEDIA = `update media set state = 'partial', received = 0, reading = null where state not in ('ready', 'refused')`;

/** Tells disconnected servers that the database was replaced. */
const RENEW_RESTORE_ID = `insert into settings (name, value) values ($1, $2)
  on conflict (name) do update set value = excluded.value`;

async function resetState(client: pg.Client): Promise<void> {
  await client.query(RESET_FEED);
  await client.query(RENEW_RESTORE_ID, [RESTORE_ID_SETTING, randomUUID()]);
  const [media] = await listTables(client, ['media']);
  if (media?.columns.includes('reading')) await client.query(RESET_MEDIA);
}

/** Blocks the lineage check of reconnecting servers until the commit. */
const LOCK_RESTORE_ID = `do $$ begin
  if to_regclass('public.settings') is not null then lock table public.settings in access exclusive mode; end if;
end $$`;

async function restoreArchive(
  filling: RestoreState,
  path: string,
  described: VerifiedArchive,
): Promise<void> {
  const { client, target } = filling;
  const { head } = described;
  await client.query('begin');
  await client.query(LOCK_RESTORE_ID);
  await checkNoServers(client);
  await clearDatabase(client, target.replace);
  await applyMigrations(client, selectMigrations(head.schema) ?? []);
  await checkTables(client, described);
  await runWithoutForeignKeys(client, () =>
    runWithoutTriggers(client, async () => {
      // The archive includes rows that migrations insert.
      for (const { name } of head.tables) await client.query(`delete from public.${escapeIdentifier(name)}`);
      await restoreContents(filling, path, described);
    }),
  );
  await setSequences(client, described);
  await resetState(client);
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error(`The database answered COMMIT with ${command}.`);
}

/**
 * All or nothing. Keeps the archive's schema; `migrate` updates it later.
 * @returns number of skipped files without a row
 * @throws ArchiveFault, NotTaken
 */
export async function restoreBackup(
  path: string,
  described: VerifiedArchive,
  target: RestoreTarget,
): Promise<number> {
  const client = new pg.Client({
    connectionString: target.url,
    keepAlive: true,
    application_name: 'parvis restore',
  });
  client.on('error', () => undefined);
  await client.connect();
  const filling = { client, target, added: new Set<string>(), unnamed: new Set<string>() };
  try {
    await client.query(SESSION_SETTINGS);
    // Starting servers wait here, then migrate and erase before they serve.
    await client.query('select pg_advisory_lock($1, $2)', [...MIGRATION_LOCK]);
    await checkNoServers(client);
    await restoreArchive(filling, path, described);
    await client.query('analyze');
    return filling.unnamed.size;
  } catch (error) {
    for (const id of filling.added) await target.storage.remove(id).catch(() => undefined);
    throw toArchiveFault(error);
  } finally {
    // Closing rolls back, even during a COPY.
    await client.end().catch(() => undefined);
  }
}
