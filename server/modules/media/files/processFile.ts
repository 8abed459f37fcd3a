import { open, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Received } from '@parvis/api/entities/media';
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { media } from '../../../platform/db/schema.ts';
import { getDatabaseNow } from '../../../platform/lib/clock.ts';
import { Refusal } from '../../../platform/lib/refusal.ts';
import { filterPartNames } from '../../../platform/storage/pieces.ts';
import type { AppContext } from '../../context/appContext.ts';
import { type MediaRow, reencodeFile, toReceived, updateMediaRow } from './reencodeFile.ts';

/** Seconds until a retry with a full disk. */
const DISK_RETRY_AFTER = 30;

/** @throws Refusal unavailable */
async function writeParts(
  { storage }: AppContext,
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
    throw error instanceof Refusal ? error : new Refusal('unavailable', { retryAfter: DISK_RETRY_AFTER });
  } finally {
    await file.close();
  }
  return size;
}

/** Holds one part in memory at a time. */
async function assembleFile<T>(
  context: AppContext,
  id: string,
  parts: readonly string[],
  work: (path: string, size: number) => Promise<T>,
): Promise<T> {
  const path = await context.scratch.path();
  try {
    return await work(path, await writeParts(context, id, parts, path));
  } finally {
    await rm(path, { force: true });
  }
}

/** Seconds. */
const PROCESSING_RETRY_AFTER = 2;

/** The lock expires, since its server may have died. */
async function lockFile({ db }: AppContext, { id }: MediaRow): Promise<boolean> {
  const isFree = or(isNull(media.reading), lt(media.reading, sql`now() - interval '90 seconds'`));
  const taken = await db
    .update(media)
    .set({ reading: getDatabaseNow() })
    .where(and(eq(media.id, id), inArray(media.state, ['partial', 'checking']), isFree))
    .returning({ id: media.id });
  return taken.length > 0;
}

/** Keeps the newer result if the reader's lock expired. */
const updateUnfinished = (context: AppContext, row: MediaRow, change: Partial<MediaRow>): Promise<Received> =>
  updateMediaRow(
    context,
    row,
    change,
    and(eq(media.id, row.id), inArray(media.state, ['partial', 'checking'])),
  );

async function processWhole(context: AppContext, row: MediaRow, path: string): Promise<Received> {
  const { storage } = context;
  const scanned = await context.scanner.scan(path);
  if (scanned === 'away') return updateUnfinished(context, row, { state: 'checking' });
  const outcome = scanned === 'found' ? 'infected' : await reencodeFile(context, row, path);
  if (typeof outcome !== 'string') return updateMediaRow(context, row, { state: 'ready', ...outcome });
  const updated = await updateUnfinished(context, row, { state: 'refused', reason: outcome });
  if (updated.state === 'refused') await storage.remove(row.id);
  return updated;
}

async function processParts(
  context: AppContext,
  row: MediaRow,
): Promise<{ readonly done: Received; readonly parts: readonly string[] }> {
  const { storage } = context;
  const parts = filterPartNames(await storage.listNames(row.id));
  const done = await assembleFile(context, row.id, parts, async (path, size) => {
    if (size === row.bytes) return processWhole(context, row, path);
    // Parts are missing or overlap: the device resends all.
    const updated = await updateUnfinished(context, row, { received: 0, state: 'partial' });
    if (updated.state === 'partial') await storage.remove(row.id);
    return updated;
  });
  return { done, parts };
}

const unlockFile = ({ db }: AppContext, { id }: Pick<MediaRow, 'id'>) =>
  db.update(media).set({ reading: null }).where(eq(media.id, id));

async function processLocked(context: AppContext, row: MediaRow): Promise<Received> {
  const { done, parts } = await processParts(context, row).catch(async (error: unknown) => {
    await unlockFile(context, row);
    throw error;
  });
  // If interrupted, the lock lets `deleteLeftoverParts` find the rest.
  if (done.state === 'ready') await context.storage.remove(row.id, parts);
  await unlockFile(context, row);
  return done;
}

/** @throws Refusal unavailable */
export async function processFile(context: AppContext, row: MediaRow): Promise<Received> {
  if (!(await lockFile(context, row)))
    throw new Refusal('unavailable', { retryAfter: PROCESSING_RETRY_AFTER });
  return processLocked(context, row);
}

/** Below the device's own timeout. */
const WAIT_MS = 10_000;
const POLL_MS = 200;

/**
 * Undefined on timeout.
 * @throws Refusal notFound
 */
async function waitUntilUnlocked(
  { db }: AppContext,
  { id }: MediaRow,
  until: number,
): Promise<MediaRow | undefined> {
  for (;;) {
    const [now] = await db.select().from(media).where(eq(media.id, id));
    if (!now) throw new Refusal('notFound');
    if (now.reading === null || now.state === 'ready' || now.state === 'refused') return now;
    if (Date.now() >= until) return undefined;
    await pause(POLL_MS);
  }
}

/**
 * Waits if another server processes it.
 * @throws Refusal unavailable, notFound
 */
export async function processOrWait(context: AppContext, row: MediaRow, waitMs = WAIT_MS): Promise<Received> {
  const until = Date.now() + waitMs;
  while (!(await lockFile(context, row))) {
    const now = await waitUntilUnlocked(context, row, until);
    if (!now) return { received: row.bytes, state: 'checking' };
    // The other reader failed.
    const isLeft = now.state === 'partial' && now.received === now.bytes;
    if (!isLeft) return toReceived(now);
  }
  return processLocked(context, row);
}

/** @returns their number */
export async function deleteLeftoverParts(context: AppContext, before: Date): Promise<number> {
  const { db, storage } = context;
  const left = await db
    .select({ id: media.id })
    .from(media)
    .where(and(inArray(media.state, ['ready', 'refused']), lt(media.reading, before)));
  for (const { id } of left) {
    await storage.remove(id, filterPartNames(await storage.listNames(id)));
    await unlockFile(context, { id });
  }
  return left.length;
}
