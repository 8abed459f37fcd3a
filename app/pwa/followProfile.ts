import type { UserStatus } from '@parvis/api/entities/user';
import { isFromDevice, keepProfile } from '../session/keptProfile.ts';
import { profileResource, refreshProfile } from '../session/useProfile.ts';
import { beginOffline } from './begin.ts';
import { forgetOffline } from './forget.ts';

/** Once there is a network again, the server says who is here. */
window.addEventListener('online', () => {
  const { data } = profileResource.get();
  if (data && isFromDevice(data)) void refreshProfile();
});

/** Whoever is here finds the app without a network; of whoever has left nothing is kept. */
export async function followProfile(profile: UserStatus): Promise<void> {
  // Whoever left while this was loading is not kept.
  if (profileResource.get().data !== profile) return;
  if (profile.crUid === undefined) return forgetOffline();
  keepProfile(profile);
  await beginOffline();
}
