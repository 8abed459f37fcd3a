import { chosenKeysSchema } from '@parvis/api/entities/deskKeys';
import type { DeskKeys, MailNews, Settings } from '@parvis/api/entities/user';
import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { identities, sessions } from '../../platform/db/schema.ts';
import { createBadRequest } from '../../platform/lib/refusal.ts';
import type { SessionRow } from '../context/session.ts';

/** On all devices of the person. */
export async function saveSettings(
  db: Tx,
  { hash, crUid, settings }: SessionRow,
  chosen: Settings,
): Promise<Settings> {
  const isOwn = crUid === null ? eq(sessions.hash, hash) : eq(sessions.crUid, crUid);
  // Sorted, to prevent deadlocks.
  const rows = db.select({ hash: sessions.hash }).from(sessions).where(isOwn).orderBy(sessions.hash);
  const changed = await db
    .update(sessions)
    .set({ settings: sql`(${sessions.settings}::jsonb || ${JSON.stringify(chosen)}::jsonb)::json` })
    .where(sql`${sessions.hash} in (${rows.for('update')})`)
    .returning({ hash: sessions.hash, settings: sessions.settings });
  return changed.find((row) => row.hash === hash)?.settings ?? settings;
}

/** Keeps mail preferences and desk keys. */
export async function clearSettings(db: Tx, { hash, crUid }: SessionRow): Promise<void> {
  const isOwn = crUid === null ? eq(sessions.hash, hash) : eq(sessions.crUid, crUid);
  const rows = db.select({ hash: sessions.hash }).from(sessions).where(isOwn).orderBy(sessions.hash);
  await db
    .update(sessions)
    .set({ settings: {} })
    .where(sql`${sessions.hash} in (${rows.for('update')})`);
}

/** From the newest other session. */
export async function loadSettings(db: Tx, crUid: string, but = ''): Promise<Settings> {
  const [last] = await db
    .select({ settings: sessions.settings })
    .from(sessions)
    .where(and(eq(sessions.crUid, crUid), ne(sessions.hash, but)))
    .orderBy(desc(sessions.created))
    .limit(1);
  return last?.settings ?? {};
}

/** Requires a verified e-mail address. */
export async function saveMailNews(db: Tx, { crUid }: SessionRow, news: MailNews): Promise<MailNews | null> {
  if (crUid === null) return null;
  const [chosen] = await db
    .update(identities)
    .set({ news })
    .where(and(eq(identities.crUid, crUid), isNotNull(identities.email)))
    .returning({ news: identities.news });
  return chosen?.news ?? null;
}

/** @throws Refusal badRequest */
export async function saveDeskKeys(
  db: Tx,
  { crUid }: SessionRow,
  deskKeys: DeskKeys,
): Promise<DeskKeys | null> {
  if (crUid === null) return null;
  if (!chosenKeysSchema.safeParse(deskKeys).success)
    throw createBadRequest('body.settings.deskKeys', 'format');
  const [chosen] = await db
    .update(identities)
    .set({ deskKeys })
    .where(eq(identities.crUid, crUid))
    .returning({ deskKeys: identities.deskKeys });
  return chosen?.deskKeys ?? null;
}

/** Requires a verified number. */
export async function saveSmsNews(db: Tx, crUid: string, smsNews: boolean): Promise<void> {
  await db
    .update(identities)
    .set({ smsNews })
    .where(and(eq(identities.crUid, crUid), isNotNull(identities.phone)));
}
