import { STATUS_RETRY_DELAY } from '@parvis/api/constants';
import type { UserStatus } from '@parvis/api/entities/user';
import { isFromDevice, keepProfile, keptProfile } from '../../lib/session/keptProfile.ts';
import { profileResource, refreshProfile } from '../../lib/session/useProfile.ts';
import { beginOffline } from './begin.ts';
import { followCodes } from './codesHere.ts';
import { forgetOffline } from './forget.ts';
import { emptyStore, stores } from './stores.ts';

/** Poll interval while online without an answer, milliseconds. */
const ASK_AGAIN = 30_000;
/** The first retry is the second attempt of `session/profile.ts`. */
let pause = STATUS_RETRY_DELAY;

const isAwaited = (): boolean => {
  const { data } = profileResource.get();
  return data !== undefined && isFromDevice(data);
};
const askAgain = (): void => {
  if (isAwaited()) void refreshProfile();
};

window.addEventListener('online', askAgain);
followCodes();

/**
 * Caches the profile and the app for a known person, and clears them on leave. Media of another person is
 * dropped.
 */
export async function followProfile(profile: UserStatus): Promise<void> {
  // The person may have left during loading.
  if (profileResource.get().data !== profile) return;
  if (profile.crUid === undefined) return forgetOffline();
  if (isFromDevice(profile)) {
    setTimeout(askAgain, pause);
    pause = ASK_AGAIN;
  } else {
    pause = STATUS_RETRY_DELAY;
    if (keptProfile()?.crUid !== profile.crUid) await emptyStore(stores.media);
  }
  keepProfile(profile);
  await beginOffline();
}
