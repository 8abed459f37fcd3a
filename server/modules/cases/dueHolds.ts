import { and, eq, lte, sql } from 'drizzle-orm';
import { cases } from '../../platform/db/schema.ts';
import { dateNow } from '../../platform/lib/clock.ts';
import { change, type Services } from '../context/services.ts';
import { append, lockCase, withId } from './caseRows.ts';

/** Batch size. */
const AT_ONCE = 200;

/** Skips a case that was resumed meanwhile. */
async function takeUp(services: Services, csid: string): Promise<boolean> {
  return await change(services, async (tx) => {
    const row = await lockCase(tx, csid);
    if (row.state !== 'held' || row.holdUntil === null || row.holdUntil > dateNow()) return false;
    await append(tx, row, [withId({ staff: true, event: 'due' })], { change: { state: 'handled' } });
    return true;
  });
}

/**
 * Ends holds whose day has come, as news for handlers.
 * @returns their number
 */
export async function takeUpDueHolds(services: Services): Promise<number> {
  const due = await services.db
    .select({ csid: cases.csid })
    .from(cases)
    .where(and(eq(cases.state, 'held'), lte(cases.holdUntil, sql`now()`)))
    .orderBy(cases.holdUntil)
    .limit(AT_ONCE);
  let taken = 0;
  for (const { csid } of due) if (await takeUp(services, csid)) taken += 1;
  return taken;
}
