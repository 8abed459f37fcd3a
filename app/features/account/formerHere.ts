import { GONE_MAX } from '@parvis/api/constants';
import type { UserStatus } from '@parvis/api/entities/user';
import { appOutbox } from '../../lib/outbox/appOutbox.ts';
import type { Outbox } from '../../lib/outbox/outbox.ts';
import { forgetKnown, goneOf, knownHere } from '../../lib/session/knownHere.ts';
import { tidyFilms } from '../media/keptFilms.ts';
import { emptyStores } from './emptyDevice.ts';

/** What waits here of those that whoever is here was before accounts became one is theirs, and is sent. */
async function adoptOwn(outbox: Outbox, { crUid, was = [] }: UserStatus): Promise<void> {
  const waiting = new Set(outbox.items().map((item) => item.crUid));
  for (const one of was) if (crUid !== undefined && waiting.has(one)) await outbox.adopt(one, crUid);
}

/** Moves drafts of the merged identity `last` to this profile and removes those of erased accounts; others stay. */
export async function settleFormer(profile: UserStatus, last: string | undefined): Promise<void> {
  // What was kept for anybody else has gone by now.
  await tidyFilms();
  const outbox = await appOutbox();
  await adoptOwn(outbox, profile);
  const known = knownHere();
  const kept = [last, known, ...outbox.items().map((item) => item.crUid)];
  const others = [...new Set(kept)].filter((one) => one !== undefined).filter((one) => one !== profile.crUid);
  if (others.length === 0) return;
  const gone = await goneOf(others.slice(0, GONE_MAX));
  for (const item of outbox.items()) if (gone.has(item.crUid)) await outbox.discard(item.id);
  if (known !== undefined && gone.has(known)) forgetKnown();
  // Where somebody else is here by now, the rest is theirs.
  if (profile.crUid === undefined && last !== undefined && gone.has(last)) emptyStores();
}
