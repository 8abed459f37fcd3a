import { baseOf, isOwnerKnown, roleOwner, watchRoles } from '../api/bases.ts';
import { noteSent } from '../api/cache.ts';
import { client } from '../api/client.ts';
import { OUTBOX_CHANNEL, OUTBOX_LOCK, OUTBOX_PATIENCE, OUTBOX_SYNC } from '../api/keys.ts';
import { runExclusively } from '../api/tabLock.ts';
import { carryWith } from './carry.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { noteProgress } from './progress.ts';
import { openOutboxStorage } from './storage.ts';

/** Background Sync, in Chromium only. */
interface Syncing extends ServiceWorkerRegistration {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
}

/** Requests a background sync; elsewhere the next page sends. */
export async function askForSync(): Promise<void> {
  try {
    const registration: Syncing | undefined = await navigator.serviceWorker?.getRegistration('/');
    await registration?.sync?.register(OUTBOX_SYNC);
  } catch {
    // The person blocked background sync.
  }
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(OUTBOX_CHANNEL);

const start = async (): Promise<Outbox> => {
  const outbox = await createOutbox({
    client,
    storage: await openOutboxStorage(),
    crUid: roleOwner,
    isKnown: isOwnerKnown,
    carry: carryWith(client, noteProgress),
    onSent: noteSent,
    hostOf: baseOf,
    exclusively: runExclusively(OUTBOX_LOCK, OUTBOX_PATIENCE),
    announce: () => {
      channel?.postMessage('changed');
      if (globalThis.navigator?.onLine === false) void askForSync();
    },
  });
  const wake = () => void outbox.wake();
  channel?.addEventListener('message', wake);
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('pagehide', () => {
    if (outbox.items().some(({ refused }) => !refused)) void askForSync();
  });
  watchRoles(wake);
  wake();
  return outbox;
};

let started: Promise<Outbox> | undefined;

export function appOutbox(): Promise<Outbox> {
  started ??= start();
  return started;
}
