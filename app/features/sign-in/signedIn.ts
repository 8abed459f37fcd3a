import { appOutbox } from '../../lib/outbox/appOutbox.ts';
import { markAccepted } from '../../lib/session/acceptance.ts';
import { tabKeeper } from '../../lib/session/keeper.ts';
import { noteKnown } from '../../lib/session/knownHere.ts';
import { profileResource, refreshProfile } from '../../lib/session/useProfile.ts';

/** Adopts a new session; `merged`: the outbox goes along. @returns how many items moved */
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

// Whoever is nobody yet is given an account at the gate of the very door: of that there is nothing to tell.
let isNew = false;
const look = () => {
  if (profileResource.get().data?.state === 'empty') isNew = true;
};
look();
profileResource.subscribe(look);

/** Remembers for the desk's toast that items (`moved`) of this device joined an account. */
export function noteJoined(moved: number): void {
  const { save, remove } = tabKeeper('joined');
  if (moved > 0 && !isNew) save(true);
  else remove();
}
