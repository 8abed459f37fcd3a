import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { settings } from '../../../platform/db/schema.ts';
import { createId } from '../../../platform/lib/ids.ts';
import type { MediaStorage } from '../../../platform/storage/mediaStorage.ts';
import type { ScratchFolder } from '../../../platform/storage/scratchFolder.ts';

export interface MoveRoute {
  readonly from: MediaStorage;
  readonly to: MediaStorage;
  readonly scratch: ScratchFolder;
}

export interface MoveProgress {
  readonly moved: number;
  readonly bytes: number;
  /** Already copied by an earlier run. */
  readonly there: number;
  /** Differing content: both stay, the target is shown. */
  readonly different: number;
}

interface Checksum {
  readonly bytes: number;
  readonly hash: string;
}

/** @param to file to copy the bytes to */
async function computeChecksum(bytes: Readable, to?: string): Promise<Checksum> {
  const hash = createHash('sha256');
  let length = 0;
  async function* observe(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk);
      length += chunk.length;
      yield chunk;
    }
  }
  if (to === undefined) for await (const _ of observe(bytes));
  else await pipeline(bytes, observe, createWriteStream(to, { flags: 'wx', mode: 0o600 }));
  return { bytes: length, hash: hash.digest('hex') };
}

type Outcome = Checksum & { readonly result: 'moved' | 'there' | 'different' | 'gone' };

const GONE: Outcome = { result: 'gone', bytes: 0, hash: '' };

async function computeStoredChecksum(
  storage: MediaStorage,
  id: string,
  name: string,
): Promise<Checksum | undefined> {
  const piece = await storage.open(id, name);
  return piece && computeChecksum(await piece.bytes());
}

/**
 * Verifies the copy.
 * @throws Error if the copy differs
 */
async function movePiece({ from, to, scratch }: MoveRoute, id: string, name: string): Promise<Outcome> {
  const piece = await from.open(id, name);
  if (!piece) return GONE;
  const path = await scratch.path();
  try {
    const sum = await computeChecksum(await piece.bytes(), path);
    if (sum.bytes !== piece.size) throw new Error(`${id}/${name} cannot be read to its end`);
    const before = await computeStoredChecksum(to, id, name);
    if (!before) await to.put(id, name, await openAsBlob(path));
    const now = before ?? (await computeStoredChecksum(to, id, name));
    const isSame = now?.hash === sum.hash && now.bytes === sum.bytes;
    if (before && !isSame) return { ...sum, result: 'different' };
    // Erased during the move.
    if (!(await from.open(id, name))) {
      await to.remove(id, [name]);
      return GONE;
    }
    if (!isSame) {
      // Never show the damaged copy.
      await to.remove(id, [name]);
      throw new Error(`${id}/${name} does not arrive as it was sent`);
    }
    await from.remove(id, [name]);
    return { ...sum, result: before ? 'there' : 'moved' };
  } finally {
    await rm(path, { force: true });
  }
}

/** Probes for two addresses of one storage. */
export async function isSameStorage({ from, to }: Pick<MoveRoute, 'from' | 'to'>): Promise<boolean> {
  const id = createId();
  await to.put(id, 'probe', Buffer.from('probe'));
  try {
    return (await from.read(id, 'probe')) !== undefined;
  } finally {
    await to.remove(id);
  }
}

/**
 * Servers read both storages during the move (`withFormer`). Interruptible: deletes a piece only after
 * verifying its copy.
 * @throws Error if a storage fails or a copy differs
 */
export async function movePieces(way: MoveRoute, report: (moved: MoveProgress) => void): Promise<void> {
  const sums = { moved: 0, bytes: 0, there: 0, different: 0 };
  for await (const { id } of way.from.listFiles()) {
    for (const name of await way.from.listNames(id)) {
      const { result, bytes } = await movePiece(way, id, name);
      if (result === 'gone') continue;
      sums[result] += 1;
      if (result === 'moved') sums.bytes += bytes;
      report({ ...sums });
    }
    if ((await way.from.listNames(id)).length === 0) await way.from.remove(id);
  }
}

export async function countPieces({
  from,
}: Pick<MoveRoute, 'from'>): Promise<Pick<MoveProgress, 'moved' | 'bytes'>> {
  let [moved, bytes] = [0, 0];
  for await (const { id } of from.listFiles())
    for (const name of await from.listNames(id)) {
      moved += 1;
      bytes += (await from.open(id, name))?.size ?? 0;
    }
  return { moved, bytes };
}

const SETTING_NAME = 'mediaPlace';

/** A move checks it against its own storage. */
export async function storeMediaLocation(db: Database, value: string): Promise<void> {
  await db
    .insert(settings)
    .values({ name: SETTING_NAME, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

export async function loadMediaLocation(db: Database): Promise<string | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.name, SETTING_NAME));
  return row?.value;
}
