import { inArray } from 'drizzle-orm';
import type { Services } from '../services/services.ts';
import { media } from '../store/schema.ts';

/** So many files are asked of at a time. */
const AT_ONCE = 500;
/** A file whose row is not there yet: it is being sent. */
const YOUNG_MS = 3_600_000;

async function removeUnknown({ db, storage }: Services, ids: readonly string[]): Promise<number> {
  const known = await db
    .select({ id: media.id })
    .from(media)
    .where(inArray(media.id, [...ids]));
  const kept = new Set(known.map(({ id }) => id));
  const gone = ids.filter((id) => !kept.has(id));
  for (const id of gone) await storage.remove(id);
  return gone.length;
}

/** Removes the files that no row knows any more: their case was erased, or their sender. @returns how many */
export async function sweepMedia(services: Services, now = Date.now()): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const look = async () => {
    if (batch.length > 0) removed += await removeUnknown(services, batch);
    batch = [];
  };
  for await (const { id, changed } of services.storage.files()) {
    if (now - changed.getTime() < YOUNG_MS) continue;
    batch.push(id);
    if (batch.length >= AT_ONCE) await look();
  }
  await look();
  return removed;
}
