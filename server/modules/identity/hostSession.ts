import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { identities, sessions } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { atOnce, type Services } from '../context/services.ts';
import type { Addresses, Session, SessionRow } from '../context/session.ts';
import { isAnonymous } from './addresses.ts';
import { lockPeople } from './joinPeople.ts';
import { knownAs, rememberDevice } from './knownDevices.ts';
import { mergePeople } from './mergePeople.ts';
import { openSession } from './sessions.ts';
import { settingsOf } from './settings.ts';
import { announce, type Confirmation, carrySubscription } from './signIn.ts';
import { spendToken } from './tokens.ts';

export interface TokenBearer {
  session: Session | undefined;
  device: string | undefined;
  userAgent: string | undefined;
}

export type HostSession = Pick<Confirmation, 'mergedAccount' | 'token' | 'device'>;

/** Locks the session that created the token. */
async function stillSignedIn(tx: Tx, { hash }: SessionRow, crUid: string): Promise<boolean> {
  const [row] = await tx
    .select({ hash: sessions.hash })
    .from(sessions)
    .where(and(eq(sessions.hash, hash), eq(sessions.crUid, crUid), isNull(sessions.openedBy)))
    .for('update');
  return row !== undefined;
}

async function open(tx: Tx, bearer: TokenBearer, owner: SessionRow, crUid: string): Promise<HostSession> {
  const { session: here, device, userAgent } = bearer;
  const people = await lockPeople(tx, [crUid, ...(here?.crUid ? [here.crUid] : [])]);
  const person = people.find((one) => one.crUid === crUid);
  if (!person || person.mergedInto !== null || !(await stillSignedIn(tx, owner, crUid)))
    throw new Refusal('unauthenticated');
  if (here?.crUid === crUid) return { mergedAccount: false };
  const other = people.find((one) => one.crUid === here?.crUid);
  // The browser belongs to another verified person, who must sign out first.
  if (other && !isAnonymous(other)) throw new Refusal('conflict');
  const merges = other !== undefined && other.mergedInto === null;
  if (merges) await mergePeople(tx, other.crUid, crUid);
  const settings = await settingsOf(tx, crUid, here?.hash);
  const known = isAnonymous(person) ? undefined : await rememberDevice(tx, device, crUid);
  const { token, session: opened } = await openSession(tx, {
    crUid,
    openedBy: owner.hash,
    ...(known !== undefined && { knownAs: knownAs(known) }),
    settings: { ...settings, ...here?.settings },
    device: here?.device ?? owner.device,
    qrid: here?.qrid ?? null,
    qridDate: here?.qridDate ?? null,
    qridUsed: here?.qridUsed ?? false,
    userAgent: userAgent ?? null,
  });
  if (here) {
    await carrySubscription(tx, here.hash, opened);
    await tx.delete(sessions).where(eq(sessions.hash, here.hash));
  }
  return { mergedAccount: merges, token, ...(known !== undefined && { device: known }) };
}

/**
 * Exchanges a token from another host of the site for a session.
 * @param admits authorizes the person
 * @throws Refusal unauthenticated, forbidden, conflict
 */
export async function openByToken(
  services: Services,
  jwt: string,
  cuid: string,
  bearer: TokenBearer,
  admits: (person: Addresses) => Promise<boolean> = async () => true,
): Promise<HostSession> {
  const { session, crUid } = await spendToken(services, jwt, cuid);
  const [person] = await services.db.select().from(identities).where(eq(identities.crUid, crUid));
  if (!(await admits(person ?? { email: null, phone: null }))) throw new Refusal('forbidden');
  const opened = await atOnce(services, (tx) => open(tx, bearer, session, crUid));
  announce(services, opened, bearer.session);
  return opened;
}
