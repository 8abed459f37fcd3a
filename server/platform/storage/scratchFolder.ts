import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The bucket's clock may differ. */
const GRACE_MS = 3_600_000;

export const getStaleBefore = (now: number): Date => new Date(now - GRACE_MS);

/** ENOTDIR: systems leave own files among our folders. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

export async function readOrFallback<T>(work: Promise<T>, fallback: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return fallback;
    throw error;
  }
}

export interface ScratchFolder {
  /** Unique; the writer removes the file. */
  path(): Promise<string>;
  /** @returns number of removed files */
  removeStale(before: Date): Promise<number>;
}

/** Random names: servers may share it. */
export function createScratchFolder(folder: string): ScratchFolder {
  return {
    async path() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return join(folder, randomBytes(12).toString('hex'));
    },
    async removeStale(before) {
      let removed = 0;
      for (const name of await readOrFallback(readdir(folder), [])) {
        const path = join(folder, name);
        const found = await readOrFallback(stat(path), undefined);
        if (!found || found.mtime >= before) continue;
        await rm(path, { force: true, recursive: true });
        removed += 1;
      }
      return removed;
    },
  };
}
