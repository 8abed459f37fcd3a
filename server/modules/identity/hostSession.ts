import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { identities, sessions } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { type AppContext, runInTransaction } from '../context/appContext.ts';
import type { Addresses, Session, SessionRow } from '../context/session.ts';
import { isAnonymous } from './addresses.ts';
import { hashDeviceToken, storeKnownDevice } from './knownDevices.ts';
import { mergePeople } from './mergePeople.ts';
import { lockPeople } from './resolvePerson.ts';
import { openSession } from './sessions.ts';
import { loadSettings } from './settings.ts';
import { type Confirmation, moveSubscription, notifyConfirmation } from './signIn.ts';
import { consumeToken } from './tokens.ts';

export interface TokenBearer {
  session: Session | undefined;
  device: string | undefined;
  userAgent: string | undefined;
}

export type HostSession = Pick<Confirmation, 'mergedAccount' | 'token' | 'device'>;

/** Locks the session. */
async function isStillSignedIn(tx: Tx, { hash }: SessionRow, crUid: string): Promise<boolean> {
  const [row] = await tx
    .select({ hash: sessions.hash })
    .from(sessions)
    .where(and(eq(sessions.hash, hash), eq(sessions.crUid, crUid), isNull(sessions.openedBy)))
    .for('update');
  return row !== undefined;
}

async function openHostSession(
  tx: Tx,
  bearer: TokenBearer,
  owner: SessionRow,
  crUid: string,
): Promise<HostSession> {
  const { session: currentSession, device, userAgent } = bearer;
  const people = await lockPeople(tx, [crUid, ...(currentSession?.crUid ? [currentSession.crUid] : [])]);
  const person = people.find((one) => one.crUid === crUid);
  if (!person || person.mergedInto !== null || !(await isStillSignedIn(tx, owner, crUid)))
    throw new Refusal('unauthenticated');
  if (currentSession?.crUid === crUid) return { mergedAccount: false };
  const other = people.find((one) => one.crUid === currentSession?.crUid);
  // Another verified person must sign out first.
  if (other && !isAnonymous(other)) throw new Refusal('conflict');
  const merges = other !== undefined && other.mergedInto === null;
  if (merges) await mergePeople(tx, other.crUid, crUid);
  const settings = await loadSettings(tx, crUid, currentSession?.hash);
  const known = isAnonymous(person) ? undefined : await storeKnownDevice(tx, device, crUid);
  const { token, session: opened } = await openSession(tx, {
    crUid,
    openedBy: owner.hash,
    ...(known !== undefined && { knownAs: hashDeviceToken(known) }),
    settings: { ...settings, ...currentSession?.settings },
    device: currentSession?.device ?? owner.device,
    qrid: currentSession?.qrid ?? null,
    qridDate: currentSession?.qridDate ?? null,
    qridUsed: currentSession?.qridUsed ?? false,
    userAgent: userAgent ?? null,
  });
  if (currentSession) {
    await moveSubscription(tx, currentSession.hash, opened);
    await tx.delete(sessions).where(eq(sessions.hash, currentSession.hash));
  }
  return { mergedAccount: merges, token, ...(known !== undefined && { device: known }) };
}

/**
 * The token comes from another host of the site.
 * @param admits authorizes the person
 * @throws Refusal unauthenticated, forbidden, conflict
 */
export async function exchangeToken(
  context: AppContext,
  jwt: string,
  cuid: string,
  bearer: TokenBearer,
  admits: (person: Addresses) => Promise<boolean> = async () => true,
): Promise<HostSession> {
  const { session, crUid } = await consumeToken(context, jwt, cuid);
  const [person] = await context.db.select().from(identities).where(eq(identities.crUid, crUid));
  if (!(await admits(person ?? { email: null, phone: null }))) throw new Refusal('forbidden');
  const opened = await runInTransaction(context, (tx) => openHostSession(tx, bearer, session, crUid));
  notifyConfirmation(context, opened, bearer.session);
  return opened;
}
