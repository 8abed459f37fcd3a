import { appOutbox } from '../data/outbox/appOutbox.ts';
import { markAccepted } from '../session/acceptance.ts';
import { tabKeeper } from '../session/kept.ts';
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

// Whoever is nobody yet is given an account at the gate of the very door: of that there is nothing to tell.
let isNew = false;
const look = () => {
  if (profileResource.get().data?.state === 'empty') isNew = true;
};
look();
profileResource.subscribe(look);

/**
 * Somebody signed in at the door of staff, whose desk tells them (`JoinedToast`).
 * @param merged an account of this device without an address became part of theirs
 */
export function noteJoined(merged: boolean): void {
  const { save, remove } = tabKeeper('joined');
  if (merged && !isNew) save(true);
  else remove();
}
