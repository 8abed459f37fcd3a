import type { FileHandle } from 'node:fs/promises';

/** Bytes that are looked at together. */
const WINDOW = 64 * 1024;

/** Gives so many bytes of a file, fewer at its end. */
export type ReadWindow = (at: number, length: number) => Promise<Buffer>;

/** Reads a file by windows: what is asked for stands near one another. */
export function windowsOf(file: FileHandle): ReadWindow {
  const held = { from: 0, bytes: Buffer.alloc(0) };
  return async (at, length) => {
    if (at < held.from || at + length > held.from + held.bytes.length) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(WINDOW), 0, WINDOW, at);
      held.from = at;
      held.bytes = buffer.subarray(0, bytesRead);
    }
    return held.bytes.subarray(at - held.from, at - held.from + length);
  };
}
