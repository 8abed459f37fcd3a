import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { cases, customers, feed, UNDER_WAY } from '../../platform/db/schema.ts';
import { runCollectingErrors } from '../../platform/lib/runCollectingErrors.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import type { Customer } from '../customers/service.ts';
import { buildDeadlineRules } from '../deadlines/service.ts';
import { lockCase } from './caseRows.ts';
import {
  describeMove,
  loadCaseDeadlines,
  loadDeadlineRules,
  toDates,
  toDeadlineColumns,
} from './deadlineColumns.ts';

const BATCH_SIZE = 200;

/** @returns whether dates moved */
async function refreshCase(context: AppContext, csid: string): Promise<boolean> {
  return await commitAndNotify(context, async (tx) => {
    const row = await lockCase(tx, csid);
    const rules = await loadDeadlineRules(tx, row.cuid);
    if (row.dueRules === rules.version) return false;
    const deadlines = await loadCaseDeadlines(tx, row, rules);
    const columns = toDeadlineColumns(deadlines, rules);
    // A first target moves nothing.
    const moved =
      row.dueRules === null
        ? undefined
        : describeMove('hours', { answer: row.answerDue, solve: row.solveDue }, toDates(deadlines));
    await tx
      .update(cases)
      .set({ ...columns, ...(moved && { dueMoved: moved }) })
      .where(eq(cases.csid, csid));
    await tx.insert(feed).values({ csid, cuid: row.cuid, type: 'case' });
    return true;
  });
}

async function refreshCustomer(
  context: AppContext,
  { cuid, deadlineRules }: Customer,
  version: string | null,
) {
  if (version === deadlineRules) return;
  let after = '';
  for (;;) {
    const rows = await context.db
      .select({ csid: cases.csid })
      .from(cases)
      .where(
        and(
          ...[eq(cases.cuid, cuid), gt(cases.csid, after), UNDER_WAY],
          sql`${cases.dueRules} is distinct from ${version}`,
        ),
      )
      .orderBy(asc(cases.csid))
      .limit(BATCH_SIZE);
    for (const { csid } of rows) await refreshCase(context, csid);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) break;
    after = last.csid;
  }
  await context.db.update(customers).set({ deadlineRules: version }).where(eq(customers.cuid, cuid));
}

/**
 * Runs after hours or targets changed. Continues after a failure.
 * @throws the first failure, at the end
 */
export async function refreshDeadlines(context: AppContext): Promise<void> {
  const failures: unknown[] = [];
  await runCollectingErrors(
    await context.customers.getAll(),
    (customer) => refreshCustomer(context, customer, buildDeadlineRules(customer).version),
    failures,
  );
  if (failures.length > 0) throw failures[0];
}
