import type { ErasedContent } from '../../lib/live/watchErased.ts';
import { watchErased } from '../../lib/live/watchErased.ts';
import { getOwnCrUid } from '../../lib/session/ownSlot.ts';
import { createUserSlot } from '../../lib/session/storageSlot.ts';
import { clearStore, deleteMedia, stores } from '../offline/stores.ts';
import { eraseCachedMessage } from './cachedCases.ts';
import { SNAPSHOT_KEYS } from './pageSnapshot.ts';

/** Removes an erased message from the cache: text, pictures, page snapshot. */
export async function forgetErased(crUid: string, erased: ErasedContent): Promise<void> {
  const drawn = createUserSlot(crUid, SNAPSHOT_KEYS.conversation);
  if (Object(drawn.load()).csid === erased.csid) drawn.remove();
  const files = eraseCachedMessage(crUid, erased);
  // Of an unknown message, deletes all pictures: they reload when viewed.
  await (files ? deleteMedia(files) : clearStore(stores.media));
}

export const followErased = (): void =>
  watchErased((erased) => {
    const crUid = getOwnCrUid();
    if (crUid) void forgetErased(crUid, erased).catch(() => undefined);
  });
