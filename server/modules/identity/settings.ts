import type { MailNews, Settings } from '@parvis/api/entities/user';
import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { identities, sessions } from '../../platform/db/schema.ts';
import type { SessionRow } from '../context/session.ts';

/** Keeps what was chosen, for all devices of the person; what is not named stays. */
export async function keepSettings(
  db: Tx,
  { hash, crUid, settings }: SessionRow,
  chosen: Settings,
): Promise<Settings> {
  const ofPerson = crUid === null ? eq(sessions.hash, hash) : eq(sessions.crUid, crUid);
  // In one order, so that two devices do not wait for each other.
  const rows = db.select({ hash: sessions.hash }).from(sessions).where(ofPerson).orderBy(sessions.hash);
  const changed = await db
    .update(sessions)
    .set({ settings: sql`(${sessions.settings}::jsonb || ${JSON.stringify(chosen)}::jsonb)::json` })
    .where(sql`${sessions.hash} in (${rows.for('update')})`)
    .returning({ hash: sessions.hash, settings: sessions.settings });
  return changed.find((row) => row.hash === hash)?.settings ?? settings;
}

/** Forgets language and appearance as they were chosen, on all devices of the person; what comes by mail is ended by itself. */
export async function clearSettings(db: Tx, { hash, crUid }: SessionRow): Promise<void> {
  const ofPerson = crUid === null ? eq(sessions.hash, hash) : eq(sessions.crUid, crUid);
  const rows = db.select({ hash: sessions.hash }).from(sessions).where(ofPerson).orderBy(sessions.hash);
  await db
    .update(sessions)
    .set({ settings: {} })
    .where(sql`${sessions.hash} in (${rows.for('update')})`);
}

/** What a person chose on other devices than that of the session `but`: as the session opened last has it. */
export async function settingsOf(db: Tx, crUid: string, but = ''): Promise<Settings> {
  const [last] = await db
    .select({ settings: sessions.settings })
    .from(sessions)
    .where(and(eq(sessions.crUid, crUid), ne(sessions.hash, but)))
    .orderBy(desc(sessions.created))
    .limit(1);
  return last?.settings ?? {};
}

/** Keeps what a person wants by mail; nothing of somebody who proved no address, or who is nobody any more. */
export async function chooseNews(db: Tx, { crUid }: SessionRow, news: MailNews): Promise<MailNews | null> {
  if (crUid === null) return null;
  const [chosen] = await db
    .update(identities)
    .set({ news })
    .where(and(eq(identities.crUid, crUid), isNotNull(identities.email)))
    .returning({ news: identities.news });
  return chosen?.news ?? null;
}

/** Keeps whether a person wants to be told by SMS; nothing of somebody who proved no number. */
export async function chooseSms(db: Tx, crUid: string, smsNews: boolean): Promise<void> {
  await db
    .update(identities)
    .set({ smsNews })
    .where(and(eq(identities.crUid, crUid), isNotNull(identities.phone)));
}
