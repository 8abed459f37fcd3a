import { Refusal } from '../lib/refusal.ts';
import { reasonOf } from '../terminal/startFailure.ts';
import type { MediaStorage } from './storage.ts';

/** Seconds after which a device comes again: a disk is not emptied, nor a network mended, within a few. */
const LATER = 30;

/**
 * A storage whose failures whoever asks is told in words: it cannot be done now. The operator is told once, until something was
 * kept again.
 */
export function watched(storage: MediaStorage, warn: (line: string) => void): MediaStorage {
  let failing = false;
  const failed = (error: unknown): Refusal => {
    if (!failing) warn(`Files that people send cannot be kept or read: ${reasonOf(error)}.`);
    failing = true;
    return new Refusal('unavailable', { retryAfter: LATER });
  };
  const trying = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw failed(error);
    }
  };
  return {
    async put(id, name, bytes) {
      await trying(storage.put(id, name, bytes));
      if (failing) warn('Files that people send are kept again.');
      failing = false;
    },
    read: (id, name) => trying(storage.read(id, name)),
    async open(id, name) {
      const piece = await trying(storage.open(id, name));
      return piece && { size: piece.size, bytes: (range) => trying(piece.bytes(range)) };
    },
    names: (id) => trying(storage.names(id)),
    remove: (id, names) => trying(storage.remove(id, names)),
    // A look at all of them is the server's own: its failure is told by whoever looks.
    files: () => storage.files(),
    tidy: (before) => storage.tidy(before),
  };
}
