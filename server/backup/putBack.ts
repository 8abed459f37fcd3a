import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import type { Scratch } from '../storage/scratch.ts';
import type { MediaStorage } from '../storage/storage.ts';
import { everMade } from '../store/everMade.ts';
import { MIGRATING } from '../store/migrate.ts';
import { notedSchema } from '../store/notedSchema.ts';
import { makeSchema } from '../store/schemaHistory.ts';
import { ArchiveFault, type Foot } from './archive/described.ts';
import { contentsOf, type Described, type ReadPart } from './archive/readArchive.ts';
import { unpacked } from './archive/unpacked.ts';
import { usableArchive } from './archive/usableArchive.ts';
import { PLAIN, type TableOf, tablesOf } from './catalog.ts';
import { quoted, quotedAll } from './quoted.ts';

/** Where an archive is put back. */
export interface Target {
  readonly url: string;
  readonly storage: MediaStorage;
  readonly scratch: Scratch;
  /** What the database holds may go. */
  readonly replace: boolean;
}

/** Why a database takes no archive; `others` says who is connected. */
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

const OTHERS = `select coalesce(nullif(application_name, ''), 'process ' || pid) as name from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    and application_name not like 'parvis owner %'`;

/** @throws NotTaken where somebody is at the database who would be served what is not erased yet */
export async function checkUnserved(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(OTHERS);
  const names = rows.map(({ name }) => name);
  if (rows.length > 0) throw new NotTaken('served', [...new Set(names)].slice(0, 5).join(', '));
}

/** Takes away what a migration of this version ever made, or of a newer one that was at the database. @throws NotTaken where a row would be lost that nobody gave up */
async function clear(client: pg.Client, replace: boolean): Promise<void> {
  const made = everMade();
  const newer = await notedSchema(client);
  const names = new Set([...made.tables, ...(newer?.tables ?? [])]);
  for (const { name } of replace ? [] : await tablesOf(client, [...names]))
    if ((await client.query(`select 1 from public.${quoted(name)} limit 1`)).rowCount)
      throw new NotTaken('notEmpty');
  for (const name of names) await client.query(`drop table if exists public.${quoted(name)} cascade`);
  const { rows } = await client.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace and proname = any($1)`,
    [[...made.functions, ...(newer?.functions ?? [])]],
  );
  for (const { name } of rows) await client.query(`drop function if exists ${name} cascade`);
}

const FOREIGN = `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

/** Does a work while no row needs the one that it names; afterwards all of them do again. */
async function withoutReferences(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(FOREIGN);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  await work();
  for (const { table, name, definition } of rows)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}

/** What is being copied into a table: the bytes of its files, one behind the other. */
interface Rows {
  readonly table: string;
  readonly copied: ReturnType<typeof from>;
  /** Fails once the database takes no more of it. */
  readonly failed: Promise<never>;
}

function beginRows(client: pg.Client, { name, columns }: TableOf): Rows {
  const copied = client.query(from(`copy public.${quoted(name)} (${quotedAll(columns)}) from stdin`));
  const failed = new Promise<never>((_, reject) => copied.on('error', reject));
  failed.catch(() => undefined);
  return { table: name, copied, failed };
}

const once = (copied: Rows['copied'], event: 'drain' | 'finish') =>
  new Promise<void>((resolve) => {
    copied.once(event, resolve);
  });

/** Writes some bytes of a table, no faster than the database takes them. */
async function writeRows({ copied, failed }: Rows, part: ReadPart): Promise<void> {
  for await (const some of unpacked(part.bytes()))
    if (!copied.write(some)) await Promise.race([failed, once(copied, 'drain')]);
}

/** Ends what is being copied into a table. @throws ArchiveFault where it was not as many rows as there were */
async function endRows({ table, copied, failed }: Rows, { rows }: Foot): Promise<void> {
  const finished = once(copied, 'finish');
  copied.end();
  await Promise.race([failed, finished]);
  if (copied.rowCount !== rows[table]) throw new ArchiveFault('altered', table);
}

async function putPiece(
  part: ReadPart,
  { id, piece }: { id: string; piece: string },
  { storage, scratch }: Target,
): Promise<void> {
  const path = await scratch.path();
  try {
    await pipeline(Readable.from(part.bytes()), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    await storage.put(id, piece, await openAsBlob(path));
  } finally {
    await rm(path, { force: true });
  }
}

/** What an archive is put into, and what of it was there before. */
interface Filling {
  readonly client: pg.Client;
  readonly target: Target;
  /** Files that were not there before: they go again where the rest fails. */
  readonly added: Set<string>;
}

/** Puts the rows of an archive into empty tables, and its files where files are kept. */
async function fill({ client, target, added }: Filling, path: string, { foot }: Described): Promise<void> {
  const tables = new Map((await tablesOf(client, everMade().tables)).map((table) => [table.name, table]));
  let current: Rows | undefined;
  for await (const part of contentsOf(path)) {
    const { part: what } = part;
    const named = what.kind === 'rows' ? what.table : undefined;
    if (current && named !== current.table) {
      await endRows(current, foot);
      current = undefined;
    }
    if (what.kind === 'rows') {
      const table = tables.get(what.table);
      if (!table) throw new ArchiveFault('altered', part.name);
      current ??= beginRows(client, table);
      await writeRows(current, part);
    } else if (what.kind === 'piece') {
      if (!added.has(what.id) && (await target.storage.names(what.id)).length === 0) added.add(what.id);
      await putPiece(part, what, target);
    }
  }
  if (current) await endRows(current, foot);
}

/** @throws ArchiveFault where the tables of an archive are not those of its schema */
async function checkTables(client: pg.Client, { head }: Described): Promise<void> {
  const here = await tablesOf(client, everMade().tables);
  const said = (tables: readonly TableOf[]) =>
    tables.map(({ name, columns }) => `${name}: ${[...columns].sort()}`).sort();
  const [ours, theirs] = [said(here), said(head.tables)];
  const odd = ours.find((line, at) => line !== theirs[at]);
  if (odd !== undefined || ours.length !== theirs.length)
    throw new ArchiveFault('altered', odd?.split(':')[0]);
}

/**
 * What was true of the other database alone: transactions are counted anew here, so rows of the feed would be held back for as long as
 * this one has counted less, and looked for again and again; whoever reads along begins anew. Numbers of its rows begin at the minute of
 * today, times 2^40 (`eraOf` in `events/feed.ts`), so that no place of before is taken for one of now.
 */
const SETTLE_FEED = `delete from feed;
  insert into settings (name, value) values ('feedTrimmedTo', pg_snapshot_xmax(pg_current_snapshot())::text || '.0')
    on conflict (name) do update set value = excluded.value;
  select setval('feed_id_seq', ((extract(epoch from now()) / 60)::bigint % 4194304) << 40)`;
/** Files of which parts had come are sent again from their beginning: their parts are not in the archive. */
const SETTLE_MEDIA = `update media set state = 'partial', received = 0, reading = null where state not in ('ready', 'refused')`;

async function settle(client: pg.Client): Promise<void> {
  await client.query(SETTLE_FEED);
  const [media] = await tablesOf(client, ['media']);
  if (media?.columns.includes('reading')) await client.query(SETTLE_MEDIA);
}

/** All of an archive in one transaction. */
async function putAll(filling: Filling, path: string, described: Described): Promise<void> {
  const { client, target } = filling;
  const { head, foot } = described;
  await client.query('begin');
  await clear(client, target.replace);
  await makeSchema(client, head.schema);
  await checkTables(client, described);
  await withoutReferences(client, async () => {
    // What a migration puts into a new database is in the archive as well.
    for (const { name } of head.tables) await client.query(`delete from public.${quoted(name)}`);
    await fill(filling, path, described);
  });
  for (const [name, { value, called }] of Object.entries(foot.sequences))
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      `public.${quoted(name)}`,
      value,
      called,
    ]);
  await settle(client);
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error(`The database answered COMMIT with ${command}.`);
}

/**
 * Puts an archive back into a database that nobody serves: all of it or nothing. The schema is the archive's, which `migrate` then brings
 * to this version, as any start does.
 * @throws ArchiveFault, NotTaken, and what the database or the disk say
 */
export async function putBack(path: string, target: Target): Promise<Described> {
  const described = await usableArchive(path);
  const client = new pg.Client({
    connectionString: target.url,
    keepAlive: true,
    application_name: 'parvis restore',
  });
  client.on('error', () => undefined);
  await client.connect();
  const added = new Set<string>();
  try {
    await client.query(PLAIN);
    // A server that starts meanwhile waits: it brings the database to its version under the same lock, and erases before it serves.
    await client.query('select pg_advisory_lock($1, $2)', [...MIGRATING]);
    await checkUnserved(client);
    await putAll({ client, target, added }, path, described);
    await client.query('analyze');
    return described;
  } catch (error) {
    for (const id of added) await target.storage.remove(id).catch(() => undefined);
    throw error;
  } finally {
    // What is not committed is taken back with the connection, also in the middle of a copy.
    await client.end().catch(() => undefined);
  }
}
