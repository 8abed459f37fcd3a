import { open, rm } from 'node:fs/promises';
import { Refusal } from '../base/refusal.ts';
import type { Services } from '../services/services.ts';

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
 * Does a work on a file that is put together from its parts on this machine's disk, and lies there as long as the work does: no
 * more than a part is in memory at a time.
 */
export async function withWhole<T>(
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
