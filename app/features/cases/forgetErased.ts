import type { ErasedContent } from '../../lib/live/watchErased.ts';
import { watchErased } from '../../lib/live/watchErased.ts';
import { getOwnCrUid } from '../../lib/session/ownSlot.ts';
import { createUserSlot } from '../../lib/session/storageSlot.ts';
import { clearStore, deleteMedia, stores } from '../offline/stores.ts';
import { eraseCachedMessage } from './cachedCases.ts';
import { SNAPSHOT_KEYS } from './pageSnapshot.ts';

/** Removes what this device cached of an erased message: its words, its pictures and the drawn conversation. */
export async function forgetErased(crUid: string, erased: ErasedContent): Promise<void> {
  const drawn = createUserSlot(crUid, SNAPSHOT_KEYS.conversation);
  if (Object(drawn.load()).csid === erased.csid) drawn.remove();
  const files = eraseCachedMessage(crUid, erased);
  // Of an unknown message any picture may be: pictures come back as they are looked at.
  await (files ? deleteMedia(files) : clearStore(stores.media));
}

export const followErased = (): void =>
  watchErased((erased) => {
    const crUid = getOwnCrUid();
    if (crUid) void forgetErased(crUid, erased).catch(() => undefined);
  });
