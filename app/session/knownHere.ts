import { formerCalls } from '@parvis/api/calls/former';
import type { UserStatus } from '@parvis/api/entities/user';
import { client } from '../data/client.ts';

const KEY = 'pv_known';

/** Who was known on this device by an address that they proved, and did not leave it by themselves. */
export function knownHere(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Somebody leaves this device by themselves, or is nobody any more. */
export function forgetKnown(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered.
  }
}

/** Keeps who is known here: until they prove no address any more, somebody else does, or they leave. */
export function noteKnown({ state, crUid }: UserStatus): void {
  if (crUid === undefined) return;
  if (state !== 'idValid') {
    if (crUid === knownHere()) forgetKnown();
    return;
  }
  try {
    localStorage.setItem(KEY, crUid);
  } catch {
    // Without storage nobody is told that they were signed out.
  }
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
