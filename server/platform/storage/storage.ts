import type { Readable } from 'node:stream';

export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

interface OpenPiece {
  readonly size: number;
  /** Reads all of it, or a part; whoever asks for it ends it. */
  bytes(range?: ByteRange): Promise<Readable>;
}

export interface MediaStorage {
  /** Keeps a piece, whole or not at all; one of that name gives way to it. A file on the disk is never held in memory. */
  put(id: string, name: string, bytes: Uint8Array | Blob): Promise<void>;
  /** A piece, or nothing where there is none. */
  read(id: string, name: string): Promise<Buffer | undefined>;
  /** A piece that is not held in memory, or nothing where there is none. */
  open(id: string, name: string): Promise<OpenPiece | undefined>;
  names(id: string): Promise<string[]>;
  /** Removes pieces of a file; all of it without names. */
  remove(id: string, names?: readonly string[]): Promise<void>;
  /** Every file there is, and when something of it changed last. */
  files(): AsyncIterable<{ id: string; changed: Date }>;
  /** Lets go of what was begun before an instant and never became whole. @returns how many */
  tidy(before: Date): Promise<number>;
}
