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

/** How a customer's contact is compared: its numbers are written as people dial them. */
const contacts: Readonly<Record<AddressKind, (value: string) => SQL>> = {
  mail: (value) => sql`lower(${customers.contact} ->> 'mail') = ${value}`,
  sms: (value) =>
    sql`regexp_replace(regexp_replace(${customers.contact} ->> 'phone', '[^0-9]', '', 'g'), '^0', '33') = ${value}`,
};

/**
 * Whether a customer answers at an address, which is then no person's own.
 * @param whose `nobodys`: unless it is on a list of staff, who sign in with it
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

/** Goes on pushing to a browser whose session another one replaces. */
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

/** What came of a code. `linked`: the account has another address, a code sent there is to be given as well. */
export type Outcome =
  | 'success'
  | 'wrongCode'
  | 'noRecord'
  | 'linked'
  | 'mailExists'
  | 'phoneExists'
  | 'belongsToCustomer';

/** What came of a code, and the cookies of the session it opened and of the device, which is known from now on. */
export interface Confirmation {
  outcome: Outcome;
  triesLeft: number;
  mergedAccount: boolean;
  /** Of a merged account: how many cases came along. */
  movedCases?: number;
  /** The address that is to be proved as well, most of it hidden. */
  masked?: string;
  token?: string;
  device?: string;
}

export interface Giver {
  session: Session | undefined;
  device: string | undefined;
  /** Their phone signs them in, where no code does. */
  way?: 'desk';
}

/** A code that leads nowhere. */
export const refused = (outcome: Outcome, triesLeft = 0): Confirmation => ({
  outcome,
  triesLeft,
  mergedAccount: false,
});

/** A code that was not the one. */
export const failed = ({ outcome, triesLeft }: Tried & { right: false }): Confirmation =>
  refused(outcome, triesLeft);

/** Tells what follows from a confirmation that holds: of cases that changed hands or whose contact is verified, and streams of a session that is no more or of somebody who became another. */
export function announce(
  services: Services,
  { mergedAccount, token }: Pick<Confirmation, 'mergedAccount' | 'token'>,
  before: Session | undefined,
): void {
  if (mergedAccount || token) services.notice();
  if (mergedAccount || (token && before)) services.endStreams(before?.hash);
}

/** The identity of a session as it is now, when no address is known of it yet; locked until the transaction ends. */
async function anonymousOf(tx: Tx, { crUid }: SessionRow): Promise<string | undefined> {
  const row = crUid === null ? undefined : await lockIdentity(tx, crUid);
  return row && isAnonymous(row) && row.mergedInto === null ? row.crUid : undefined;
}

/**
 * Signs in with proven addresses: a new session takes the old one's place, so that a cookie known to others is worth nothing.
 * @param asker whoever the addresses are given to; without one, what an anonymous person did on this device becomes the account's
 */
export async function signIn(
  tx: Tx,
  proven: readonly Address[],
  { session: known, device: before, way }: Giver,
  asker?: string,
): Promise<Confirmation> {
  // Identities before the session, as a merge takes them, and all at once: two who sign in as each other wait in one order.
  await takePeople(tx, proven, [known?.crUid, asker]);
  const session = known && (await lockSession(tx, known.hash));
  const anonymous = session && (await anonymousOf(tx, session));
  const { crUid, merged, movedCases } = await joinPeople(tx, proven, asker ?? anonymous);
  const elsewhere = await settingsOf(tx, crUid, session?.hash);
  const device = await rememberDevice(tx, before, crUid);
  const { token, session: opened } = await openSession(tx, {
    crUid,
    knownAs: knownAs(device),
    // What was chosen here stands; what was not is as on the person's other devices.
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

/** What a right code leads to: into the account, or to the second code. */
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

/** Signs in with a code, where it is the one that was sent. A customer's own line signs in its staff alone. */
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
