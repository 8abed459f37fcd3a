import type { Bulk, BulkLeft } from '@parvis/api/calls/bulk';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { bulkSteps as rows } from '../../../platform/db/schema.ts';
import { createBadRequest, Refusal } from '../../../platform/lib/refusal.ts';
import { recordAuditEntries } from '../../audit/service.ts';
import { type AppContext, runInTransaction } from '../../context/appContext.ts';
import type { StaffReader, StaffRow } from '../../context/session.ts';
import { checkCases } from './checkCases.ts';
import { bulkSteps } from './steps.ts';

export type BulkRow = typeof rows.$inferSelect;

/** Maximum cases processed concurrently. */
const LANES = 4;
/** A server that has not finished by then has failed. */
const CLAIM_SECONDS = 60;

export const toBulk = ({ id, state, claimed, due, result }: BulkRow): Bulk => ({
  ...{ id, due: due.toISOString(), state: state === 'waiting' && claimed ? 'running' : state },
  ...(result ?? { done: [], left: [] }),
});

export const isOwn = (id: string, { cuid, rlid }: StaffRow) =>
  and(eq(rows.id, id), eq(rows.cuid, cuid), eq(rows.rlid, rlid));

/** @throws Refusal badRequest for an unknown id */
export async function loadRow(
  { db }: Pick<AppContext, 'db'>,
  id: string,
  { role }: StaffReader,
): Promise<BulkRow> {
  const [row] = await db.select().from(rows).where(isOwn(id, role));
  if (!row) throw createBadRequest('body.id', 'unknown');
  return row;
}

/** @returns the cases that refused it */
async function takeSteps(
  context: AppContext,
  { id, request }: BulkRow,
  csids: readonly string[],
  reader: StaffReader,
): Promise<ReadonlySet<string>> {
  const refused = new Set<string>();
  const waiting = [...csids];
  const takeNext = async (): Promise<void> => {
    for (let csid = waiting.shift(); csid !== undefined; csid = waiting.shift())
      try {
        await bulkSteps[request.step].run(context, { csid, id, request }, reader);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refused.add(csid);
      }
  };
  await Promise.all(Array.from({ length: LANES }, takeNext));
  return refused;
}

async function runClaimed(context: AppContext, row: BulkRow, reader: StaffReader) {
  const { taken, ready, left } = await checkCases(context, row.request.csids, row, reader);
  const refused = await takeSteps(context, row, ready, reader);
  const late = await checkCases(context, [...refused], row, reader);
  // The case refused before, but allows the step now.
  const unclear = late.ready.map((csid): BulkLeft => ({ csid, why: 'other' }));
  const done = [...taken, ...ready.filter((csid) => !refused.has(csid))];
  return { done, left: [...left, ...late.left, ...unclear] };
}

async function storeResult(
  context: AppContext,
  { id, request }: BulkRow,
  result: Pick<Bulk, 'done' | 'left'>,
  { role }: StaffReader,
) {
  const { cuid, rlid, name } = role;
  const { what } = bulkSteps[request.step];
  await runInTransaction(context, async (tx) => {
    const ended = await tx
      .update(rows)
      .set({ state: 'done', result })
      .where(and(eq(rows.id, id), eq(rows.state, 'waiting')))
      .returning({ id: rows.id });
    if (ended.length > 0 && result.done.length > 0)
      await recordAuditEntries(tx, [
        { cuid, kind: 'case', what, by: { rlid, name }, about: result.done.length },
      ]);
  });
}

/** Skips steps undone or claimed by another server. @throws Refusal badRequest */
export async function runBulk(context: AppContext, id: string, reader: StaffReader): Promise<Bulk> {
  const [claimed] = await context.db
    .update(rows)
    .set({ claimed: sql`now()` })
    .where(
      and(
        isOwn(id, reader.role),
        eq(rows.state, 'waiting'),
        or(isNull(rows.claimed), sql`${rows.claimed} < now() - make_interval(secs => ${CLAIM_SECONDS})`),
      ),
    )
    .returning();
  if (claimed) await storeResult(context, claimed, await runClaimed(context, claimed, reader), reader);
  return toBulk(await loadRow(context, id, reader));
}
