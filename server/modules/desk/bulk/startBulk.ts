import type { BodyOf } from '@parvis/api/call';
import type { Bulk, bulkCalls } from '@parvis/api/calls/bulk';
import { BULK_UNDO_TIME } from '@parvis/api/constants';
import { and, eq, isNull } from 'drizzle-orm';
import { type BulkRequest, bulkSteps as rows } from '../../../platform/db/schema.ts';
import { getDatabaseTime } from '../../../platform/lib/clock.ts';
import { Refusal } from '../../../platform/lib/refusal.ts';
import { type AppContext, runInTransaction } from '../../context/appContext.ts';
import type { StaffReader } from '../../context/session.ts';
import { checkCases } from './checkCases.ts';
import { type BulkRow, isOwn, loadRow, toBulk } from './runBulk.ts';
import { enqueueBulk } from './runDueBulk.ts';
import { validateBulk } from './steps.ts';

async function describeWaiting(context: AppContext, row: BulkRow, reader: StaffReader): Promise<Bulk> {
  if (row.state !== 'waiting' || row.claimed) return toBulk(row);
  const { taken, ready, left } = await checkCases(context, row.request.csids, row, reader);
  return { ...toBulk(row), done: [...taken, ...ready], left: [...left] };
}

/**
 * The step runs after the time to undo.
 * @throws Refusal badRequest, conflict
 */
export async function startBulk(
  context: AppContext,
  { id, ...asked }: BodyOf<(typeof bulkCalls)['casesBulk']>,
  reader: StaffReader,
): Promise<Bulk> {
  const request: BulkRequest = { ...asked, csids: [...new Set(asked.csids)] };
  validateBulk(request);
  const { cuid, rlid } = reader.role;
  const due = new Date(getDatabaseTime() + BULK_UNDO_TIME);
  const stored = await runInTransaction(context, async (tx) => {
    const added = await tx
      .insert(rows)
      .values({ id, cuid, rlid, due, request })
      .onConflictDoNothing()
      .returning();
    if (added[0]) await enqueueBulk(tx, { id });
    return added[0];
  });
  if (stored) return describeWaiting(context, stored, reader);
  const [earlier] = await context.db.select().from(rows).where(isOwn(id, reader.role));
  if (!earlier || JSON.stringify(earlier.request) !== JSON.stringify(request))
    throw new Refusal('conflict', { path: 'body.id' });
  return describeWaiting(context, earlier, reader);
}

/** Has no effect once it runs. @throws Refusal badRequest */
export async function undoBulk(context: AppContext, id: string, reader: StaffReader): Promise<Bulk> {
  await context.db
    .update(rows)
    .set({ state: 'undone' })
    .where(and(isOwn(id, reader.role), eq(rows.state, 'waiting'), isNull(rows.claimed)));
  return toBulk(await loadRow(context, id, reader));
}
