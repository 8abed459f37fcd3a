import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { identities, knownDevices } from '../../platform/db/schema.ts';
import { dateNow } from '../../platform/lib/clock.ts';
import { newToken, tokenHash } from '../../platform/lib/ids.ts';
import { stillKnown } from '../../platform/limits/knownDevice.ts';
import { type Address, kinds } from './addresses.ts';

/** Checks whether an existing person with this address signed in on the device. */
export async function isKnownDevice(
  tx: Tx,
  token: string | undefined,
  { kind, value }: Address,
): Promise<boolean> {
  const [row] = await tx
    .select({ crUid: identities.crUid })
    .from(knownDevices)
    .innerJoin(identities, eq(identities.crUid, knownDevices.crUid))
    .where(and(eq(knownDevices.hash, tokenHash(token ?? '')), eq(kinds[kind].column, value), stillKnown()));
  return row !== undefined;
}

/** Links person and device. Returns the device's cookie, kept if it is ours. */
export async function rememberDevice(tx: Tx, token: string | undefined, crUid: string): Promise<string> {
  const [ours] = token
    ? await tx
        .select({ hash: knownDevices.hash })
        .from(knownDevices)
        .where(eq(knownDevices.hash, tokenHash(token)))
        .limit(1)
    : [];
  // Rejects a cookie that an attacker may have planted.
  const kept = ours && token ? token : newToken();
  const row = { hash: tokenHash(kept), crUid, used: dateNow() };
  await tx
    .insert(knownDevices)
    .values(row)
    .onConflictDoUpdate({ target: [knownDevices.hash, knownDevices.crUid], set: { used: row.used } });
  return kept;
}

export async function forgetDevice(tx: Tx, token: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.hash, tokenHash(token)));
}

export const knownAs = (token: string): string => tokenHash(token);

export async function forgetTheseDevices(tx: Tx, crUid: string, hashes: readonly string[]): Promise<void> {
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.crUid, crUid), inArray(knownDevices.hash, [...hashes])));
}

export async function forgetOtherDevices(tx: Tx, crUid: string, token: string | undefined): Promise<void> {
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.crUid, crUid), ne(knownDevices.hash, tokenHash(token ?? ''))));
}
