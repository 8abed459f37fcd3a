import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { identities, knownDevices } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { createToken, hashToken } from '../../platform/lib/ids.ts';
import { buildKnownDeviceCondition } from '../../platform/limits/knownDevice.ts';
import { type Address, addressKinds } from './addresses.ts';

/** Whether an existing person with this address signed in on the device. */
export async function isKnownDevice(
  tx: Tx,
  token: string | undefined,
  { kind, value }: Address,
): Promise<boolean> {
  const [row] = await tx
    .select({ crUid: identities.crUid })
    .from(knownDevices)
    .innerJoin(identities, eq(identities.crUid, knownDevices.crUid))
    .where(
      and(
        eq(knownDevices.hash, hashToken(token ?? '')),
        eq(addressKinds[kind].column, value),
        buildKnownDeviceCondition(),
      ),
    );
  return row !== undefined;
}

/** Returns the device's cookie, kept if it is ours. */
export async function storeKnownDevice(tx: Tx, token: string | undefined, crUid: string): Promise<string> {
  const [ours] = token
    ? await tx
        .select({ hash: knownDevices.hash })
        .from(knownDevices)
        .where(eq(knownDevices.hash, hashToken(token)))
        .limit(1)
    : [];
  // An attacker may have planted the cookie.
  const cookie = ours && token ? token : createToken();
  const row = { hash: hashToken(cookie), crUid, used: getDatabaseNow() };
  await tx
    .insert(knownDevices)
    .values(row)
    .onConflictDoUpdate({ target: [knownDevices.hash, knownDevices.crUid], set: { used: row.used } });
  return cookie;
}

export async function deleteKnownDevice(tx: Tx, token: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.hash, hashToken(token)));
}

export const hashDeviceToken = (token: string): string => hashToken(token);

export async function deleteKnownDevices(tx: Tx, crUid: string, hashes: readonly string[]): Promise<void> {
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.crUid, crUid), inArray(knownDevices.hash, [...hashes])));
}

export async function deleteOtherDevices(tx: Tx, crUid: string, token: string | undefined): Promise<void> {
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.crUid, crUid), ne(knownDevices.hash, hashToken(token ?? ''))));
}
