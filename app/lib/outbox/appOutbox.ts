import { applySentItem } from '../api/cache.ts';
import { OUTBOX_CHANNEL, OUTBOX_LOCK, OUTBOX_MAX_UNANSWERED, OUTBOX_SYNC } from '../api/cacheKeys.ts';
import { client } from '../api/client.ts';
import {
  getCurrentCrUid,
  getCustomerHost,
  isCurrentUserVerified,
  watchCurrentUser,
} from '../api/currentUser.ts';
import type { OutboxItem } from '../api/outboxItems.ts';
import { runExclusively } from '../api/tabLock.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { setProgress } from './progress.ts';
import { openOutboxStorage } from './storage.ts';
import { createUploader } from './uploadFiles.ts';

/** Background Sync: Chromium only. */
interface Syncing extends ServiceWorkerRegistration {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
}

/** Requests background sync; elsewhere the next page sends. */
export async function requestSync(): Promise<void> {
  try {
    const registration: Syncing | undefined = await navigator.serviceWorker?.getRegistration('/');
    await registration?.sync?.register(OUTBOX_SYNC);
  } catch {
    // Blocked by the user.
  }
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(OUTBOX_CHANNEL);

/** On demand: most items are not counted. */
const countLater = (item: OutboxItem): Promise<void> =>
  import('../usage/sendCounts.ts').then(
    ({ countSentItem }) => countSentItem(item),
    () => undefined,
  );

const startOutbox = async (): Promise<Outbox> => {
  const outbox = await createOutbox({
    client,
    storage: await openOutboxStorage(),
    crUid: getCurrentCrUid,
    isVerified: isCurrentUserVerified,
    uploadFiles: createUploader(client, setProgress),
    onSent: (item, answer) => {
      if (item.usage) void countLater(item);
      return applySentItem(item, answer);
    },
    getHost: getCustomerHost,
    runExclusively: runExclusively(OUTBOX_LOCK, OUTBOX_MAX_UNANSWERED),
    notifyTabs: () => {
      channel?.postMessage('changed');
      if (globalThis.navigator?.onLine === false) void requestSync();
    },
  });
  const flush = () => void outbox.flush();
  channel?.addEventListener('message', flush);
  window.addEventListener('online', flush);
  document.addEventListener('visibilitychange', flush);
  window.addEventListener('pagehide', () => {
    if (outbox.items().some(({ refused }) => !refused)) void requestSync();
  });
  watchCurrentUser(flush);
  flush();
  return outbox;
};

let started: Promise<Outbox> | undefined;

export function openAppOutbox(): Promise<Outbox> {
  started ??= startOutbox();
  return started;
}
