import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStorage } from './mediaStorage.ts';
import { readOrFallback, type ScratchFolder } from './scratchFolder.ts';

/** Survives a power cut. */
async function writeDurably(path: string, bytes: Uint8Array | Blob): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    // Appends at the current position.
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

const listEntries = (path: string): Promise<string[]> => readOrFallback(readdir(path), []);

/** Servers may share it. Two levels of subfolders by hash. */
export function createFolderStorage(root: string, scratch: ScratchFolder): MediaStorage {
  const getFolder = (id: string): string => {
    const hash = createHash('sha256').update(id).digest('hex');
    return join(root, hash.slice(0, 2), hash.slice(2, 4), id);
  };
  return {
    async put(id, name, bytes) {
      const folder = getFolder(id);
      const unfinished = await scratch.path();
      try {
        await writeDurably(unfinished, bytes);
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await rename(unfinished, join(folder, name));
        await syncFolder(folder);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    read: (id, name) => readOrFallback<Buffer | undefined>(readFile(join(getFolder(id), name)), undefined),
    async open(id, name) {
      const path = join(getFolder(id), name);
      const found = await readOrFallback(stat(path), undefined);
      return (
        found && {
          size: found.size,
          // Opens now, so that a file removed later reads to its end.
          async bytes(range) {
            const file = await open(path, 'r');
            return file.createReadStream(range && { start: range.first, end: range.last });
          },
        }
      );
    },
    listNames: async (id) => (await listEntries(getFolder(id))).sort(),
    async remove(id, names) {
      const folder = getFolder(id);
      if (names === undefined) await rm(folder, { recursive: true, force: true });
      else for (const name of names) await rm(join(folder, name), { force: true });
    },
    async *listFiles() {
      for (const first of await listEntries(root)) {
        if (!/^[\da-f]{2}$/.test(first)) continue;
        for (const second of await listEntries(join(root, first)))
          for (const id of await listEntries(join(root, first, second))) {
            const found = await readOrFallback(stat(join(root, first, second, id)), undefined);
            if (found) yield { id, changed: found.mtime };
          }
      }
    },
    // The scratch folder cleans itself.
    removeUnfinished: async () => 0,
  };
}
