import { eq } from 'drizzle-orm';
import { identities, knownDevices, staff } from '../../../platform/db/schema.ts';
import { removeContact } from '../../cases/service.ts';
import { type AppContext, commitAndNotify } from '../../context/appContext.ts';
import type { Session } from '../../context/session.ts';
import {
  type AddressKind,
  acquireNamedLock,
  addressKinds,
  eraseAddresses,
  isAnonymous,
  lockFormerStaff,
  lockIdentity,
} from '../../identity/service.ts';

/**
 * Also where staff received it. Without addresses, forgets known devices.
 * @returns false for staff, identified by their address
 */
export async function removeAddress(
  context: AppContext,
  session: Session,
  kind: AddressKind,
): Promise<boolean> {
  const { getAddress, contact, buildUpdate, staffColumn } = addressKinds[kind];
  const { crUid } = session;
  const value = getAddress(session);
  if (crUid === null || value === null) return true;
  return commitAndNotify(context, async (tx) => {
    await acquireNamedLock(tx, value);
    const person = await lockIdentity(tx, crUid);
    if (!person || getAddress(person) !== value) return true;
    const roles = await tx.select({ rlid: staff.rlid }).from(staff).where(eq(staffColumn, value));
    if (roles.length > 0) return false;
    await lockFormerStaff(tx, [value]);
    await removeContact(tx, crUid, contact, value);
    const left = buildUpdate(null);
    await tx
      .update(identities)
      .set({ ...left, ...(kind === 'mail' ? { news: null } : { smsNews: null }) })
      .where(eq(identities.crUid, crUid));
    if (isAnonymous({ ...person, ...left }))
      await tx.delete(knownDevices).where(eq(knownDevices.crUid, crUid));
    await eraseAddresses(tx, context.secret, [value]);
    return true;
  });
}
