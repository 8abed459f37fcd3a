import { Refusal } from '../lib/refusal.ts';
import type { Warn } from '../logging/log.ts';
import { getReason } from '../terminal/startFailure.ts';
import type { MediaStorage } from './mediaStorage.ts';

/** Seconds: disks and networks recover slowly. */
const RETRY_AFTER = 30;

/** Turns failures into `unavailable`; warns once until a write succeeds. */
export function monitorStorage(storage: MediaStorage, warn: Warn): MediaStorage {
  let failing = false;
  const reportFailure = (error: unknown): Refusal => {
    const reason = getReason(error);
    if (!failing)
      warn(`Failed to store or read uploads: ${reason}.`, {
        event: 'storage_failed',
        reason,
      });
    failing = true;
    return new Refusal('unavailable', { retryAfter: RETRY_AFTER });
  };
  const runMonitored = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw reportFailure(error);
    }
  };
  return {
    async put(id, name, bytes) {
      await runMonitored(storage.put(id, name, bytes));
      if (failing) warn('Uploads are stored again.', { event: 'storage_recovered' });
      failing = false;
    },
    read: (id, name) => runMonitored(storage.read(id, name)),
    async open(id, name) {
      const piece = await runMonitored(storage.open(id, name));
      return piece && { size: piece.size, bytes: (range) => runMonitored(piece.bytes(range)) };
    },
    listNames: (id) => runMonitored(storage.listNames(id)),
    remove: (id, names) => runMonitored(storage.remove(id, names)),
    // The server's own jobs report failures themselves.
    listFiles: () => storage.listFiles(),
    removeUnfinished: (before) => storage.removeUnfinished(before),
  };
}
