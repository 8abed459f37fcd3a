import { eq } from 'drizzle-orm';
import { lockIdentity } from '../people/mergePeople.ts';
import { oneByOne } from '../people/requesters.ts';
import type { Session } from '../people/sessions.ts';
import type { Services } from '../services/services.ts';
import { identities, knownDevices, staff } from '../store/schema.ts';
import { forgetAddress } from './forgetAddress.ts';

/**
 * Forgets the address of a person, and that anybody signed in with it. Who works for a customer is known by theirs.
 * @returns false where they do: it stays
 */
export async function removeAddress({ db }: Services, { crUid, email }: Session): Promise<boolean> {
  if (crUid === null || email === null) return true;
  return db.transaction(async (tx) => {
    await oneByOne(tx, email);
    const person = await lockIdentity(tx, crUid);
    if (person?.email !== email) return true;
    const roles = await tx.select({ rlid: staff.rlid }).from(staff).where(eq(staff.email, email));
    if (roles.length > 0) return false;
    await tx.update(identities).set({ email: null }).where(eq(identities.crUid, crUid));
    await tx.delete(knownDevices).where(eq(knownDevices.crUid, crUid));
    await forgetAddress(tx, email);
    return true;
  });
}
