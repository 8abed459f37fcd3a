import { STATUS_RETRY_DELAY } from '@parvis/api/constants';
import type { UserStatus } from '@parvis/api/entities/user';
import { cacheProfile, isCachedProfile, readCachedProfile } from '../../lib/session/cachedProfile.ts';
import { profileResource, refreshProfile } from '../../lib/session/useProfile.ts';
import { clearOffline } from './clearOffline.ts';
import { startOffline } from './startOffline.ts';
import { clearStore, stores } from './stores.ts';
import { watchCodes } from './watchCodes.ts';

/** While online without an answer, milliseconds. */
const POLL_INTERVAL = 30_000;
/** The first retry is the second attempt of `session/profile.ts`. */
let pause = STATUS_RETRY_DELAY;

const isProfileCached = (): boolean => {
  const { data } = profileResource.get();
  return data !== undefined && isCachedProfile(data);
};
const retryProfile = (): void => {
  if (isProfileCached()) void refreshProfile();
};

window.addEventListener('online', retryProfile);
watchCodes();

/** Caches profile and app for a known person; clears them on leave. Drops another person's media. */
export async function syncOfflineProfile(profile: UserStatus): Promise<void> {
  // The person may have left during loading.
  if (profileResource.get().data !== profile) return;
  if (profile.crUid === undefined) return clearOffline();
  if (isCachedProfile(profile)) {
    // A running request calls this again.
    if (!profileResource.get().pending) {
      setTimeout(retryProfile, pause);
      pause = POLL_INTERVAL;
    }
  } else {
    pause = STATUS_RETRY_DELAY;
    if (readCachedProfile()?.crUid !== profile.crUid) await clearStore(stores.media);
  }
  cacheProfile(profile);
  await startOffline();
}
