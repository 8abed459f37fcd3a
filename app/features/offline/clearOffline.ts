import { clearCachedProfile } from '../../lib/session/cachedProfile.ts';
import { dispatchAppEvent } from './appStore.ts';
import { resetOffline } from './startOffline.ts';
import { deleteStores } from './stores.ts';

/** On leaving: clears offline data, unregisters the worker. */
export async function clearOffline(): Promise<void> {
  clearCachedProfile();
  try {
    const registration = await navigator.serviceWorker?.getRegistration('/');
    await registration?.unregister();
    await deleteStores();
  } catch {
    // Nothing was stored.
  }
  dispatchAppEvent({ type: 'worker', phase: 'none' });
  resetOffline();
}
