import { appOutbox } from '../data/outbox/appOutbox.ts';
import { markAccepted } from '../session/acceptance.ts';
import { noteKnown } from '../session/knownHere.ts';
import { profileResource, refreshProfile } from '../session/useProfile.ts';

/**
 * The device has another session than before.
 * @param merged what was done here before is somebody's who was known already: what waits to be sent goes along
 */
export async function settleSignIn(merged: boolean): Promise<void> {
  markAccepted();
  const before = profileResource.get().data?.crUid;
  await refreshProfile();
  const profile = profileResource.get().data;
  if (profile) noteKnown(profile);
  const now = profile?.crUid;
  if (merged && before && now) await (await appOutbox()).adopt(before, now);
}
