import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { identities, staff } from '../../platform/db/schema.ts';
import type { Session } from '../context/session.ts';
import { type Address, addressKinds, toAddress } from './addresses.ts';
import { isKnownDevice } from './knownDevices.ts';
import { findOwner, type Person } from './resolvePerson.ts';

/** Either address suffices then. */
async function isListedWithBoth(tx: Tx, { email, phone }: Person): Promise<boolean> {
  if (email === null || phone === null) return false;
  const both = and(eq(staff.email, email), eq(staff.phone, phone));
  return (await tx.select({ rlid: staff.rlid }).from(staff).where(both).limit(1)).length > 0;
}

/** Undefined without an account. */
async function findListedEmail(tx: Tx, phone: string): Promise<Address | undefined> {
  const [row] = await tx
    .select({ email: identities.email })
    .from(staff)
    .innerJoin(identities, eq(identities.email, staff.email))
    .where(eq(staff.phone, phone))
    .orderBy(asc(staff.cuid))
    .limit(1);
  return toAddress('mail', row?.email ?? null);
}

/** Uses the staff list for an unowned number. */
async function findLinkedAddress(
  tx: Tx,
  { kind, value }: Address,
  owner: Person | undefined,
  isStaffDoor: boolean,
) {
  const { other } = addressKinds[kind];
  if (!owner) return isStaffDoor && kind === 'sms' ? findListedEmail(tx, value) : undefined;
  return (await isListedWithBoth(tx, owner))
    ? undefined
    : toAddress(other, addressKinds[other].getAddress(owner));
}

/**
 * The account's other address is the second factor: numbers and addresses get reassigned. Undefined if signed
 * in with the account or on a known device.
 * @param isStaffDoor a listed number leads to the account of the listed address
 */
export async function findSecondFactor(
  tx: Tx,
  proven: Address,
  {
    session,
    device,
    isStaffDoor,
  }: { session: Session | undefined; device: string | undefined; isStaffDoor: boolean },
): Promise<Address | undefined> {
  const owner = await findOwner(tx, proven);
  const linked = await findLinkedAddress(tx, proven, owner, isStaffDoor);
  if (!linked) return undefined;
  const account = owner ?? (await findOwner(tx, linked));
  if (account && session?.crUid === account.crUid) return undefined;
  return (await isKnownDevice(tx, device, linked)) ? undefined : linked;
}
