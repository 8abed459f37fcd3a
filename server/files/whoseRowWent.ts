import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../base/refusal.ts';
import type { Services } from '../services/services.ts';
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
