import { openAppOutbox } from '../../lib/outbox/appOutbox.ts';
import { markAccepted } from '../../lib/session/acceptance.ts';
import { createTabSlot } from '../../lib/session/storageSlot.ts';
import { profileResource, refreshProfile } from '../../lib/session/useProfile.ts';
import { recordVerifiedUser } from '../../lib/session/verifiedUser.ts';

/** `merged` reassigns the outbox. @returns items reassigned */
export async function completeSignIn(merged: boolean): Promise<number> {
  markAccepted();
  const before = profileResource.get().data?.crUid;
  await refreshProfile();
  const profile = profileResource.get().data;
  if (profile) recordVerifiedUser(profile);
  const now = profile?.crUid;
  if (!merged || !before || !now) return 0;
  const outbox = await openAppOutbox();
  const waiting = outbox.items().filter(({ crUid }) => crUid === before).length;
  await outbox.reassign(before, now);
  return waiting;
}

// This gate's new identity has nothing to announce.
let isNew = false;
const checkProfile = () => {
  if (profileResource.get().data?.state === 'empty') isNew = true;
};
checkProfile();
profileResource.subscribe(checkProfile);

/** For the staff's board. */
export function recordMovedCases(moved: number): void {
  const { save, remove } = createTabSlot('joined');
  if (moved > 0 && !isNew) save(true);
  else remove();
}
