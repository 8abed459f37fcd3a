import type { Readable } from 'node:stream';

export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

interface OpenPiece {
  readonly size: number;
  /** The caller closes it. */
  bytes(range?: ByteRange): Promise<Readable>;
}

export interface MediaStorage {
  /** Atomic; streams files from disk. */
  put(id: string, name: string, bytes: Uint8Array | Blob): Promise<void>;
  read(id: string, name: string): Promise<Buffer | undefined>;
  open(id: string, name: string): Promise<OpenPiece | undefined>;
  listNames(id: string): Promise<string[]>;
  /** Removes all pieces without `names`. */
  remove(id: string, names?: readonly string[]): Promise<void>;
  listFiles(): AsyncIterable<{ id: string; changed: Date }>;
  /** @returns number removed */
  removeUnfinished(before: Date): Promise<number>;
}
