import { eq } from 'drizzle-orm';
import { newId } from '../base/ids.ts';
import type { Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { identities, sessions } from '../store/schema.ts';
import { rememberDevice } from './knownDevices.ts';
import { lockIdentity, mergePeople } from './mergePeople.ts';
import { lockSession, openSession, type Session, type SessionRow } from './sessions.ts';
import { settingsOf } from './settings.ts';
import { type Tried, tryCode } from './verification.ts';

/** What came of a code, and the cookies of the session it opened and of the device, which is known from now on. */
export interface Confirmation {
  outcome: 'success' | 'wrongCode' | 'noRecord';
  triesLeft: number;
  mergedAccount: boolean;
  token?: string;
  device?: string;
}

/** A code that was not the one. */
export const failed = ({ outcome, triesLeft }: Tried & { right: false }) => ({
  outcome,
  triesLeft,
  mergedAccount: false,
});

/** Tells what follows from a confirmation that holds: cases that changed hands, and a session that is no more. */
export function announce(
  services: Services,
  { mergedAccount, token }: Pick<Confirmation, 'mergedAccount' | 'token'>,
  before: Session | undefined,
): void {
  if (mergedAccount) services.notice();
  if (token && before) services.endStreams(before.hash);
}

/** The person an address belongs to, once it is proven; what the device did before becomes theirs. */
async function claim(
  tx: Tx,
  email: string,
  anonymous: string | undefined,
): Promise<{ crUid: string; merged: boolean }> {
  const [owner] = await tx.select().from(identities).where(eq(identities.email, email)).for('update');
  if (owner) {
    if (!anonymous || anonymous === owner.crUid) return { crUid: owner.crUid, merged: false };
    await mergePeople(tx, anonymous, owner.crUid);
    return { crUid: owner.crUid, merged: true };
  }
  if (anonymous) {
    await tx.update(identities).set({ email }).where(eq(identities.crUid, anonymous));
    return { crUid: anonymous, merged: false };
  }
  const crUid = newId();
  await tx.insert(identities).values({ crUid, email });
  return { crUid, merged: false };
}

/** The identity of a session as it is now, when no address is known of it yet; locked until the transaction ends. */
async function anonymousOf(tx: Tx, { crUid }: SessionRow): Promise<string | undefined> {
  const row = crUid === null ? undefined : await lockIdentity(tx, crUid);
  return row && row.email === null && row.mergedInto === null ? row.crUid : undefined;
}

/** Signs in with a proven address: a new session takes the old one's place, so that a cookie known to others is worth nothing. */
export async function signIn(
  tx: Tx,
  email: string,
  known: Session | undefined,
  before: string | undefined,
): Promise<Confirmation> {
  // The identity before its session, as a merge takes them.
  if (known?.crUid) await lockIdentity(tx, known.crUid);
  const session = known && (await lockSession(tx, known.hash));
  const anonymous = session && (await anonymousOf(tx, session));
  const { crUid, merged } = await claim(tx, email, anonymous);
  const elsewhere = await settingsOf(tx, crUid, session?.hash);
  const { token } = await openSession(tx, {
    crUid,
    // What was chosen here stands; what was not is as on the person's other devices.
    settings: { ...elsewhere, ...session?.settings },
    ...(session?.device && { device: session.device }),
    qrid: session?.qrid ?? null,
    qridDate: session?.qridDate ?? null,
    qridUsed: session?.qridUsed ?? false,
    userAgent: session?.userAgent ?? null,
  });
  if (session) await tx.delete(sessions).where(eq(sessions.hash, session.hash));
  const device = await rememberDevice(tx, before, crUid);
  return { outcome: 'success', triesLeft: 0, mergedAccount: merged, token, device };
}

/** Signs in with a code, where it is the one that was sent. */
export async function confirmCode(
  services: Services,
  rqid: string,
  typed: string,
  session: Session | undefined,
  device: string | undefined,
): Promise<Confirmation> {
  const confirmation = await services.db.transaction(async (tx) => {
    const tried = await tryCode(services, tx, rqid, typed);
    return tried.right ? signIn(tx, tried.email, session, device) : failed(tried);
  });
  announce(services, confirmation, session);
  return confirmation;
}
