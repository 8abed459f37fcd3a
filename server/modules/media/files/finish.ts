import { open, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Received } from '@parvis/api/entities/media';
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { media } from '../../../platform/db/schema.ts';
import { dateNow } from '../../../platform/lib/clock.ts';
import { Refusal } from '../../../platform/lib/refusal.ts';
import { partsAmong } from '../../../platform/storage/pieces.ts';
import type { Services } from '../../context/services.ts';
import { type MediaRow, note, readFile, receivedOf } from './readFile.ts';

/** Seconds after which a device comes again where there is no room. */
const LATER = 30;

/** Writes parts one behind the other. @returns how many bytes they are @throws Refusal unavailable */
async function writeParts(
  { storage }: Services,
  id: string,
  parts: readonly string[],
  path: string,
): Promise<number> {
  let size = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for (const name of parts) {
      const bytes = await storage.read(id, name);
      if (!bytes) continue;
      await file.writeFile(bytes);
      size += bytes.length;
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('unavailable', { retryAfter: LATER });
  } finally {
    await file.close();
  }
  return size;
}

/**
 * Does a work on a file that is put together from its parts on this machine's disk, and lies there as long as the work does: no more
 * than a part is in memory at a time.
 */
async function withWhole<T>(
  services: Services,
  id: string,
  parts: readonly string[],
  work: (path: string, size: number) => Promise<T>,
): Promise<T> {
  const path = await services.scratch.path();
  try {
    return await work(path, await writeParts(services, id, parts, path));
  } finally {
    await rm(path, { force: true });
  }
}

/** Whoever asks for a file that is being read comes again after so many seconds. */
const READING = 2;

/** Takes a file to read for whoever asks, unless somebody else has it: of a server that was killed it is free again after a while. */
async function claim({ db }: Services, { id }: MediaRow): Promise<boolean> {
  const isFree = or(isNull(media.reading), lt(media.reading, sql`now() - interval '90 seconds'`));
  const taken = await db
    .update(media)
    .set({ reading: dateNow() })
    .where(and(eq(media.id, id), inArray(media.state, ['partial', 'checking']), isFree))
    .returning({ id: media.id });
  return taken.length > 0;
}

/** Notes what a file is unless somebody has read it: whoever was taken for dead may have, meanwhile. */
const noteUnread = (services: Services, row: MediaRow, change: Partial<MediaRow>): Promise<Received> =>
  note(services, row, change, and(eq(media.id, row.id), inArray(media.state, ['partial', 'checking'])));

async function read(services: Services, row: MediaRow, path: string): Promise<Received> {
  const { storage } = services;
  const scanned = await services.scanner.scan(path);
  if (scanned === 'away') return noteUnread(services, row, { state: 'checking' });
  const kept = scanned === 'found' ? 'infected' : await readFile(services, row, path);
  if (typeof kept !== 'string') return note(services, row, { state: 'ready', ...kept });
  const said = await noteUnread(services, row, { state: 'refused', reason: kept });
  if (said.state === 'refused') await storage.remove(row.id);
  return said;
}

/** What becomes of a file, and the parts that it was put together from. */
async function readParts(
  services: Services,
  row: MediaRow,
): Promise<{ readonly done: Received; readonly parts: readonly string[] }> {
  const { storage } = services;
  const parts = partsAmong(await storage.names(row.id));
  const done = await withWhole(services, row.id, parts, async (path, size) => {
    if (size === row.bytes) return read(services, row, path);
    // A part was lost, or one stands beside it of another cut: all of them are sent anew.
    const said = await noteUnread(services, row, { received: 0, state: 'partial' });
    if (said.state === 'partial') await storage.remove(row.id);
    return said;
  });
  return { done, parts };
}

/** Lets others read a file. */
const free = ({ db }: Services, { id }: Pick<MediaRow, 'id'>) =>
  db.update(media).set({ reading: null }).where(eq(media.id, id));

/** Reads a file that was taken for it, writes it anew, and lets go of what was sent. */
async function readTaken(services: Services, row: MediaRow): Promise<Received> {
  const { done, parts } = await readParts(services, row).catch(async (error: unknown) => {
    await free(services, row);
    throw error;
  });
  // Where this stops, the row stays taken: that tells `takeLeftParts` of what was sent and is still there.
  if (done.state === 'ready') await services.storage.remove(row.id, parts);
  await free(services, row);
  return done;
}

/**
 * Reads a file of which all parts have come.
 * @throws Refusal unavailable while somebody else reads it, or when it cannot be kept
 */
export async function finish(services: Services, row: MediaRow): Promise<Received> {
  if (!(await claim(services, row))) throw new Refusal('unavailable', { retryAfter: READING });
  return readTaken(services, row);
}

/** How long is waited for whoever reads a file already, and how often it is looked whether they have, milliseconds: a device waits for longer. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 200;

/** A file once nobody reads it; nothing where that takes too long. @throws Refusal notFound where it went meanwhile */
async function onceRead({ db }: Services, { id }: MediaRow, until: number): Promise<MediaRow | undefined> {
  for (;;) {
    const [now] = await db.select().from(media).where(eq(media.id, id));
    if (!now) throw new Refusal('notFound');
    if (now.reading === null || now.state === 'ready' || now.state === 'refused') return now;
    if (Date.now() >= until) return undefined;
    await pause(LOOK_MS);
  }
}

/**
 * Reads a file of which all parts have come; where somebody else does already, what they find is waited for. @throws Refusal
 * unavailable when it cannot be kept; notFound where it went meanwhile
 */
export async function finishOrWait(
  services: Services,
  row: MediaRow,
  patienceMs = PATIENCE_MS,
): Promise<Received> {
  const until = Date.now() + patienceMs;
  while (!(await claim(services, row))) {
    const now = await onceRead(services, row, until);
    if (!now) return { received: row.bytes, state: 'checking' };
    // Whoever had it could not read it: it is this one's turn.
    const isLeft = now.state === 'partial' && now.received === now.bytes;
    if (!isLeft) return receivedOf(now);
  }
  return readTaken(services, row);
}

/** Lets go of what was sent of files that were read before, where whoever read them could not. @returns of how many */
export async function takeLeftParts(services: Services, before: Date): Promise<number> {
  const { db, storage } = services;
  const left = await db
    .select({ id: media.id })
    .from(media)
    .where(and(inArray(media.state, ['ready', 'refused']), lt(media.reading, before)));
  for (const { id } of left) {
    await storage.remove(id, partsAmong(await storage.names(id)));
    await free(services, { id });
  }
  return left.length;
}
