import { eq } from 'drizzle-orm';
import { type AddressKind, isAnonymous, kinds } from '../people/addresses.ts';
import { lockIdentity } from '../people/mergePeople.ts';
import { oneByOne } from '../people/requesters.ts';
import type { Session } from '../people/sessions.ts';
import type { Services } from '../services/services.ts';
import { identities, knownDevices, staff } from '../store/schema.ts';
import { forgetAddresses } from './forgetAddress.ts';

/**
 * Forgets an address of a person; with the last one also that anybody signed in with it. Who works for a customer is known by theirs.
 * @returns false where they do: it stays
 */
export async function removeAddress({ db }: Services, session: Session, kind: AddressKind): Promise<boolean> {
  const { of, change, staffColumn } = kinds[kind];
  const { crUid } = session;
  const value = of(session);
  if (crUid === null || value === null) return true;
  return db.transaction(async (tx) => {
    await oneByOne(tx, value);
    const person = await lockIdentity(tx, crUid);
    if (!person || of(person) !== value) return true;
    const roles = await tx.select({ rlid: staff.rlid }).from(staff).where(eq(staffColumn, value));
    if (roles.length > 0) return false;
    const left = change(null);
    await tx.update(identities).set(left).where(eq(identities.crUid, crUid));
    if (isAnonymous({ ...person, ...left }))
      await tx.delete(knownDevices).where(eq(knownDevices.crUid, crUid));
    await forgetAddresses(tx, [value]);
    return true;
  });
}
