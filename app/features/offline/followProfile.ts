import { STATUS_RETRY_DELAY } from '@parvis/api/constants';
import type { UserStatus } from '@parvis/api/entities/user';
import { isFromDevice, keepProfile, keptProfile } from '../../lib/session/keptProfile.ts';
import { profileResource, refreshProfile } from '../../lib/session/useProfile.ts';
import { beginOffline } from './begin.ts';
import { followCodes } from './codesHere.ts';
import { forgetOffline } from './forget.ts';
import { emptyStore, stores } from './stores.ts';

/** Where a browser says that it is online and nothing answers, the server is asked so often, milliseconds. */
const ASK_AGAIN = 30_000;
/** Who was kept stands in after the first failure: what follows a second later is the second try (`session/profile.ts`). */
let pause = STATUS_RETRY_DELAY;

const isAwaited = (): boolean => {
  const { data } = profileResource.get();
  return data !== undefined && isFromDevice(data);
};
const askAgain = (): void => {
  if (isAwaited()) void refreshProfile();
};

/** Once there is a network again, the server says who is here. */
window.addEventListener('online', askAgain);
followCodes();

/** Whoever is here finds the app without a network; of whoever has left nothing is kept, and nobody finds pictures of another. */
export async function followProfile(profile: UserStatus): Promise<void> {
  // Whoever left while this was loading is not kept.
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
