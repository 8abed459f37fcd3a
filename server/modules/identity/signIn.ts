import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { customers, pushes, pushSubscriptions, sessions, staff } from '../../platform/db/schema.ts';
import { recordSignIn } from '../audit/service.ts';
import { type AppContext, runInTransaction } from '../context/appContext.ts';
import type { Session, SessionRow } from '../context/session.ts';
import { type Address, type AddressKind, addressKinds, isAnonymous, maskAddress } from './addresses.ts';
import { type CodeAttempt, type CodeResult, checkCode } from './checkCode.ts';
import { hashDeviceToken, storeKnownDevice } from './knownDevices.ts';
import { lockIdentity } from './mergePeople.ts';
import { lockOwners, resolvePerson } from './resolvePerson.ts';
import { findSecondFactor } from './secondFactor.ts';
import { lockSession, openSession } from './sessions.ts';
import { loadSettings } from './settings.ts';

/** Customers write numbers as people dial them. */
const contactMatchers: Readonly<Record<AddressKind, (value: string) => SQL>> = {
  mail: (value) => sql`lower(${customers.contact} ->> 'mail') = ${value}`,
  sms: (value) =>
    sql`regexp_replace(regexp_replace(${customers.contact} ->> 'phone', '[^0-9]', '', 'g'), '^0', '33') = ${value}`,
};

/**
 * A customer's contact address is not personal.
 * @param scope `nobodys` exempts addresses of staff
 */
export async function isCustomerContact(
  tx: Tx,
  { kind, value }: Address,
  scope: 'anybodys' | 'nobodys',
): Promise<boolean> {
  const found = await tx
    .select({ cuid: customers.cuid, rlid: staff.rlid })
    .from(customers)
    .leftJoin(staff, eq(addressKinds[kind].staffColumn, value))
    .where(contactMatchers[kind](value));
  return found.some(({ rlid }) => scope === 'anybodys' || rlid === null);
}

/** Drops waiting pushes of another person. */
export async function moveSubscription(
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

/** `linked` requires a code to the other address. */
export type CodeOutcome =
  | 'success'
  | 'wrongCode'
  | 'noRecord'
  | 'linked'
  | 'mailExists'
  | 'phoneExists'
  | 'belongsToCustomer';

export interface Confirmation {
  outcome: CodeOutcome;
  triesLeft: number;
  mergedAccount: boolean;
  movedCases?: number;
  /** The other address, masked. */
  masked?: string;
  token?: string;
  device?: string;
}

export interface SignInClient {
  session: Session | undefined;
  device: string | undefined;
  /** Signed in by phone at a desk. */
  way?: 'desk';
}

export const toFailedConfirmation = (outcome: CodeOutcome, triesLeft = 0): Confirmation => ({
  outcome,
  triesLeft,
  mergedAccount: false,
});

export const toWrongCodeConfirmation = ({
  outcome,
  triesLeft,
}: CodeResult & { right: false }): Confirmation => toFailedConfirmation(outcome, triesLeft);

/** Publishes changed cases and closes streams of replaced sessions. */
export function notifyConfirmation(
  context: AppContext,
  { mergedAccount, token }: Pick<Confirmation, 'mergedAccount' | 'token'>,
  before: Session | undefined,
): void {
  if (mergedAccount || token) context.notifyStreams();
  if (mergedAccount || (token && before)) context.endStreams(before?.hash);
}

async function lockAnonymousIdentity(tx: Tx, { crUid }: SessionRow): Promise<string | undefined> {
  const row = crUid === null ? undefined : await lockIdentity(tx, crUid);
  return row && isAnonymous(row) && row.mergedInto === null ? row.crUid : undefined;
}

/**
 * The old cookie becomes invalid.
 * @param ownerId who gets the addresses; by default, an anonymous person's data moves to the account
 */
export async function signIn(
  tx: Tx,
  proven: readonly Address[],
  { session: known, device: before, way }: SignInClient,
  ownerId?: string,
): Promise<Confirmation> {
  // Lock order: identities, then session.
  await lockOwners(tx, proven, [known?.crUid, ownerId]);
  const session = known && (await lockSession(tx, known.hash));
  const anonymous = session && (await lockAnonymousIdentity(tx, session));
  const { crUid, merged, movedCases } = await resolvePerson(tx, proven, ownerId ?? anonymous);
  const elsewhere = await loadSettings(tx, crUid, session?.hash);
  const device = await storeKnownDevice(tx, before, crUid);
  const { token, session: opened } = await openSession(tx, {
    crUid,
    knownAs: hashDeviceToken(device),
    // Choices on this device win.
    settings: { ...elsewhere, ...session?.settings },
    ...(session?.device && { device: session.device }),
    qrid: session?.qrid ?? null,
    qridDate: session?.qridDate ?? null,
    qridUsed: session?.qridUsed ?? false,
    userAgent: session?.userAgent ?? null,
  });
  if (session) {
    await moveSubscription(tx, session.hash, opened);
    await tx.delete(sessions).where(eq(sessions.hash, session.hash));
  }
  await recordSignIn(tx, crUid, way ?? proven[0]?.kind ?? 'mail');
  const moved = merged && { movedCases };
  return { outcome: 'success', triesLeft: 0, mergedAccount: merged, ...moved, token, device };
}

/** Requires the second code where needed. */
export async function completeSignIn(
  tx: Tx,
  { proven }: CodeResult & { right: true },
  client: SignInClient,
  { isStaffDoor, asker }: { isStaffDoor: boolean; asker?: string },
): Promise<Confirmation> {
  const [address, ...more] = proven;
  const linked =
    more.length > 0 ? undefined : await findSecondFactor(tx, address, { ...client, isStaffDoor });
  if (linked) return { ...toFailedConfirmation('linked'), masked: maskAddress(linked) };
  return signIn(tx, proven, client, asker);
}

/** A contact address signs in staff only. */
export async function signInByCode(
  context: AppContext,
  attempt: CodeAttempt,
  client: SignInClient,
): Promise<Confirmation> {
  const confirmation = await runInTransaction(context, async (tx) => {
    const tried = await checkCode(context, tx, attempt);
    if (!tried.right) {
      if (tried.address) context.refusedSignIns.record(tried.address);
      return toWrongCodeConfirmation(tried);
    }
    if (await isCustomerContact(tx, tried.proven[0], 'nobodys'))
      return toFailedConfirmation('belongsToCustomer');
    return completeSignIn(tx, tried, client, { isStaffDoor: true });
  });
  notifyConfirmation(context, confirmation, client.session);
  return confirmation;
}
