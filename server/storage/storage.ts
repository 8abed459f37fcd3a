/** Where the bytes of files lie: each file a few pieces by name. */
export interface MediaStorage {
  /** Keeps a piece, whole or not at all; one of that name gives way to it. */
  put(id: string, name: string, bytes: Uint8Array): Promise<void>;
  /** A piece, or nothing where there is none. */
  read(id: string, name: string): Promise<Buffer | undefined>;
  /** The names of the pieces of a file, in their order. */
  names(id: string): Promise<string[]>;
  /** Removes pieces of a file; all of it without names. */
  remove(id: string, names?: readonly string[]): Promise<void>;
  /** Every file there is, and when something of it changed last. */
  files(): AsyncIterable<{ id: string; changed: Date }>;
}
