import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { identities, staff } from '../../platform/db/schema.ts';
import type { Session } from '../context/session.ts';
import { type Address, addressOf, kinds } from './addresses.ts';
import { ownerOf, type Person } from './joinPeople.ts';
import { isKnownDevice } from './knownDevices.ts';

/** Whether a customer knows somebody by both addresses: either is enough then. */
async function isListed(tx: Tx, { email, phone }: Person): Promise<boolean> {
  if (email === null || phone === null) return false;
  const both = and(eq(staff.email, email), eq(staff.phone, phone));
  return (await tx.select({ rlid: staff.rlid }).from(staff).where(both).limit(1)).length > 0;
}

/** The e-mail address of the account of whoever a customer lists with this number. */
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

/** The other address of an account; of nobody's number, that of the account it is to become a part of. */
async function linkedTo(tx: Tx, { kind, value }: Address, owner: Person | undefined, isStaffDoor: boolean) {
  const { other } = kinds[kind];
  if (!owner) return isStaffDoor && kind === 'sms' ? listedWith(tx, value) : undefined;
  return (await isListed(tx, owner)) ? undefined : addressOf(other, kinds[other].of(owner));
}

/**
 * The address that is to be proved as well before somebody is let into an account: the other one that it has. Numbers are given
 * to others after a while, and addresses too. Nothing where they are signed in with the account, or were before on this device.
 * @param isStaffDoor they sign in; a number that a customer lists beside somebody's address leads to that account then
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
