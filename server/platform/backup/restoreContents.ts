import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import type { MediaStorage } from '../storage/mediaStorage.ts';
import type { ScratchFolder } from '../storage/scratchFolder.ts';
import { decompressRows } from './archive/archiveContents.ts';
import { type ArchiveFoot, createContentsFault } from './archive/archiveFormat.ts';
import { type ReadPart, readContents, type VerifiedArchive } from './archive/readArchive.ts';
import { escapeIdentifier, joinIdentifiers, listTables, type TableColumns } from './catalog.ts';

export interface RestoreTarget {
  readonly url: string;
  readonly storage: MediaStorage;
  readonly scratch: ScratchFolder;
  readonly replace: boolean;
}

interface TableCopy {
  readonly table: string;
  readonly copied: ReturnType<typeof from>;
  readonly failed: Promise<never>;
}

function beginCopy(client: pg.Client, { name, columns }: TableColumns): TableCopy {
  const copied = client.query(
    from(`copy public.${escapeIdentifier(name)} (${joinIdentifiers(columns)}) from stdin`),
  );
  const failed = new Promise<never>((_, reject) => copied.on('error', reject));
  failed.catch(() => undefined);
  return { table: name, copied, failed };
}

const waitForEvent = (copied: TableCopy['copied'], event: 'drain' | 'finish') =>
  new Promise<void>((resolve) => {
    copied.once(event, resolve);
  });

/** Writes rows with backpressure. */
async function writeCopy({ copied, failed }: TableCopy, part: ReadPart): Promise<void> {
  if (!copied.write(await decompressRows(part))) await Promise.race([failed, waitForEvent(copied, 'drain')]);
}

/** @throws ArchiveFault if the row count differs */
async function finishCopy({ table, copied, failed }: TableCopy, { rows }: ArchiveFoot): Promise<void> {
  const finished = waitForEvent(copied, 'finish');
  copied.end();
  await Promise.race([failed, finished]);
  if (copied.rowCount !== rows[table]) throw createContentsFault(table);
}

async function storePiece(
  part: ReadPart,
  { id, piece }: { id: string; piece: string },
  { storage, scratch }: RestoreTarget,
): Promise<void> {
  const path = await scratch.path();
  try {
    await pipeline(Readable.from(part.bytes()), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    await storage.put(id, piece, await openAsBlob(path));
  } finally {
    await rm(path, { force: true });
  }
}

export interface RestoreState {
  readonly client: pg.Client;
  readonly target: RestoreTarget;
  /** Removed again on failure. */
  readonly added: Set<string>;
  /** Skipped: nothing would ever erase a file without a row. */
  readonly unnamed: Set<string>;
}

async function isReferenced(client: pg.Client, id: string): Promise<boolean> {
  const [media] = await listTables(client, ['media']);
  if (!media) return false;
  return Boolean((await client.query('select from public.media where id = $1', [id])).rowCount);
}

async function storeReferencedPiece(
  { client, target, added, unnamed }: RestoreState,
  part: ReadPart,
): Promise<void> {
  const { part: what } = part;
  if (what.kind !== 'piece' || unnamed.has(what.id)) return;
  if (!added.has(what.id)) {
    if (!(await isReferenced(client, what.id))) {
      unnamed.add(what.id);
      return;
    }
    if ((await target.storage.listNames(what.id)).length === 0) added.add(what.id);
  }
  await storePiece(part, what, target);
}

export async function restoreContents(
  state: RestoreState,
  path: string,
  { head, foot }: VerifiedArchive,
): Promise<void> {
  const tables = new Map(head.tables.map((table) => [table.name, table]));
  let current: TableCopy | undefined;
  for await (const part of readContents(path)) {
    const { part: what } = part;
    const named = what.kind === 'rows' ? what.table : undefined;
    if (current && named !== current.table) {
      await finishCopy(current, foot);
      current = undefined;
    }
    if (what.kind === 'rows') {
      const table = tables.get(what.table);
      if (!table) throw createContentsFault(part.name);
      current ??= beginCopy(state.client, table);
      await writeCopy(current, part);
    } else await storeReferencedPiece(state, part);
  }
  if (current) await finishCopy(current, foot);
}
