import { USER_AGENT_MAX } from '@parvis/api/constants';
import type { Device } from '@parvis/api/entities/user';
import { and, eq, gt, lt } from 'drizzle-orm';
import { newId, newToken, tokenHash } from '../base/ids.ts';
import { Refusal } from '../base/refusal.ts';
import type { Tx } from '../store/database.ts';
import { identities, sessions } from '../store/schema.ts';

/** How long a session holds without being renewed. */
export const SESSION_DAYS = 180;

export type SessionRow = typeof sessions.$inferSelect;

/** A session with the address its person has verified. */
export interface Session extends SessionRow {
  email: string | null;
}

const expiry = (): Date => new Date(Date.now() + SESSION_DAYS * 86_400_000);

/** The session of a cookie, if it is known and has not expired. */
export async function findSession(db: Tx, token: string): Promise<Session | undefined> {
  const [row] = await db
    .select({ session: sessions, email: identities.email })
    .from(sessions)
    .leftJoin(identities, eq(identities.crUid, sessions.crUid))
    .where(and(eq(sessions.hash, tokenHash(token)), gt(sessions.expires, new Date())));
  return row && { ...row.session, email: row.email };
}

/** What a new session takes over from the one before it, or knows of its device. */
export type NewSession = Partial<
  Pick<SessionRow, 'crUid' | 'settings' | 'qrid' | 'qridDate' | 'qridUsed' | 'userAgent'>
> & { device?: Device | null };

/** Opens a session and gives its cookie, which is stored nowhere. */
export async function openSession(
  db: Tx,
  facts: NewSession,
): Promise<{ token: string; session: SessionRow }> {
  const token = newToken();
  const [session] = await db
    .insert(sessions)
    .values({
      ...facts,
      userAgent: facts.userAgent?.slice(0, USER_AGENT_MAX) ?? null,
      hash: tokenHash(token),
      expires: expiry(),
    })
    .returning();
  if (!session) throw new Error('The session was not stored.');
  return { token, session };
}

/** Lets a session hold from now on again, and notes the device. */
export async function renewSession(db: Tx, hash: string, device: Device | undefined): Promise<void> {
  await db
    .update(sessions)
    .set({ expires: expiry(), ...(device && { device }) })
    .where(eq(sessions.hash, hash));
}

/** The session as it is now, for a change; nothing when it ended meanwhile. */
export async function lockSession(db: Tx, hash: string): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(sessions).where(eq(sessions.hash, hash)).for('update');
  return row;
}

/**
 * Gives the session an identity unless it has one. Two tabs that ask at once get the same.
 * @throws Refusal unauthenticated when the session ended meanwhile.
 */
export async function giveIdentity(db: Tx, hash: string): Promise<string> {
  const session = await lockSession(db, hash);
  if (!session) throw new Refusal('unauthenticated');
  if (session.crUid) return session.crUid;
  const crUid = newId();
  await db.insert(identities).values({ crUid });
  await db.update(sessions).set({ crUid }).where(eq(sessions.hash, hash));
  return crUid;
}

/** Removes what has expired. */
export async function clearSessions(db: Tx): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expires, new Date()));
}
