import { USER_AGENT_MAX } from '@parvis/api/constants';
import type { Device } from '@parvis/api/entities/user';
import { DAY } from '@parvis/locales/dates';
import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import { prepareStatement } from '../../platform/db/prepareStatement.ts';
import { identities, sessions, staff } from '../../platform/db/schema.ts';
import { getDatabaseNow, getDatabaseTime } from '../../platform/lib/clock.ts';
import { createId, createToken, hashToken } from '../../platform/lib/ids.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import type { Session, SessionRow } from '../context/session.ts';
import { deleteSubscriptions } from './deleteSubscriptions.ts';

export const SESSION_DAYS = 180;

export const ANONYMOUS_DAYS = 30;

/** Sessions are renewed once a day. */
export const isRenewable = ({ expires }: SessionRow): boolean =>
  expires.getTime() < getDatabaseTime() + (SESSION_DAYS - 1) * DAY;

/** Ends earlier for unverified people. */
export const getSessionEnd = (expires: Date, anonymous: boolean): Date =>
  anonymous ? new Date(expires.getTime() - (SESSION_DAYS - ANONYMOUS_DAYS) * DAY) : expires;

const computeExpiry = (): Date => new Date(getDatabaseTime() + SESSION_DAYS * DAY);

export interface KnownCaller {
  session: Session;
  role: typeof staff.$inferSelect | undefined;
}

const callerQuery = prepareStatement((db) =>
  db
    .select({
      session: sessions,
      email: identities.email,
      phone: identities.phone,
      news: identities.news,
      deskKeys: identities.deskKeys,
      role: staff,
    })
    .from(sessions)
    .leftJoin(identities, eq(identities.crUid, sessions.crUid))
    .leftJoin(
      staff,
      and(
        eq(staff.cuid, sql.placeholder('cuid')),
        or(eq(staff.email, identities.email), eq(staff.phone, identities.phone)),
      ),
    )
    .where(and(eq(sessions.hash, sql.placeholder('hash')), gt(sessions.expires, sql.placeholder('now'))))
    // The e-mail match wins if a customer lists both addresses separately.
    .orderBy(sql`${staff.email} = ${identities.email} desc nulls last`)
    .limit(1)
    .prepare('known_by'),
);

/** Loads session, person and role in one query. */
export async function findCaller(db: Database, token: string, cuid = ''): Promise<KnownCaller | undefined> {
  const [row] = await callerQuery(db).execute({ hash: hashToken(token), cuid, now: getDatabaseNow() });
  if (!row) return undefined;
  const { session, email, phone, news, deskKeys, role } = row;
  return { session: { ...session, email, phone, news, deskKeys }, role: role ?? undefined };
}

export type NewSession = Partial<
  Pick<
    SessionRow,
    'crUid' | 'settings' | 'qrid' | 'qridDate' | 'qridUsed' | 'userAgent' | 'openedBy' | 'knownAs'
  >
> & { device?: Device | null };

/** Only the cookie's hash is stored. */
export async function openSession(
  db: Tx,
  facts: NewSession,
): Promise<{ token: string; session: SessionRow }> {
  const token = createToken();
  const [session] = await db
    .insert(sessions)
    .values({
      ...facts,
      userAgent: facts.userAgent?.slice(0, USER_AGENT_MAX) ?? null,
      hash: hashToken(token),
      expires: computeExpiry(),
    })
    .returning();
  if (!session) throw new Error('The session was not stored.');
  return { token, session };
}

/** The root session's end also ends sessions that it opened at other hosts. */
export const getRootHash = ({ hash, openedBy }: SessionRow): string => openedBy ?? hash;

/** Also renews its root session. */
export async function renewSession(db: Tx, session: SessionRow, device: Device | undefined): Promise<void> {
  for (const hash of new Set([getRootHash(session), session.hash]))
    await db
      .update(sessions)
      .set({ expires: computeExpiry(), ...(device && { device }) })
      .where(eq(sessions.hash, hash));
}

/** Sorted, to prevent deadlocks. Includes push subscriptions. */
async function deleteSessions(
  tx: Tx,
  condition: SQL | undefined,
): Promise<Pick<SessionRow, 'hash' | 'knownAs' | 'crUid'>[]> {
  const { hash, knownAs, crUid } = sessions;
  const ended = await tx
    .select({ hash, knownAs, crUid })
    .from(sessions)
    .where(condition)
    .orderBy(asc(hash))
    .for('update');
  if (ended.length === 0) return [];
  const hashes = ended.map((one) => one.hash);
  await deleteSubscriptions(tx, sql`o.session in ${hashes}`);
  await tx.delete(sessions).where(inArray(hash, hashes));
  return ended;
}

/** At all hosts of the site. */
export function deleteDeviceSessions(tx: Tx, session: SessionRow) {
  const root = getRootHash(session);
  return deleteSessions(tx, or(eq(sessions.hash, root), eq(sessions.openedBy, root)));
}

export async function deleteSession(tx: Tx, hash: string) {
  const [ended] = await deleteSessions(tx, eq(sessions.hash, hash));
  return ended;
}

export async function lockSession(db: Tx, hash: string): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(sessions).where(eq(sessions.hash, hash)).for('update');
  return row;
}

export async function lockExistingSession(db: Tx, hash: string): Promise<boolean> {
  const held = await db
    .select({ hash: sessions.hash })
    .from(sessions)
    .where(eq(sessions.hash, hash))
    .for('key share');
  return held.length === 1;
}

/**
 * Safe for concurrent tabs.
 * @throws Refusal unauthenticated
 */
export async function ensureIdentity(db: Tx, hash: string): Promise<string> {
  const session = await lockSession(db, hash);
  if (!session) throw new Refusal('unauthenticated');
  if (session.crUid) return session.crUid;
  const crUid = createId();
  await db.insert(identities).values({ crUid });
  await db.update(sessions).set({ crUid }).where(eq(sessions.hash, hash));
  return crUid;
}
