import { GONE_MAX } from '@parvis/api/constants';
import type { UserStatus } from '@parvis/api/entities/user';
import { openAppOutbox } from '../../lib/outbox/appOutbox.ts';
import type { Outbox } from '../../lib/outbox/outbox.ts';
import { clearVerifiedUser, fetchGoneUsers, getVerifiedUser } from '../../lib/session/verifiedUser.ts';
import { pruneVideos } from '../media/videoStorage.ts';
import { clearDevice } from './clearDevice.ts';

/** Reassigned items of merged accounts are sent. */
async function reassignOwn(outbox: Outbox, { crUid, was = [] }: UserStatus): Promise<void> {
  const waiting = new Set(outbox.items().map((item) => item.crUid));
  for (const one of was) if (crUid !== undefined && waiting.has(one)) await outbox.reassign(one, crUid);
}

/** Reassigns items of merged accounts; removes those of deleted ones. */
export async function reconcileFormerIdentities(
  profile: UserStatus,
  last: string | undefined,
): Promise<void> {
  // Foreign drafts are already gone.
  await pruneVideos();
  const outbox = await openAppOutbox();
  await reassignOwn(outbox, profile);
  const known = getVerifiedUser();
  const kept = [last, known, ...outbox.items().map((item) => item.crUid)];
  const others = [...new Set(kept)].filter((one) => one !== undefined).filter((one) => one !== profile.crUid);
  if (others.length === 0) return;
  const gone = await fetchGoneUsers(others.slice(0, GONE_MAX));
  for (const item of outbox.items()) if (gone.has(item.crUid)) await outbox.discard(item.id);
  if (known !== undefined && gone.has(known)) clearVerifiedUser();
  // Else the rest belongs to the current person.
  if (profile.crUid === undefined && last !== undefined && gone.has(last)) clearDevice();
}
