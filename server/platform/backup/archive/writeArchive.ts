import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type ArchiveFoot, FOOT } from './archiveFormat.ts';
import { createHeader, createPadding, END_OF_ARCHIVE } from './tar.ts';

export interface ArchiveWriter {
  add(name: string, bytes: Buffer): Promise<void>;
  /** @throws if the size differs */
  stream(name: string, size: number, bytes: AsyncIterable<Buffer>): Promise<void>;
}

function createWriter(
  file: FileHandle,
  now: Date,
): ArchiveWriter & { end(foot: Omit<ArchiveFoot, 'sha256'>): Promise<void> } {
  const hash = createHash('sha256');
  const write = async (bytes: Buffer): Promise<void> => {
    hash.update(bytes);
    // Unlike `write`, `writeFile` continues at the current position and writes everything.
    await file.writeFile(bytes);
  };
  const add = async (name: string, bytes: Buffer): Promise<void> => {
    await write(createHeader({ name, size: bytes.length }, now));
    await write(bytes);
    await write(createPadding(bytes.length));
  };
  return {
    add,
    async stream(name, size, bytes) {
      await write(createHeader({ name, size }, now));
      let written = 0;
      for await (const some of bytes) {
        written += some.length;
        await write(some);
      }
      if (written !== size) throw new Error(`${name} cannot be read to its end`);
      await write(createPadding(size));
    },
    async end(foot) {
      const sha256 = hash.copy().digest('hex');
      await add(FOOT, Buffer.from(JSON.stringify({ sha256, ...foot }, null, 2)));
      await write(END_OF_ARCHIVE);
    },
  };
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Atomic; readable by its owner only. */
export async function writeArchive(
  path: string,
  work: (archive: ArchiveWriter) => Promise<Omit<ArchiveFoot, 'sha256'>>,
  { giveUp, now = new Date() }: { giveUp?: AbortSignal | undefined; now?: Date } = {},
): Promise<Omit<ArchiveFoot, 'sha256'> & { bytes: number }> {
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.unfinished`;
  const file = await open(unfinished, 'wx', 0o600);
  let bytes = 0;
  try {
    const writer = createWriter(file, now);
    const foot = await work(writer);
    await writer.end(foot);
    await file.sync();
    bytes = (await file.stat()).size;
    giveUp?.throwIfAborted();
    await file.close();
    await rename(unfinished, path);
    await syncFolder(dirname(path));
    return { ...foot, bytes };
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}
