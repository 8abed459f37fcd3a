import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { identities, staff } from '../../platform/db/schema.ts';
import type { Session } from '../context/session.ts';
import { type Address, addressOf, kinds } from './addresses.ts';
import { ownerOf, type Person } from './joinPeople.ts';
import { isKnownDevice } from './knownDevices.ts';

/** Either address suffices then. */
async function isListed(tx: Tx, { email, phone }: Person): Promise<boolean> {
  if (email === null || phone === null) return false;
  const both = and(eq(staff.email, email), eq(staff.phone, phone));
  return (await tx.select({ rlid: staff.rlid }).from(staff).where(both).limit(1)).length > 0;
}

/** The e-mail address of a person listed with this number, if they have an account. */
async function listedWith(tx: Tx, phone: string): Promise<Address | undefined> {
  const [row] = await tx
    .select({ email: identities.email })
    .from(staff)
    .innerJoin(identities, eq(identities.email, staff.email))
    .where(eq(staff.phone, phone))
    .orderBy(asc(staff.cuid))
    .limit(1);
  return addressOf('mail', row?.email ?? null);
}

/** For an unowned number, uses the staff list. */
async function linkedTo(tx: Tx, { kind, value }: Address, owner: Person | undefined, isStaffDoor: boolean) {
  const { other } = kinds[kind];
  if (!owner) return isStaffDoor && kind === 'sms' ? listedWith(tx, value) : undefined;
  return (await isListed(tx, owner)) ? undefined : addressOf(other, kinds[other].of(owner));
}

/**
 * Returns the account's other address, required as second factor: numbers and addresses get reassigned. Undefined if
 * signed in with the account or on a known device.
 * @param isStaffDoor signs in; a listed number then leads to the account of the listed address
 */
export async function secondProof(
  tx: Tx,
  proven: Address,
  {
    session,
    device,
    isStaffDoor,
  }: { session: Session | undefined; device: string | undefined; isStaffDoor: boolean },
): Promise<Address | undefined> {
  const owner = await ownerOf(tx, proven);
  const linked = await linkedTo(tx, proven, owner, isStaffDoor);
  if (!linked) return undefined;
  const account = owner ?? (await ownerOf(tx, linked));
  if (account && session?.crUid === account.crUid) return undefined;
  return (await isKnownDevice(tx, device, linked)) ? undefined : linked;
}
