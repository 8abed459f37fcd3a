import { formerCalls } from '@parvis/api/calls/former';
import type { UserStatus } from '@parvis/api/entities/user';
import { client } from '../api/client.ts';
import { readItem, removeItem, writeItem } from './storage.ts';

const KEY = 'pv_known';

/** Who was known on this device by an address that they proved, and did not leave it by themselves. */
export const knownHere = (): string | undefined => readItem(KEY);

/** Somebody leaves this device by themselves, or is nobody any more. */
export const forgetKnown = (): void => removeItem(KEY);

/** Keeps who is known here: until they prove no address any more, somebody else does, or they leave. */
export function noteKnown({ state, crUid }: UserStatus): void {
  if (crUid === undefined) return;
  if (state === 'idValid') writeItem(KEY, crUid);
  else if (crUid === knownHere()) forgetKnown();
}

/** Who was signed out here without their doing, as far as this device knows: they come back by their address. */
export function signedOut({ state, crUid }: Pick<UserStatus, 'state' | 'crUid'>): string | undefined {
  const known = knownHere();
  return state === 'idValid' || known === crUid ? undefined : known;
}

/** Who of these is nobody any more, as the server knows. @throws CallFailed */
export async function goneOf(crUids: readonly string[]): Promise<ReadonlySet<string>> {
  const [answer] = await client.call(formerCalls.userGone, { body: { crUids: [...crUids] } });
  return new Set(answer?.gone);
}
