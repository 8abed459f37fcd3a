import { appOutbox } from '../../lib/outbox/appOutbox.ts';
import { markAccepted } from '../../lib/session/acceptance.ts';
import { tabKeeper } from '../../lib/session/keeper.ts';
import { noteKnown } from '../../lib/session/knownHere.ts';
import { profileResource, refreshProfile } from '../../lib/session/useProfile.ts';

/** Refreshes the profile; `merged` reassigns the outbox. @returns items reassigned */
export async function settleSignIn(merged: boolean): Promise<number> {
  markAccepted();
  const before = profileResource.get().data?.crUid;
  await refreshProfile();
  const profile = profileResource.get().data;
  if (profile) noteKnown(profile);
  const now = profile?.crUid;
  if (!merged || !before || !now) return 0;
  const outbox = await appOutbox();
  const waiting = outbox.items().filter(({ crUid }) => crUid === before).length;
  await outbox.adopt(before, now);
  return waiting;
}

// An identity created at this very gate has nothing to announce.
let isNew = false;
const look = () => {
  if (profileResource.get().data?.state === 'empty') isNew = true;
};
look();
profileResource.subscribe(look);

/** Announces joined items on the staff's board. */
export function noteJoined(moved: number): void {
  const { save, remove } = tabKeeper('joined');
  if (moved > 0 && !isNew) save(true);
  else remove();
}
