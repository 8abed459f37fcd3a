import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { tablesEverMade } from '../db/migrationFiles.ts';
import { readMark } from '../db/schemaVersion.ts';
import { partsAmong } from '../storage/pieces.ts';
import type { MediaStorage } from '../storage/storage.ts';
import { FORMAT, type Foot, HEAD, type Head, pieceName, rowsName } from './archive/described.ts';
import type { ArchiveWriter } from './archive/writeArchive.ts';
import { PLAIN, quoted, quotedAll, sequencesOf, type TableOf, tablesOf } from './catalog.ts';

const CHUNK = 4_000_000;
const AT_ONCE = 500;

const zipped = promisify(gzip);

export interface Source {
  readonly url: string;
  readonly storage: MediaStorage | undefined;
  readonly giveUp?: AbortSignal | undefined;
  /** Called once the snapshot is taken. */
  readonly onMoment?: () => Promise<void> | void;
}

async function writeRows(
  client: pg.Client,
  archive: ArchiveWriter,
  { name, columns }: TableOf,
  giveUp: AbortSignal | undefined,
): Promise<number> {
  const rows = client.query(to(`copy public.${quoted(name)} (${quotedAll(columns)}) to stdout`));
  let held: Buffer[] = [];
  let bytes = 0;
  let at = 0;
  const flush = async () => {
    giveUp?.throwIfAborted();
    await archive.add(rowsName(name, at), await zipped(Buffer.concat(held)));
    at += 1;
    held = [];
    bytes = 0;
  };
  for await (const some of rows as AsyncIterable<Buffer>) {
    held.push(some);
    bytes += some.length;
    if (bytes >= CHUNK) await flush();
  }
  if (bytes > 0) await flush();
  return rows.rowCount;
}

/** No referenced photo exists: an unmounted share, or a wrong setting. */
export class PhotosElsewhere extends Error {
  override readonly name = 'PhotosElsewhere';
}

const READY = `select id from media where state = 'ready' and id > $1 order by id limit ${AT_ONCE}`;

async function writeFiles(
  client: pg.Client,
  archive: ArchiveWriter,
  storage: MediaStorage,
  giveUp: AbortSignal | undefined,
): Promise<{ files: number; bytes: number; absent: string[] }> {
  const sums = { files: 0, bytes: 0, absent: [] as string[] };
  for (let after = ''; ; ) {
    const { rows } = await client.query<{ id: string }>(READY, [after]);
    for (const { id } of rows) {
      giveUp?.throwIfAborted();
      const names = await storage.names(id);
      const parts = new Set(partsAmong(names));
      let isThere = false;
      for (const name of names.filter((one) => !parts.has(one))) {
        const piece = await storage.open(id, name);
        const bytes = await piece?.bytes().catch(async (error: unknown) => {
          if ((await storage.names(id)).includes(name)) throw error;
        });
        if (!piece || !bytes) continue;
        await archive.stream(pieceName(id, name), piece.size, bytes as AsyncIterable<Buffer>);
        isThere = true;
        sums.bytes += piece.size;
      }
      if (isThere) sums.files += 1;
      else sums.absent.push(id);
    }
    after = rows.at(-1)?.id ?? '';
    if (rows.length < AT_ONCE) return sums;
  }
}

const STAYING = 'select count(*)::int as many from media where id = any($1)';

/**
 * Distinguishes erased files from missing ones.
 * @throws PhotosElsewhere
 */
async function countedFiles(
  client: pg.Client,
  { absent, files, bytes }: Awaited<ReturnType<typeof writeFiles>>,
): Promise<Foot['media']> {
  if (absent.length === 0) return { files, bytes, gone: 0 };
  const { rows } = await client.query<{ many: number }>(STAYING, [absent]);
  const missing = rows[0]?.many ?? 0;
  if (files === 0 && missing > 0) throw new PhotosElsewhere();
  return { files, bytes, gone: absent.length - missing, ...(missing > 0 && { missing }) };
}

/**
 * Archives a snapshot of the database, then its files. Concurrent writes and erasures continue; only
 * migrations wait.
 * @throws PhotosElsewhere
 */
export async function takeBackup(
  archive: ArchiveWriter,
  { url, storage, giveUp, onMoment }: Source,
): Promise<Omit<Foot, 'sha256'>> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'parvis backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(PLAIN);
    await client.query('begin isolation level repeatable read, read only');
    const tables = await tablesOf(client, tablesEverMade());
    const names = tables.map(({ name }) => name);
    // Blocks migrations while rows are read.
    await client.query(
      `lock table ${names.map((name) => `public.${quoted(name)}`).join(', ')} in access share mode`,
    );
    await onMoment?.();
    const head: Head = {
      parvis: 'backup',
      format: FORMAT,
      made: new Date().toISOString(),
      schema: await readMark(client),
      tables: tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
      media: storage !== undefined,
    };
    await archive.add(HEAD, Buffer.from(JSON.stringify(head, null, 2)));
    const rows: Record<string, number> = {};
    for (const table of tables) rows[table.name] = await writeRows(client, archive, table, giveUp);
    const sequences = await sequencesOf(client, names);
    const written = storage && (await writeFiles(client, archive, storage, giveUp));
    await client.query('commit');
    const media = written ? await countedFiles(client, written) : { files: 0, bytes: 0, gone: 0 };
    return { rows, sequences, media };
  } finally {
    void client.end().catch(() => undefined);
  }
}
