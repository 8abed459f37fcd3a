import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { listAllTables } from '../db/migrationFiles.ts';
import { readLastMigrationMark } from '../db/schemaVersion.ts';
import type { MediaStorage } from '../storage/mediaStorage.ts';
import { filterPartNames } from '../storage/pieces.ts';
import {
  type ArchiveFoot,
  type ArchiveHead,
  FORMAT,
  formatPieceName,
  formatRowsName,
  HEAD,
} from './archive/archiveFormat.ts';
import type { ArchiveWriter } from './archive/writeArchive.ts';
import {
  escapeIdentifier,
  joinIdentifiers,
  listTables,
  readSequences,
  SESSION_SETTINGS,
  type TableColumns,
} from './catalog.ts';

const CHUNK = 4_000_000;
const PAGE_SIZE = 500;

const compress = promisify(gzip);

export interface BackupSource {
  readonly url: string;
  readonly storage: MediaStorage | undefined;
  readonly giveUp?: AbortSignal | undefined;
  /** Called after the snapshot. */
  readonly onMoment?: () => Promise<void> | void;
}

async function writeRows(
  client: pg.Client,
  archive: ArchiveWriter,
  { name, columns }: TableColumns,
  giveUp: AbortSignal | undefined,
): Promise<number> {
  const rows = client.query(
    to(`copy public.${escapeIdentifier(name)} (${joinIdentifiers(columns)}) to stdout`),
  );
  let held: Buffer[] = [];
  let bytes = 0;
  let at = 0;
  const flush = async () => {
    giveUp?.throwIfAborted();
    await archive.add(formatRowsName(name, at), await compress(Buffer.concat(held)));
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

/** No referenced photo exists: unmounted share or wrong setting. */
export class PhotosElsewhere extends Error {
  override readonly name = 'PhotosElsewhere';
}

const READY = `select id from media where state = 'ready' and id > $1 order by id limit ${PAGE_SIZE}`;

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
      const names = await storage.listNames(id);
      const parts = new Set(filterPartNames(names));
      let isThere = false;
      for (const name of names.filter((one) => !parts.has(one))) {
        const piece = await storage.open(id, name);
        const bytes = await piece?.bytes().catch(async (error: unknown) => {
          if ((await storage.listNames(id)).includes(name)) throw error;
        });
        if (!piece || !bytes) continue;
        await archive.stream(formatPieceName(id, name), piece.size, bytes as AsyncIterable<Buffer>);
        isThere = true;
        sums.bytes += piece.size;
      }
      if (isThere) sums.files += 1;
      else sums.absent.push(id);
    }
    after = rows.at(-1)?.id ?? '';
    if (rows.length < PAGE_SIZE) return sums;
  }
}

const COUNT_ROWS = 'select count(*)::int as many from media where id = any($1)';

/**
 * Distinguishes erased files from missing ones.
 * @throws PhotosElsewhere
 */
async function countFiles(
  client: pg.Client,
  { absent, files, bytes }: Awaited<ReturnType<typeof writeFiles>>,
): Promise<ArchiveFoot['media']> {
  if (absent.length === 0) return { files, bytes, gone: 0 };
  const { rows } = await client.query<{ many: number }>(COUNT_ROWS, [absent]);
  const missing = rows[0]?.many ?? 0;
  if (files === 0 && missing > 0) throw new PhotosElsewhere();
  return { files, bytes, gone: absent.length - missing, ...(missing > 0 && { missing }) };
}

/**
 * Archives a snapshot of the database, then its files. Only migrations wait.
 * @throws PhotosElsewhere
 */
export async function createBackup(
  archive: ArchiveWriter,
  { url, storage, giveUp, onMoment }: BackupSource,
): Promise<Omit<ArchiveFoot, 'sha256'>> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'parvis backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(SESSION_SETTINGS);
    await client.query('begin isolation level repeatable read, read only');
    const tables = await listTables(client, listAllTables());
    const names = tables.map(({ name }) => name);
    // Blocks migrations while rows are read.
    await client.query(
      `lock table ${names.map((name) => `public.${escapeIdentifier(name)}`).join(', ')} in access share mode`,
    );
    await onMoment?.();
    const head: ArchiveHead = {
      parvis: 'backup',
      format: FORMAT,
      made: new Date().toISOString(),
      schema: await readLastMigrationMark(client),
      tables: tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
      media: storage !== undefined,
    };
    await archive.add(HEAD, Buffer.from(JSON.stringify(head, null, 2)));
    const rows: Record<string, number> = {};
    for (const table of tables) rows[table.name] = await writeRows(client, archive, table, giveUp);
    const sequences = await readSequences(client, names);
    const written = storage && (await writeFiles(client, archive, storage, giveUp));
    await client.query('commit');
    const media = written ? await countFiles(client, written) : { files: 0, bytes: 0, gone: 0 };
    return { rows, sequences, media };
  } finally {
    void client.end().catch(() => undefined);
  }
}
