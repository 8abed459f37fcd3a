import type { BodyOf } from '@parvis/api/call';
import type { questionCalls } from '@parvis/api/calls/questions';
import type { SavedQuestion } from '@parvis/api/calls/savedQuestion';
import { SAVED_QUESTIONS_MAX } from '@parvis/api/constants';
import { and, count, eq } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import { savedQuestions } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { normalizeItems, trimQuestionText } from '../cases/service.ts';
import { type AppContext, runInTransaction } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { acquireNamedLock } from '../identity/service.ts';

type QuestionRow = typeof savedQuestions.$inferSelect;
type SaveRequest = BodyOf<(typeof questionCalls)['questionsSave']>;

const toSavedQuestion = ({ id, name, txt, items, savedBy, saved }: QuestionRow): SavedQuestion => ({
  ...{ id, name, txt, items, source: 'desk' },
  ...(savedBy !== null && { by: savedBy }),
  saved: saved.toISOString(),
});

export async function listSavedQuestions(
  db: Pick<Database, 'select'>,
  cuid: string,
): Promise<SavedQuestion[]> {
  const rows = await db
    .select()
    .from(savedQuestions)
    .where(eq(savedQuestions.cuid, cuid))
    .orderBy(savedQuestions.name, savedQuestions.id);
  return rows.map(toSavedQuestion);
}

/** @throws Refusal conflict */
async function checkRoom(tx: Tx, cuid: string, id: string): Promise<void> {
  const own = eq(savedQuestions.cuid, cuid);
  const [known] = await tx
    .select({ id: savedQuestions.id })
    .from(savedQuestions)
    .where(and(own, eq(savedQuestions.id, id)));
  if (known) return;
  const [stored] = await tx.select({ many: count() }).from(savedQuestions).where(own);
  if ((stored?.many ?? 0) >= SAVED_QUESTIONS_MAX) throw new Refusal('conflict', { path: 'body.id' });
}

/**
 * Saves a question under its id, in place of the one before.
 * @throws Refusal badRequest, conflict
 */
export async function saveQuestion(
  context: AppContext,
  request: SaveRequest,
  { role: { cuid, name: savedBy } }: StaffReader,
): Promise<SavedQuestion> {
  const { id } = request;
  const content = {
    name: trimQuestionText(request.name, 'body.name'),
    txt: trimQuestionText(request.txt, 'body.txt'),
    items: normalizeItems(request.items, 'body.items'),
    ...{ savedBy, saved: getDatabaseNow() },
  };
  const row = await runInTransaction(context, async (tx) => {
    await acquireNamedLock(tx, `savedQuestions:${cuid}`);
    await checkRoom(tx, cuid, id);
    const [stored] = await tx
      .insert(savedQuestions)
      .values({ cuid, id, ...content })
      .onConflictDoUpdate({ target: [savedQuestions.cuid, savedQuestions.id], set: content })
      .returning();
    return stored;
  });
  if (!row) throw new Error('The question was not saved.');
  return toSavedQuestion(row);
}

/** @returns whether it was there */
export async function deleteQuestion({ db }: AppContext, cuid: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(savedQuestions)
    .where(and(eq(savedQuestions.cuid, cuid), eq(savedQuestions.id, id)))
    .returning({ id: savedQuestions.id });
  return removed.length > 0;
}
