import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What changed a moment ago is left for the next look: the clock of a bucket is not the server's. */
const YOUNG_MS = 3_600_000;

/** What changed before this instant is old enough to be taken away. */
export const oldBy = (now: number): Date => new Date(now - YOUNG_MS);

/** Nor is there anything in a file that lies where a folder would: systems leave their own among ours. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** What a work on a file comes to; `nothing` where there is no such file. */
export async function orNothing<T>(work: Promise<T>, nothing: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return nothing;
    throw error;
  }
}

/** A folder of this machine for files that are not whole yet, or are read just now. */
export interface Scratch {
  /** A path of its own. Whoever writes there removes it; a server that was killed does not. */
  path(): Promise<string>;
  /** Removes what nobody has touched since. @returns how many */
  tidy(before: Date): Promise<number>;
}

/** The files of a folder that several servers may share: of each no one but its writer knows the name. */
export function scratchIn(folder: string): Scratch {
  return {
    async path() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return join(folder, randomBytes(12).toString('hex'));
    },
    async tidy(before) {
      let removed = 0;
      for (const name of await orNothing(readdir(folder), [])) {
        const path = join(folder, name);
        const found = await orNothing(stat(path), undefined);
        if (!found || found.mtime >= before) continue;
        await rm(path, { force: true, recursive: true });
        removed += 1;
      }
      return removed;
    },
  };
}
