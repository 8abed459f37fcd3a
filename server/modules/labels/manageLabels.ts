import type { BodyOf } from '@parvis/api/call';
import type { ListedLabel, labelCalls } from '@parvis/api/calls/labels';
import { LABELS_MAX, type Label } from '@parvis/api/entities/label';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import { cases, labels, UNDER_WAY } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { trimQuestionText } from '../cases/service.ts';
import { type AppContext, runInTransaction } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { acquireNamedLock } from '../identity/service.ts';

type SaveRequest = BodyOf<(typeof labelCalls)['labelsSave']>;

export const listLabels = (db: Pick<Database, 'select'>, cuid: string): Promise<ListedLabel[]> =>
  db
    .select({
      ...{ id: labels.id, name: labels.name, colour: labels.colour },
      cases: sql<number>`(select count(*)::int from case_labels l join ${cases} on "cases"."csid" = l.csid
        where l.label = "labels"."id" and ${UNDER_WAY})`,
    })
    .from(labels)
    .where(eq(labels.cuid, cuid))
    .orderBy(sql`lower(${labels.name})`, labels.id);

/** @throws Refusal conflict for a foreign id, a full list, or a used name */
async function checkRoom(tx: Tx, { id, name }: Pick<SaveRequest, 'id' | 'name'>, cuid: string) {
  const [known] = await tx.select({ cuid: labels.cuid }).from(labels).where(eq(labels.id, id));
  if (known && known.cuid !== cuid) throw new Refusal('conflict', { path: 'body.id' });
  const own = eq(labels.cuid, cuid);
  const [same] = await tx
    .select({ id: labels.id })
    .from(labels)
    .where(and(own, ne(labels.id, id), sql`lower(${labels.name}) = lower(${name})`));
  if (same) throw new Refusal('conflict', { path: 'body.name' });
  if (known) return;
  const [stored] = await tx.select({ many: count() }).from(labels).where(own);
  if ((stored?.many ?? 0) >= LABELS_MAX) throw new Refusal('conflict', { path: 'body.id' });
}

/** @throws Refusal badRequest, conflict */
export async function saveLabel(
  context: AppContext,
  { id, name: typed, colour }: SaveRequest,
  { role: { cuid } }: StaffReader,
): Promise<Label> {
  const name = trimQuestionText(typed, 'body.name');
  await runInTransaction(context, async (tx) => {
    await acquireNamedLock(tx, `labels:${cuid}`);
    await checkRoom(tx, { id, name }, cuid);
    await tx
      .insert(labels)
      .values({ id, cuid, name, colour })
      .onConflictDoUpdate({ target: labels.id, set: { name, colour } });
  });
  return { id, name, colour };
}

/** Removes it from all cases too. @returns whether it existed */
export async function removeLabel(
  { db }: AppContext,
  id: string,
  { role: { cuid } }: StaffReader,
): Promise<boolean> {
  const removed = await db
    .delete(labels)
    .where(and(eq(labels.cuid, cuid), eq(labels.id, id)))
    .returning({ id: labels.id });
  return removed.length > 0;
}
