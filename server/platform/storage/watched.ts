import { Refusal } from '../lib/refusal.ts';
import type { Warn } from '../lib/warn.ts';
import { reasonOf } from '../terminal/startFailure.ts';
import type { MediaStorage } from './storage.ts';

/** Retry delay in seconds: disks and networks recover slowly. */
const LATER = 30;

/** Turns storage failures into `unavailable`, and warns once until a write succeeds. */
export function watched(storage: MediaStorage, warn: Warn): MediaStorage {
  let failing = false;
  const failed = (error: unknown): Refusal => {
    const reason = reasonOf(error);
    if (!failing)
      warn(`Failed to store or read uploads: ${reason}.`, undefined, undefined, {
        event: 'storage_failed',
        reason,
      });
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
      if (failing) warn('Uploads are stored again.', undefined, undefined, { event: 'storage_recovered' });
      failing = false;
    },
    read: (id, name) => trying(storage.read(id, name)),
    async open(id, name) {
      const piece = await trying(storage.open(id, name));
      return piece && { size: piece.size, bytes: (range) => trying(piece.bytes(range)) };
    },
    names: (id) => trying(storage.names(id)),
    remove: (id, names) => trying(storage.remove(id, names)),
    // Only the server's own jobs call these; they report failures themselves.
    files: () => storage.files(),
    tidy: (before) => storage.tidy(before),
  };
}
