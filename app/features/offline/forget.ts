import { forgetProfile } from '../../lib/session/keptProfile.ts';
import { tellApp } from './appStore.ts';
import { beginAnew } from './begin.ts';
import { deleteStores } from './stores.ts';

/** Takes away what this device keeps to open without a network, the worker too: whoever was here has left. */
export async function forgetOffline(): Promise<void> {
  forgetProfile();
  try {
    const registration = await navigator.serviceWorker?.getRegistration('/');
    await registration?.unregister();
    await deleteStores();
  } catch {
    // Where nothing could be kept there is nothing.
  }
  tellApp({ type: 'worker', phase: 'none' });
  beginAnew();
}
