import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@parvis/api/call';
import type { questionCalls } from '@parvis/api/calls/questions';
import type { QuestionVersion, SavedQuestion } from '@parvis/api/calls/savedQuestion';
import { SAVED_QUESTIONS_MAX } from '@parvis/api/constants';
import { SAVED_VERSIONS_MAX } from '@parvis/api/entities/savedReply';
import { and, count, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import { savedQuestions, savedQuestionVersions } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { type AuditEntryInput, recordAuditEntries } from '../audit/service.ts';
import { normalizeItems, trimQuestionText } from '../cases/service.ts';
import { type AppContext, runInTransaction } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { acquireNamedLock } from '../identity/service.ts';
import { checkMayDelete, checkMaySave, maySaveShared } from '../savedReplies/service.ts';

type Role = StaffReader['role'];
type QuestionRow = typeof savedQuestions.$inferSelect;
type QuestionContent = Pick<QuestionRow, 'name' | 'txt' | 'items' | 'ccatCodes'>;
type SaveRequest = BodyOf<(typeof questionCalls)['questionsSave']>;
type QuestionAction = Extract<AuditEntryInput, { kind: 'reply' }>['what'];

const pickContent = ({ name, txt, items, ccatCodes }: QuestionContent): QuestionContent => ({
  ...{ name, txt, items, ccatCodes },
});

const toVersion = (row: QuestionContent & Pick<QuestionRow, 'savedBy' | 'saved'>) => ({
  ...{ name: row.name, txt: row.txt, items: row.items, ccatCodes: [...row.ccatCodes] },
  ...(row.savedBy !== null && { by: row.savedBy }),
  saved: row.saved.toISOString(),
});

const toSavedQuestion = (row: QuestionRow): SavedQuestion => ({
  ...{ id: row.id, source: 'desk', shared: row.rlid === null },
  ...(row.archived && { archived: true as const }),
  ...toVersion(row),
});

/** The reader sees their own questions and the customer's. */
const isVisibleTo = ({ cuid, rlid }: Role) =>
  and(eq(savedQuestions.cuid, cuid), or(isNull(savedQuestions.rlid), eq(savedQuestions.rlid, rlid)));

export async function listSavedQuestions(db: Database, { role }: StaffReader): Promise<SavedQuestion[]> {
  const rows = await db
    .select()
    .from(savedQuestions)
    .where(isVisibleTo(role))
    .orderBy(savedQuestions.name, savedQuestions.id);
  return rows.map(toSavedQuestion);
}

/** Empty for other owners' questions. */
export async function listQuestionVersions(
  db: Database,
  id: string,
  { role }: StaffReader,
): Promise<QuestionVersion[]> {
  const rows = await db
    .select({ version: savedQuestionVersions })
    .from(savedQuestionVersions)
    .innerJoin(
      savedQuestions,
      and(
        eq(savedQuestions.cuid, savedQuestionVersions.questionCuid),
        eq(savedQuestions.id, savedQuestionVersions.question),
      ),
    )
    .where(and(isVisibleTo(role), eq(savedQuestions.id, id)))
    .orderBy(desc(savedQuestionVersions.id));
  return rows.map(({ version }) => toVersion(version));
}

const recordQuestion = (tx: Tx, { cuid, rlid, name }: Role, what: QuestionAction, about: string) =>
  recordAuditEntries(tx, [{ cuid, kind: 'reply', what, by: { rlid, name }, about }]);

/** @throws Refusal conflict for a full list */
async function checkRoom(tx: Tx, rlid: string | null, { cuid }: Role): Promise<void> {
  const isOwners = rlid === null ? isNull(savedQuestions.rlid) : eq(savedQuestions.rlid, rlid);
  const [stored] = await tx
    .select({ many: count() })
    .from(savedQuestions)
    .where(and(eq(savedQuestions.cuid, cuid), isOwners));
  if ((stored?.many ?? 0) >= SAVED_QUESTIONS_MAX) throw new Refusal('conflict', { path: 'body.id' });
}

async function keepVersion(tx: Tx, { cuid, id, savedBy, saved, ...row }: QuestionRow): Promise<void> {
  const { questionCuid, question, id: version } = savedQuestionVersions;
  await tx
    .insert(savedQuestionVersions)
    .values({ questionCuid: cuid, question: id, savedBy, saved, ...pickContent(row) });
  await tx.delete(savedQuestionVersions).where(
    and(
      ...[eq(questionCuid, cuid), eq(question, id)],
      sql`${version} not in (select v.id from saved_question_versions v
        where v.question_cuid = ${cuid} and v.question = ${id} order by v.id desc limit ${SAVED_VERSIONS_MAX})`,
    ),
  );
}

const nameChange = (known: QuestionRow | undefined): QuestionAction => {
  if (!known || known.rlid !== null) return 'questionMade';
  return known.archived ? 'questionPutBack' : 'questionChanged';
};

/** Older pages omit it: keeps the owner; new ones of managers are shared. */
const isShared = (shared: boolean | undefined, known: QuestionRow | undefined, role: Role): boolean =>
  shared ?? (known ? known.rlid === null : maySaveShared(role));

/**
 * Keeps the former version; restores a deleted one.
 * @throws Refusal badRequest, conflict, forbidden
 */
export async function saveQuestion(
  context: AppContext,
  request: SaveRequest,
  { role }: StaffReader,
): Promise<SavedQuestion> {
  const { id } = request;
  const { cuid } = role;
  const draft = {
    name: trimQuestionText(request.name, 'body.name'),
    txt: trimQuestionText(request.txt, 'body.txt'),
    items: normalizeItems(request.items, 'body.items'),
  };
  const row = await runInTransaction(context, async (tx) => {
    await acquireNamedLock(tx, `savedQuestions:${cuid}`);
    const isIt = and(eq(savedQuestions.cuid, cuid), eq(savedQuestions.id, id));
    const [known] = await tx.select().from(savedQuestions).where(isIt).for('update');
    const shared = isShared(request.shared, known, role);
    checkMaySave(known, shared, role);
    const rlid = shared ? null : role.rlid;
    const content = { ...draft, ccatCodes: [...new Set(request.ccatCodes ?? known?.ccatCodes)] };
    const isSame = known !== undefined && isDeepStrictEqual(pickContent(known), content);
    if (isSame && known.rlid === rlid && !known.archived) return known;
    if (known?.rlid !== rlid) await checkRoom(tx, rlid, role);
    if (known && !isSame) await keepVersion(tx, known);
    const change = { rlid, ...content, savedBy: role.name, saved: getDatabaseNow(), archived: null };
    const [stored] = await tx
      .insert(savedQuestions)
      .values({ cuid, id, ...change })
      .onConflictDoUpdate({ target: [savedQuestions.cuid, savedQuestions.id], set: change })
      .returning();
    if (shared) await recordQuestion(tx, role, nameChange(known), content.name);
    return stored;
  });
  if (!row) throw new Error('The question was not saved.');
  return toSavedQuestion(row);
}

const lockQuestion = async (tx: Tx, id: string, role: Role, isArchived: boolean) => {
  const state = (isArchived ? isNotNull : isNull)(savedQuestions.archived);
  const isIt = and(isVisibleTo(role), eq(savedQuestions.id, id), state);
  const [row] = await tx.select().from(savedQuestions).where(isIt).for('update');
  if (row) checkMayDelete(row, role);
  return row;
};

const isRow = ({ cuid, id }: QuestionRow) => and(eq(savedQuestions.cuid, cuid), eq(savedQuestions.id, id));

/**
 * Saving restores a deleted question. @returns whether it existed
 * @throws Refusal forbidden
 */
export const archiveQuestion = (context: AppContext, id: string, { role }: StaffReader): Promise<boolean> =>
  runInTransaction(context, async (tx) => {
    const row = await lockQuestion(tx, id, role, false);
    if (!row) return false;
    await tx.update(savedQuestions).set({ archived: getDatabaseNow() }).where(isRow(row));
    if (row.rlid === null) await recordQuestion(tx, role, 'questionArchived', row.name);
    return true;
  });

/**
 * Deletes its history, too. @returns whether it existed
 * @throws Refusal forbidden
 */
export const removeQuestion = (context: AppContext, id: string, { role }: StaffReader): Promise<boolean> =>
  runInTransaction(context, async (tx) => {
    const row = await lockQuestion(tx, id, role, true);
    if (!row) return false;
    await tx.delete(savedQuestions).where(isRow(row));
    if (row.rlid === null) await recordQuestion(tx, role, 'questionRemoved', row.name);
    return true;
  });
