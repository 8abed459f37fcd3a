import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { customers, pushes, pushSubscriptions, sessions, staff } from '../../platform/db/schema.ts';
import { noteSignIn } from '../audit/noteSignIn.ts';
import { atOnce, type Services } from '../context/services.ts';
import type { Session, SessionRow } from '../context/session.ts';
import { type Address, type AddressKind, isAnonymous, kinds, masked } from './addresses.ts';
import { joinPeople, takePeople } from './joinPeople.ts';
import { knownAs, rememberDevice } from './knownDevices.ts';
import { lockIdentity } from './mergePeople.ts';
import { secondProof } from './secondProof.ts';
import { lockSession, openSession } from './sessions.ts';
import { settingsOf } from './settings.ts';
import { type CodeTry, type Tried, tryCode } from './tryCode.ts';

/** Numbers are stored as people dial them. */
const contacts: Readonly<Record<AddressKind, (value: string) => SQL>> = {
  mail: (value) => sql`lower(${customers.contact} ->> 'mail') = ${value}`,
  sms: (value) =>
    sql`regexp_replace(regexp_replace(${customers.contact} ->> 'phone', '[^0-9]', '', 'g'), '^0', '33') = ${value}`,
};

/**
 * Checks whether an address is a customer's contact and so not personal.
 * @param whose `nobodys` exempts addresses of staff
 */
export async function sharedLine(
  tx: Tx,
  { kind, value }: Address,
  whose: 'anybodys' | 'nobodys',
): Promise<boolean> {
  const found = await tx
    .select({ cuid: customers.cuid, rlid: staff.rlid })
    .from(customers)
    .leftJoin(staff, eq(kinds[kind].staffColumn, value))
    .where(contacts[kind](value));
  return found.some(({ rlid }) => whose === 'anybodys' || rlid === null);
}

/** Keeps push notifications for a replaced session; drops waiting ones of another person. */
export async function carrySubscription(
  tx: Tx,
  from: string,
  into: { readonly hash: string; readonly crUid: string | null },
): Promise<void> {
  const carried = await tx
    .update(pushSubscriptions)
    .set({ session: into.hash })
    .where(eq(pushSubscriptions.session, from))
    .returning({ id: pushSubscriptions.id });
  if (carried.length === 0) return;
  const ids = carried.map(({ id }) => id);
  const isSomebodyElses = sql`exists (
    select 1 from ${sessions} where ${sessions.hash} = ${from} and ${sessions.crUid} is distinct from ${into.crUid})`;
  await tx
    .delete(pushes)
    .where(and(inArray(pushes.subscription, ids), eq(pushes.state, 'waiting'), isSomebodyElses));
  await tx
    .update(pushSubscriptions)
    .set({ content: false })
    .where(and(inArray(pushSubscriptions.id, ids), isSomebodyElses));
}

/** `linked`: a code to the account's other address is required too. */
export type Outcome =
  | 'success'
  | 'wrongCode'
  | 'noRecord'
  | 'linked'
  | 'mailExists'
  | 'phoneExists'
  | 'belongsToCustomer';

export interface Confirmation {
  outcome: Outcome;
  triesLeft: number;
  mergedAccount: boolean;
  movedCases?: number;
  /** The other address, masked. */
  masked?: string;
  token?: string;
  device?: string;
}

export interface Giver {
  session: Session | undefined;
  device: string | undefined;
  /** Signed in by phone at a desk. */
  way?: 'desk';
}

export const refused = (outcome: Outcome, triesLeft = 0): Confirmation => ({
  outcome,
  triesLeft,
  mergedAccount: false,
});

export const failed = ({ outcome, triesLeft }: Tried & { right: false }): Confirmation =>
  refused(outcome, triesLeft);

/** Publishes changed cases and closes streams of replaced sessions. */
export function announce(
  services: Services,
  { mergedAccount, token }: Pick<Confirmation, 'mergedAccount' | 'token'>,
  before: Session | undefined,
): void {
  if (mergedAccount || token) services.notice();
  if (mergedAccount || (token && before)) services.endStreams(before?.hash);
}

/** Locks the identity. */
async function anonymousOf(tx: Tx, { crUid }: SessionRow): Promise<string | undefined> {
  const row = crUid === null ? undefined : await lockIdentity(tx, crUid);
  return row && isAnonymous(row) && row.mergedInto === null ? row.crUid : undefined;
}

/**
 * Replaces the session, so that a cookie known to others becomes invalid.
 * @param asker who gets the addresses; by default, an anonymous person's data moves to the account
 */
export async function signIn(
  tx: Tx,
  proven: readonly Address[],
  { session: known, device: before, way }: Giver,
  asker?: string,
): Promise<Confirmation> {
  // Lock order: all identities, then the session.
  await takePeople(tx, proven, [known?.crUid, asker]);
  const session = known && (await lockSession(tx, known.hash));
  const anonymous = session && (await anonymousOf(tx, session));
  const { crUid, merged, movedCases } = await joinPeople(tx, proven, asker ?? anonymous);
  const elsewhere = await settingsOf(tx, crUid, session?.hash);
  const device = await rememberDevice(tx, before, crUid);
  const { token, session: opened } = await openSession(tx, {
    crUid,
    knownAs: knownAs(device),
    // Choices on this device win.
    settings: { ...elsewhere, ...session?.settings },
    ...(session?.device && { device: session.device }),
    qrid: session?.qrid ?? null,
    qridDate: session?.qridDate ?? null,
    qridUsed: session?.qridUsed ?? false,
    userAgent: session?.userAgent ?? null,
  });
  if (session) {
    await carrySubscription(tx, session.hash, opened);
    await tx.delete(sessions).where(eq(sessions.hash, session.hash));
  }
  await noteSignIn(tx, crUid, way ?? proven[0]?.kind ?? 'mail');
  const moved = merged && { movedCases };
  return { outcome: 'success', triesLeft: 0, mergedAccount: merged, ...moved, token, device };
}

/** Completes sign-in or requires the second code. */
export async function enter(
  tx: Tx,
  { proven }: Tried & { right: true },
  giver: Giver,
  { isStaffDoor, asker }: { isStaffDoor: boolean; asker?: string },
): Promise<Confirmation> {
  const [address, ...more] = proven;
  const linked = more.length > 0 ? undefined : await secondProof(tx, address, { ...giver, isStaffDoor });
  if (linked) return { ...refused('linked'), masked: masked(linked) };
  return signIn(tx, proven, giver, asker);
}

/** A customer's contact address signs in staff only. */
export async function confirmCode(services: Services, given: CodeTry, giver: Giver): Promise<Confirmation> {
  const confirmation = await atOnce(services, async (tx) => {
    const tried = await tryCode(services, tx, given);
    if (!tried.right) {
      if (tried.address) services.refusedSignIns.note(tried.address);
      return failed(tried);
    }
    if (await sharedLine(tx, tried.proven[0], 'nobodys')) return refused('belongsToCustomer');
    return enter(tx, tried, giver, { isStaffDoor: true });
  });
  announce(services, confirmation, giver.session);
  return confirmation;
}
