import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, eq, sql } from 'drizzle-orm';
import { media } from '../../../platform/db/schema.ts';
import { Refusal } from '../../../platform/lib/refusal.ts';
import type { Services } from '../../context/services.ts';
import { finish } from './finish.ts';
import { knownAmong } from './unknown.ts';

/** Retry-After if the file's row was deleted, in seconds. */
const AGAIN = 2;

/**
 * Deletes the written pieces if the file's row was deleted meanwhile.
 * @throws Refusal unavailable
 */
export async function leavingNothing<T>(
  { storage }: Services,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'notFound') throw error;
    await storage.remove(id);
    throw new Refusal('unavailable', { retryAfter: AGAIN });
  }
}

/** Limits how long an erasure waits for the storage. */
const PATIENCE_MS = 5_000;

/** Deletes files without rows; the hourly sweep retries failures. */
export async function removeFiles(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const stays = await knownAmong(db, ids);
  // The storage itself warns of failures.
  const removed = Promise.allSettled(ids.filter((id) => !stays.has(id)).map((id) => storage.remove(id)));
  await Promise.race([removed, pause(PATIENCE_MS, undefined, { ref: false })]);
}

/** Batch size. */
const AT_ONCE = 200;

/** Undefined if the file is locked or deleted. */
async function look(services: Services, row: typeof media.$inferSelect) {
  try {
    return (await leavingNothing(services, row.id, () => finish(services, row))).state;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/**
 * Scans files that waited for the virus scanner, oldest first, until it is unavailable again.
 * @returns how many were scanned
 */
export async function lookAgain(services: Services): Promise<number> {
  const rows = await services.db
    .select()
    .from(media)
    .where(and(eq(media.state, 'checking'), sql`${media.created} > now() - interval '1 day'`))
    .orderBy(asc(media.created))
    .limit(AT_ONCE);
  let over = 0;
  for (const row of rows) {
    const state = await look(services, row);
    if (state === 'checking') break;
    if (state !== undefined) over += 1;
  }
  return over;
}
