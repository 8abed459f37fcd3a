import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { orNothing, type Scratch } from './scratch.ts';
import type { MediaStorage } from './storage.ts';

/** Survives a power cut. */
async function writeThrough(path: string, bytes: Uint8Array | Blob): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    // writeFile appends at the current position.
    for await (const some of bytes instanceof Blob ? bytes.stream() : [bytes]) await file.writeFile(some);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const namesIn = (path: string): Promise<string[]> => orNothing(readdir(path), []);

/** Stores files in a folder that servers may share, in two levels of subfolders by hash. */
export function folderStorage(root: string, scratch: Scratch): MediaStorage {
  const folderOf = (id: string): string => {
    const hash = createHash('sha256').update(id).digest('hex');
    return join(root, hash.slice(0, 2), hash.slice(2, 4), id);
  };
  return {
    async put(id, name, bytes) {
      const folder = folderOf(id);
      const unfinished = await scratch.path();
      try {
        await writeThrough(unfinished, bytes);
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await rename(unfinished, join(folder, name));
        await syncFolder(folder);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    read: (id, name) => orNothing<Buffer | undefined>(readFile(join(folderOf(id), name)), undefined),
    async open(id, name) {
      const path = join(folderOf(id), name);
      const found = await orNothing(stat(path), undefined);
      return (
        found && {
          size: found.size,
          // Opens now: a file that is removed or moved meanwhile can be read to its end.
          async bytes(range) {
            const file = await open(path, 'r');
            return file.createReadStream(range && { start: range.first, end: range.last });
          },
        }
      );
    },
    names: async (id) => (await namesIn(folderOf(id))).sort(),
    async remove(id, names) {
      const folder = folderOf(id);
      if (names === undefined) await rm(folder, { recursive: true, force: true });
      else for (const name of names) await rm(join(folder, name), { force: true });
    },
    async *files() {
      for (const first of await namesIn(root)) {
        if (!/^[\da-f]{2}$/.test(first)) continue;
        for (const second of await namesIn(join(root, first)))
          for (const id of await namesIn(join(root, first, second))) {
            const found = await orNothing(stat(join(root, first, second, id)), undefined);
            if (found) yield { id, changed: found.mtime };
          }
      }
    },
    // Unfinished files are in the scratch folder, which cleans itself.
    tidy: async () => 0,
  };
}
