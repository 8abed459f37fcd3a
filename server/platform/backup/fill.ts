import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import type { Scratch } from '../storage/scratch.ts';
import type { MediaStorage } from '../storage/storage.ts';
import { unpacked } from './archive/contents.ts';
import { type Foot, wrong } from './archive/described.ts';
import { contentsOf, type Described, type ReadPart } from './archive/readArchive.ts';
import { quoted, quotedAll, type TableOf, tablesOf } from './catalog.ts';

export interface Target {
  readonly url: string;
  readonly storage: MediaStorage;
  readonly scratch: Scratch;
  readonly replace: boolean;
}

interface Rows {
  readonly table: string;
  readonly copied: ReturnType<typeof from>;
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

/** Writes rows with backpressure. */
async function writeRows({ copied, failed }: Rows, part: ReadPart): Promise<void> {
  if (!copied.write(await unpacked(part))) await Promise.race([failed, once(copied, 'drain')]);
}

/** @throws ArchiveFault if the row count differs */
async function endRows({ table, copied, failed }: Rows, { rows }: Foot): Promise<void> {
  const finished = once(copied, 'finish');
  copied.end();
  await Promise.race([failed, finished]);
  if (copied.rowCount !== rows[table]) throw wrong(table);
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

export interface Filling {
  readonly client: pg.Client;
  readonly target: Target;
  /** New files, removed again on failure. */
  readonly added: Set<string>;
  /** Files without a row, which are skipped: nothing would ever erase them. */
  readonly unnamed: Set<string>;
}

async function isNamed(client: pg.Client, id: string): Promise<boolean> {
  const [media] = await tablesOf(client, ['media']);
  if (!media) return false;
  return Boolean((await client.query('select from public.media where id = $1', [id])).rowCount);
}

async function putNamed({ client, target, added, unnamed }: Filling, part: ReadPart): Promise<void> {
  const { part: what } = part;
  if (what.kind !== 'piece' || unnamed.has(what.id)) return;
  if (!added.has(what.id)) {
    if (!(await isNamed(client, what.id))) {
      unnamed.add(what.id);
      return;
    }
    if ((await target.storage.names(what.id)).length === 0) added.add(what.id);
  }
  await putPiece(part, what, target);
}

export async function fill(filling: Filling, path: string, { head, foot }: Described): Promise<void> {
  const tables = new Map(head.tables.map((table) => [table.name, table]));
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
      if (!table) throw wrong(part.name);
      current ??= beginRows(filling.client, table);
      await writeRows(current, part);
    } else await putNamed(filling, part);
  }
  if (current) await endRows(current, foot);
}
