import { OUTBOX_SYNC } from '../keys.ts';

/** What only Chromium knows: the worker is woken once there is a network, the page closed or not. */
interface Syncing extends ServiceWorkerRegistration {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
}

/** Asks the browser to have what waits sent, with no page open, where it can; elsewhere the next page sends it. */
export async function askForSync(): Promise<void> {
  try {
    const registration: Syncing | undefined = await navigator.serviceWorker?.getRegistration('/');
    await registration?.sync?.register(OUTBOX_SYNC);
  } catch {
    // A browser in which somebody refused it: the next page sends it.
  }
}
