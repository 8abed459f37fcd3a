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

/** Seconds until a retry when the disk is full. */
const LATER = 30;

/** @throws Refusal unavailable */
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

/** Assembles the parts in a temporary file for the duration of `work`; holds one part in memory at a time. */
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

/** Retry-After during processing, in seconds. */
const READING = 2;

/** Locks a file for processing. A lock expires, since its server may have died. */
async function claim({ db }: Services, { id }: MediaRow): Promise<boolean> {
  const isFree = or(isNull(media.reading), lt(media.reading, sql`now() - interval '90 seconds'`));
  const taken = await db
    .update(media)
    .set({ reading: dateNow() })
    .where(and(eq(media.id, id), inArray(media.state, ['partial', 'checking']), isFree))
    .returning({ id: media.id });
  return taken.length > 0;
}

/** Does not overwrite the result of a reader whose lock had expired. */
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

async function readParts(
  services: Services,
  row: MediaRow,
): Promise<{ readonly done: Received; readonly parts: readonly string[] }> {
  const { storage } = services;
  const parts = partsAmong(await storage.names(row.id));
  const done = await withWhole(services, row.id, parts, async (path, size) => {
    if (size === row.bytes) return read(services, row, path);
    // Parts are missing or overlap, so the device resends all.
    const said = await noteUnread(services, row, { received: 0, state: 'partial' });
    if (said.state === 'partial') await storage.remove(row.id);
    return said;
  });
  return { done, parts };
}

const free = ({ db }: Services, { id }: Pick<MediaRow, 'id'>) =>
  db.update(media).set({ reading: null }).where(eq(media.id, id));

async function readTaken(services: Services, row: MediaRow): Promise<Received> {
  const { done, parts } = await readParts(services, row).catch(async (error: unknown) => {
    await free(services, row);
    throw error;
  });
  // If interrupted here, the lock stays, which lets `deleteLeftoverParts` find the remaining parts.
  if (done.state === 'ready') await services.storage.remove(row.id, parts);
  await free(services, row);
  return done;
}

/** @throws Refusal unavailable */
export async function finish(services: Services, row: MediaRow): Promise<Received> {
  if (!(await claim(services, row))) throw new Refusal('unavailable', { retryAfter: READING });
  return readTaken(services, row);
}

/** Below the device's own timeout. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 200;

/**
 * Undefined on timeout.
 * @throws Refusal notFound
 */
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
 * Processes a complete file, or waits for the server that does.
 * @throws Refusal unavailable, notFound
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
    // The other reader failed.
    const isLeft = now.state === 'partial' && now.received === now.bytes;
    if (!isLeft) return receivedOf(now);
  }
  return readTaken(services, row);
}

/**
 * Deletes the remaining parts of processed files.
 * @returns their number
 */
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
