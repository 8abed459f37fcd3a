import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, eq, sql } from 'drizzle-orm';
import { media } from '../../../platform/db/schema.ts';
import { Refusal } from '../../../platform/lib/refusal.ts';
import type { Services } from '../../context/services.ts';
import { finish } from './finish.ts';
import { knownAmong } from './unknown.ts';

/** Seconds after which a device asks how far a file came whose row went: its sender is nobody then, or it begins anew. */
const AGAIN = 2;

/**
 * Does a work that writes pieces of a file; where its row went meanwhile (its sender erased everything) nothing of it stays.
 * @throws Refusal unavailable then
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

/** Whoever erases everything waits no longer for a disk or a bucket, milliseconds. */
const PATIENCE_MS = 5_000;

/** Removes those of the files whose rows are gone. What cannot be removed now goes with the hourly look: the rows are gone for good. */
export async function removeFiles(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const stays = await knownAmong(db, ids);
  // Its storage tells the operator what fails.
  const removed = Promise.allSettled(ids.filter((id) => !stays.has(id)).map((id) => storage.remove(id)));
  await Promise.race([removed, pause(PATIENCE_MS, undefined, { ref: false })]);
}

/** So many files are looked at in a turn. */
const AT_ONCE = 200;

/** What came of a look at a file; nothing where somebody else looks at it, or it went. */
async function look(services: Services, row: typeof media.$inferSelect) {
  try {
    return (await leavingNothing(services, row.id, () => finish(services, row))).state;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/**
 * Looks at the files that wait since nobody could look for viruses in them, the oldest first, until one must still wait: a device that
 * comes back finds them read, and what nobody asks for any more does not lie unread. @returns how many need wait no longer
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
