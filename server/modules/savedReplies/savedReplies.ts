import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@parvis/api/call';
import type { replyCalls } from '@parvis/api/calls/replies';
import {
  type ReplyVersion,
  SAVED_REPLIES_MAX,
  SAVED_VERSIONS_MAX,
  type SavedReply,
} from '@parvis/api/entities/savedReply';
import { and, count, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import { savedReplies, savedReplyVersions } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { type AuditEntryInput, recordAuditEntries } from '../audit/service.ts';
import { type AppContext, runInTransaction } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { acquireNamedLock } from '../identity/service.ts';
import { parseReply, type ReplyContent } from './replyContent.ts';
import { checkMayDelete, checkMaySave } from './savingRights.ts';

type Role = StaffReader['role'];
type ReplyRow = typeof savedReplies.$inferSelect;
type ReplyAction = Extract<AuditEntryInput, { kind: 'reply' }>['what'];

const pickContent = ({ title, words, ccatCodes, states }: ReplyContent): ReplyContent => ({
  ...{ title, words, ccatCodes, states },
});

const toVersion = (row: Omit<ReplyRow, 'id' | 'cuid' | 'rlid' | 'archived'>): ReplyVersion => ({
  ...{ title: row.title, words: { ...row.words }, ccatCodes: [...row.ccatCodes], states: [...row.states] },
  ...{ by: row.savedBy, saved: row.saved.toISOString() },
});

const toSavedReply = (row: ReplyRow): SavedReply => ({
  ...{ id: row.id, shared: row.rlid === null },
  ...(row.archived && { archived: true as const }),
  ...toVersion(row),
});

/** The reader sees their own replies and the customer's. */
const isVisibleTo = ({ cuid, rlid }: Role) =>
  and(eq(savedReplies.cuid, cuid), or(isNull(savedReplies.rlid), eq(savedReplies.rlid, rlid)));

export async function listReplies(db: Database, { role }: StaffReader): Promise<SavedReply[]> {
  const rows = await db
    .select()
    .from(savedReplies)
    .where(isVisibleTo(role))
    .orderBy(sql`lower(${savedReplies.title})`, savedReplies.id);
  return rows.map(toSavedReply);
}

/** Empty for other owners' replies. */
export async function listReplyVersions(
  db: Database,
  id: string,
  { role }: StaffReader,
): Promise<ReplyVersion[]> {
  const rows = await db
    .select({ version: savedReplyVersions })
    .from(savedReplyVersions)
    .innerJoin(savedReplies, eq(savedReplies.id, savedReplyVersions.reply))
    .where(and(isVisibleTo(role), eq(savedReplies.id, id)))
    .orderBy(desc(savedReplyVersions.id));
  return rows.map(({ version }) => toVersion(version));
}

const recordReply = (tx: Tx, { cuid, rlid, name }: Role, what: ReplyAction, about: string) =>
  recordAuditEntries(tx, [{ cuid, kind: 'reply', what, by: { rlid, name }, about }]);

/** @throws Refusal conflict for a full list */
async function checkRoom(tx: Tx, rlid: string | null, { cuid }: Role): Promise<void> {
  const isOwners = rlid === null ? isNull(savedReplies.rlid) : eq(savedReplies.rlid, rlid);
  const [stored] = await tx
    .select({ many: count() })
    .from(savedReplies)
    .where(and(eq(savedReplies.cuid, cuid), isOwners));
  if ((stored?.many ?? 0) >= SAVED_REPLIES_MAX) throw new Refusal('conflict', { path: 'body.id' });
}

async function keepVersion(tx: Tx, { id: reply, savedBy, saved, ...row }: ReplyRow): Promise<void> {
  await tx.insert(savedReplyVersions).values({ reply, savedBy, saved, ...pickContent(row) });
  await tx.delete(savedReplyVersions).where(
    and(
      eq(savedReplyVersions.reply, reply),
      sql`${savedReplyVersions.id} not in (select v.id from saved_reply_versions v
        where v.reply = ${reply} order by v.id desc limit ${SAVED_VERSIONS_MAX})`,
    ),
  );
}

const nameChange = (known: ReplyRow | undefined): ReplyAction => {
  if (!known || known.rlid !== null) return 'made';
  return known.archived ? 'putBack' : 'changed';
};

/**
 * Keeps the former version; restores a deleted one.
 * @throws Refusal badRequest, conflict, forbidden
 */
export async function saveReply(
  context: AppContext,
  { id, shared, ...request }: BodyOf<(typeof replyCalls)['repliesSave']>,
  { role }: StaffReader,
): Promise<SavedReply> {
  const content = parseReply(request);
  const rlid = shared ? null : role.rlid;
  const row = await runInTransaction(context, async (tx) => {
    await acquireNamedLock(tx, `savedReplies:${role.cuid}`);
    const [known] = await tx.select().from(savedReplies).where(eq(savedReplies.id, id)).for('update');
    checkMaySave(known, shared, role);
    const isSame = known !== undefined && isDeepStrictEqual(pickContent(known), content);
    if (isSame && known.rlid === rlid && !known.archived) return known;
    if (known?.rlid !== rlid) await checkRoom(tx, rlid, role);
    if (known && !isSame) await keepVersion(tx, known);
    const change = { rlid, ...content, savedBy: role.name, saved: getDatabaseNow(), archived: null };
    const [stored] = await tx
      .insert(savedReplies)
      .values({ id, cuid: role.cuid, ...change })
      .onConflictDoUpdate({ target: savedReplies.id, set: change })
      .returning();
    if (shared) await recordReply(tx, role, nameChange(known), content.title);
    return stored;
  });
  if (!row) throw new Error('The reply was not saved.');
  return toSavedReply(row);
}

/**
 * Saving restores a deleted reply. @returns whether it existed
 * @throws Refusal forbidden
 */
export const archiveReply = (context: AppContext, id: string, { role }: StaffReader): Promise<boolean> =>
  runInTransaction(context, async (tx) => {
    const isIt = and(isVisibleTo(role), eq(savedReplies.id, id), isNull(savedReplies.archived));
    const [row] = await tx.select().from(savedReplies).where(isIt).for('update');
    if (!row) return false;
    checkMayDelete(row, role);
    await tx.update(savedReplies).set({ archived: getDatabaseNow() }).where(eq(savedReplies.id, id));
    if (row.rlid === null) await recordReply(tx, role, 'archived', row.title);
    return true;
  });

/**
 * Deletes its history, too. @returns whether it existed
 * @throws Refusal forbidden
 */
export const removeReply = (context: AppContext, id: string, { role }: StaffReader): Promise<boolean> =>
  runInTransaction(context, async (tx) => {
    const isIt = and(isVisibleTo(role), eq(savedReplies.id, id), isNotNull(savedReplies.archived));
    const [row] = await tx.select().from(savedReplies).where(isIt).for('update');
    if (!row) return false;
    checkMayDelete(row, role);
    await tx.delete(savedReplies).where(eq(savedReplies.id, id));
    if (row.rlid === null) await recordReply(tx, role, 'removed', row.title);
    return true;
  });
