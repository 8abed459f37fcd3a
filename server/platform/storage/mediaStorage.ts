import type { Readable } from 'node:stream';

export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

interface OpenPiece {
  readonly size: number;
  /** Streams a range; the caller closes the stream. */
  bytes(range?: ByteRange): Promise<Readable>;
}

export interface MediaStorage {
  /** Stores a piece atomically, replacing one of that name; streams files from disk. */
  put(id: string, name: string, bytes: Uint8Array | Blob): Promise<void>;
  read(id: string, name: string): Promise<Buffer | undefined>;
  open(id: string, name: string): Promise<OpenPiece | undefined>;
  listNames(id: string): Promise<string[]>;
  /** Removes pieces of a file, or all of it. */
  remove(id: string, names?: readonly string[]): Promise<void>;
  listFiles(): AsyncIterable<{ id: string; changed: Date }>;
  /** @returns number of uploads removed */
  removeUnfinished(before: Date): Promise<number>;
}
