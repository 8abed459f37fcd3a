import { formerCalls } from '@parvis/api/calls/former';
import type { UserStatus } from '@parvis/api/entities/user';
import { client } from '../api/client.ts';
import { readItem, removeItem, writeItem } from './storage.ts';

const KEY = 'pv_known';

/** Verified on this device, without a deliberate sign-out. */
export const getVerifiedUser = (): string | undefined => readItem(KEY);

export const clearVerifiedUser = (): void => removeItem(KEY);

/** Until they lose the address, leave, or another is verified. */
export function recordVerifiedUser({ state, crUid }: UserStatus): void {
  if (crUid === undefined) return;
  if (state === 'idValid') writeItem(KEY, crUid);
  else if (crUid === getVerifiedUser()) clearVerifiedUser();
}

/** Their session vanished. */
export function findSignedOutUser({ state, crUid }: Pick<UserStatus, 'state' | 'crUid'>): string | undefined {
  const known = getVerifiedUser();
  return state === 'idValid' || known === crUid ? undefined : known;
}

/** @throws CallFailed */
export async function fetchGoneUsers(crUids: readonly string[]): Promise<ReadonlySet<string>> {
  const [answer] = await client.call(formerCalls.userGone, { body: { crUids: [...crUids] } });
  return new Set(answer?.gone);
}
