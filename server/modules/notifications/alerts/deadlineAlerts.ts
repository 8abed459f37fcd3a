import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { calledStaff, calls, cases, customers, staff, UNDER_WAY } from '../../../platform/db/schema.ts';
import { getDatabaseNow } from '../../../platform/lib/clock.ts';
import { runCollectingErrors } from '../../../platform/lib/runCollectingErrors.ts';
import { type CaseRow, loadCaseDeadlines, loadDeadlineRules, lockCase } from '../../cases/service.ts';
import type { AppContext } from '../../context/appContext.ts';
import { findCaseService } from '../../customers/service.ts';
import { type CaseDeadline, getDue } from '../../deadlines/service.ts';
import { filterCalledStaff } from '../escalation/untaken.ts';

const [WARNED, PASSED] = [0, 1];

const BATCH_SIZE = 500;

/** Excludes test reports and stopped cases. */
async function listDueCases({ db, config }: AppContext, now: Date): Promise<string[]> {
  const rows = await db
    .select({ csid: cases.csid })
    .from(cases)
    .innerJoin(customers, eq(customers.cuid, cases.cuid))
    .where(
      and(
        ...[UNDER_WAY, lte(cases.dueAlertAt, now), eq(cases.simulation, false), isNull(cases.stoppedAt)],
        config.demo ? undefined : eq(customers.invented, false),
      ),
    )
    .orderBy(asc(cases.dueAlertAt), asc(cases.csid))
    .limit(BATCH_SIZE);
  return rows.map(({ csid }) => csid);
}

interface DueAlert {
  readonly due: Date;
  readonly step: number;
}

const findAlert = (one: CaseDeadline | undefined, now: Date): DueAlert | undefined => {
  const due = getDue(one);
  if (!due || !one?.warnAt || one.warnAt > now) return undefined;
  return { due, step: due <= now ? PASSED : WARNED };
};

function findNextLook(one: CaseDeadline | undefined, now: Date): Date[] {
  const due = getDue(one);
  if (!due || !one?.warnAt || due <= now) return [];
  return [one.warnAt > now ? one.warnAt : due];
}

/** Lists handlers, else staff of the service on duty; plus managers on duty, else all managers. */
async function listAlerted(context: AppContext, tx: Tx, row: CaseRow): Promise<string[]> {
  // Lock order: case before staff.
  const listed = await tx
    .select()
    .from(staff)
    .where(eq(staff.cuid, row.cuid))
    .orderBy(staff.rlid)
    .for('key share');
  const { rows } = await tx.execute<{ rlid: string }>(sql`
    select distinct s.rlid from participants p join identities i on i.cr_uid = p.cr_uid
    join staff s on s.cuid = ${row.cuid} and (s.email = i.email or s.phone = i.phone)
    where p.csid = ${row.csid} and p.staff and p.left_at is null`);
  const gcatCode = findCaseService(await context.customers.get(row.cuid), row);
  const facts = { gcatCode, danger: row.danger };
  const listOnDuty = (whom: 'service' | 'managers') =>
    filterCalledStaff({ whom }, listed, facts).filter(({ offDuty }) => !offDuty);
  const responsible =
    rows.length > 0 ? rows.map(({ rlid }) => rlid) : listOnDuty('service').map(({ rlid }) => rlid);
  const managers = listOnDuty('managers').map(({ rlid }) => rlid);
  const alerted = [...new Set([...responsible, ...managers])];
  return alerted.length > 0
    ? alerted
    : filterCalledStaff({ whom: 'managers' }, listed, facts).map(({ rlid }) => rlid);
}

async function storeAlert(
  tx: Tx,
  { csid }: CaseRow,
  { due, step }: DueAlert,
  { rlids, now }: { readonly rlids: readonly string[]; readonly now: Date },
): Promise<void> {
  await tx
    .insert(calls)
    .values({ csid, since: due, step, whom: 'deadline', people: rlids.length, at: now })
    .onConflictDoNothing();
  if (rlids.length === 0) return;
  await tx
    .insert(calledStaff)
    .values(rlids.map((rlid) => ({ csid, since: due, rlid, step, at: now, due: now })))
    .onConflictDoUpdate({
      target: [calledStaff.csid, calledStaff.since, calledStaff.rlid],
      set: { step, at: now, due: now, over: false, pushedAt: null, mailedAt: null, textedAt: null },
    });
}

/** @returns the number of alerts */
async function alertAbout(context: AppContext, tx: Tx, csid: string, now: Date): Promise<number> {
  const row = await lockCase(tx, csid);
  // Another server was first.
  if (!row.dueAlertAt || row.dueAlertAt > now) return 0;
  const { answer, solve } = await loadCaseDeadlines(tx, row, await loadDeadlineRules(tx, row.cuid));
  const known = await tx
    .select({ since: calls.since, step: calls.step })
    .from(calls)
    .where(and(eq(calls.csid, csid), eq(calls.whom, 'deadline')));
  const isKnown = ({ due, step }: DueAlert) =>
    known.some((one) => one.since.getTime() === due.getTime() && one.step >= step);
  const alerts = [answer, solve].flatMap((one) => findAlert(one, now) ?? []).filter((one) => !isKnown(one));
  const rlids = alerts.length > 0 ? await listAlerted(context, tx, row) : [];
  for (const alert of alerts) await storeAlert(tx, row, alert, { rlids, now });
  const looks = [answer, solve].flatMap((one) => findNextLook(one, now)).map((at) => at.getTime());
  const dueAlertAt = looks.length > 0 ? new Date(Math.min(...looks)) : null;
  await tx.update(cases).set({ dueAlertAt }).where(eq(cases.csid, csid));
  return alerts.length;
}

/**
 * Alerts once before and once after a deadline passes; `escalateUntaken` sends. Safe for concurrent and
 * crashing servers. Continues after a failure.
 * @throws the first failure, at the end
 */
export async function alertDeadlines(context: AppContext, now = getDatabaseNow()): Promise<number> {
  const failures: unknown[] = [];
  let count = 0;
  const alertOne = async (csid: string) => {
    count += await context.db.transaction((tx) => alertAbout(context, tx, csid, now));
  };
  await runCollectingErrors(await listDueCases(context, now), alertOne, failures);
  if (failures.length > 0) throw failures[0];
  return count;
}
