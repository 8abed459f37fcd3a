import { forgetProfile } from '../../lib/session/keptProfile.ts';
import { tellApp } from './appStore.ts';
import { beginAnew } from './begin.ts';
import { deleteStores } from './stores.ts';

/** Clears all offline data and unregisters the worker, when a person leaves. */
export async function forgetOffline(): Promise<void> {
  forgetProfile();
  try {
    const registration = await navigator.serviceWorker?.getRegistration('/');
    await registration?.unregister();
    await deleteStores();
  } catch {
    // Nothing was stored.
  }
  tellApp({ type: 'worker', phase: 'none' });
  beginAnew();
}
