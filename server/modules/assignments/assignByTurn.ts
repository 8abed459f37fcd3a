import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, customers, staff } from '../../platform/db/schema.ts';
import { createId } from '../../platform/lib/ids.ts';
import { runCollectingErrors } from '../../platform/lib/runCollectingErrors.ts';
import type { CaseRow } from '../cases/service.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import { findCaseService } from '../customers/service.ts';
import { acquireNamedLock } from '../identity/service.ts';
import { lockReceiver, personOfRole, type Receiver } from './findReceiver.ts';
import { giveToColleague } from './giveCase.ts';

const BATCH_SIZE = 200;

/** Hours after which a case is no longer new. */
const NEW_HOURS = 1;

/** Excludes test reports. */
const isUntouched = and(
  eq(cases.kind, 'case'),
  eq(cases.state, 'open'),
  eq(cases.simulation, false),
  sql`"cases"."stopped_at" is null`,
  sql`not exists (select from calls k where k.csid = "cases"."csid" and k.since = coalesce("cases"."returned_at", "cases"."created"))`,
  sql`not exists (select from participants p where p.csid = "cases"."csid" and p.staff)`,
  sql`coalesce("cases"."returned_at", "cases"."created") > now() - make_interval(hours => ${NEW_HOURS})`,
  sql`not exists (select from assignments a where a.csid = "cases"."csid")`,
);

const loadUntouched = ({ db, config }: AppContext) =>
  db
    .select({ csid: cases.csid, cuid: cases.cuid, ccatCode: cases.ccatCode })
    .from(cases)
    .innerJoin(customers, eq(customers.cuid, cases.cuid))
    .where(and(isUntouched, config.demo ? undefined : eq(customers.invented, false)))
    .orderBy(asc(cases.created), asc(cases.csid))
    .limit(BATCH_SIZE);

/** Picks the colleague assigned least recently. */
async function chooseReceiver(
  tx: Tx,
  { cuid, gcatCode }: { readonly cuid: string; readonly gcatCode: string },
  present: ReadonlySet<string>,
): Promise<Receiver | undefined> {
  const lastGiven = sql`(select max(a.at) from assignments a where a.to_rlid = "staff"."rlid")`;
  const rows = await tx
    .select({ role: staff, crUid: personOfRole })
    .from(staff)
    .where(and(eq(staff.cuid, cuid), eq(staff.gcatCode, gcatCode), eq(staff.offDuty, false)))
    .orderBy(sql`${lastGiven} asc nulls first`, asc(staff.name), asc(staff.rlid));
  const next = rows.find(({ crUid }) => crUid !== null && present.has(crUid));
  return next?.crUid ? { role: next.role, crUid: next.crUid } : undefined;
}

/** @returns whether the case was assigned */
async function assignOne(context: AppContext, tx: Tx, csid: string): Promise<boolean> {
  const [row]: CaseRow[] = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.csid, csid), isUntouched))
    .for('no key update', { skipLocked: true });
  if (!row) return false;
  const { cuid } = row;
  const gcatCode = findCaseService(await context.customers.get(cuid), row);
  if (gcatCode === undefined) return false;
  // Two servers could assign two cases to the same person.
  await acquireNamedLock(tx, `turn:${cuid}:${gcatCode}`);
  const receiver = await chooseReceiver(tx, { cuid, gcatCode }, context.presence.listAtDesk(cuid));
  if (!receiver || !(await lockReceiver(tx, receiver))) return false;
  await giveToColleague(tx, { row, id: createId() }, { receiver, leaving: [] });
  return true;
}

/**
 * Assigns new cases of categories with `assign.turn` to present colleagues on duty, round-robin; else they
 * stay with the service. Continues after a failure.
 * @throws the first failure, at the end
 */
export async function assignByTurn(context: AppContext): Promise<number> {
  const failures: unknown[] = [];
  let count = 0;
  await runCollectingErrors(
    await loadUntouched(context),
    async ({ csid, cuid, ccatCode }) => {
      const { categories } = await context.customers.get(cuid);
      if (!categories.get(ccatCode)?.category.assign?.turn) return;
      if (await commitAndNotify(context, (tx) => assignOne(context, tx, csid))) count += 1;
    },
    failures,
  );
  if (failures.length > 0) throw failures[0];
  return count;
}
