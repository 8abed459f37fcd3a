import { and, eq, lte, sql } from 'drizzle-orm';
import { cases } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import { appendMessages, assignMessageId, lockCase } from './caseRows.ts';

const BATCH_SIZE = 200;

/** Skips a case resumed by another request. */
async function endHold(context: AppContext, csid: string): Promise<boolean> {
  return await commitAndNotify(context, async (tx) => {
    const row = await lockCase(tx, csid);
    if (row.state !== 'held' || row.holdUntil === null || row.holdUntil > getDatabaseNow()) return false;
    await appendMessages(tx, row, [assignMessageId({ staff: true, event: 'due' })], {
      change: { state: 'handled' },
    });
    return true;
  });
}

/** Notifies handlers. @returns the number of holds */
export async function endDueHolds(context: AppContext): Promise<number> {
  const due = await context.db
    .select({ csid: cases.csid })
    .from(cases)
    .where(and(eq(cases.state, 'held'), lte(cases.holdUntil, sql`now()`)))
    .orderBy(cases.holdUntil)
    .limit(BATCH_SIZE);
  let taken = 0;
  for (const { csid } of due) if (await endHold(context, csid)) taken += 1;
  return taken;
}
