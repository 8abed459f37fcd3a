import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, eq, sql } from 'drizzle-orm';
import { media } from '../../../platform/db/schema.ts';
import { Refusal } from '../../../platform/lib/refusal.ts';
import type { AppContext } from '../../context/appContext.ts';
import { findKnownIds } from './orphanFiles.ts';
import { processFile } from './processFile.ts';

/** Seconds, if the file's row was deleted. */
const RETRY_AFTER = 2;

/** Cleans up if the row was deleted during the run. @throws Refusal unavailable */
export async function runOrCleanUp<T>(
  { storage }: AppContext,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'notFound') throw error;
    await storage.remove(id);
    throw new Refusal('unavailable', { retryAfter: RETRY_AFTER });
  }
}

/** An erasure waits no longer. */
const REMOVE_TIMEOUT_MS = 5_000;

/** The hourly sweep retries failures. */
export async function removeOrphanFiles(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const stays = await findKnownIds(db, ids);
  // The storage logs failures.
  const removed = Promise.allSettled(ids.filter((id) => !stays.has(id)).map((id) => storage.remove(id)));
  await Promise.race([removed, pause(REMOVE_TIMEOUT_MS, undefined, { ref: false })]);
}

const BATCH_SIZE = 200;

/** Undefined if the file is locked or deleted. */
async function retryScan(context: AppContext, row: typeof media.$inferSelect) {
  try {
    return (await runOrCleanUp(context, row.id, () => processFile(context, row))).state;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/**
 * Scans oldest first, while the virus scanner is available.
 * @returns how many were scanned
 */
export async function retryPendingScans(context: AppContext): Promise<number> {
  const rows = await context.db
    .select()
    .from(media)
    .where(and(eq(media.state, 'checking'), sql`${media.created} > now() - interval '1 day'`))
    .orderBy(asc(media.created))
    .limit(BATCH_SIZE);
  let scanned = 0;
  for (const row of rows) {
    const state = await retryScan(context, row);
    if (state === 'checking') break;
    if (state !== undefined) scanned += 1;
  }
  return scanned;
}
