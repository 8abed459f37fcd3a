import type { Readable } from 'node:stream';

/** Bytes of a piece, the first and the last of them. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** A piece that is read as it is sent on. */
interface OpenPiece {
  readonly size: number;
  /** Reads all of it, or a part; whoever asks for it ends it. */
  bytes(range?: ByteRange): Promise<Readable>;
}

/** Where the bytes of files lie: each file a few pieces by name. */
export interface MediaStorage {
  /** Keeps a piece, whole or not at all; one of that name gives way to it. A file on the disk is never held in memory. */
  put(id: string, name: string, bytes: Uint8Array | Blob): Promise<void>;
  /** A piece, or nothing where there is none. */
  read(id: string, name: string): Promise<Buffer | undefined>;
  /** A piece that is not held in memory, or nothing where there is none. */
  open(id: string, name: string): Promise<OpenPiece | undefined>;
  /** The names of the pieces of a file, in their order. */
  names(id: string): Promise<string[]>;
  /** Removes pieces of a file; all of it without names. */
  remove(id: string, names?: readonly string[]): Promise<void>;
  /** Every file there is, and when something of it changed last. */
  files(): AsyncIterable<{ id: string; changed: Date }>;
  /** Lets go of what was begun before an instant and never became whole. @returns how many */
  tidy(before: Date): Promise<number>;
}
