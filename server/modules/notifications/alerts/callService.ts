import type { BodyOf } from '@parvis/api/call';
import type { townGroupCalls } from '@parvis/api/calls/groups';
import type { CaseInfo } from '@parvis/api/entities/case';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { calledStaff, calls, staff } from '../../../platform/db/schema.ts';
import { createBadRequest } from '../../../platform/lib/refusal.ts';
import {
  appendMessages,
  type CaseRow,
  findRepeatedMessage,
  joinByStep,
  loadCaseInfo,
  lockStaffCase,
  type MessageRow,
  parseStaffText,
  takeStep,
} from '../../cases/service.ts';
import { type AppContext, commitAndNotify } from '../../context/appContext.ts';
import type { StaffReader } from '../../context/session.ts';
import type { Customer } from '../../customers/service.ts';
import { type CallableGroup, listCallableGroups, type Member } from './callableGroups.ts';

type CallRequest = BodyOf<(typeof townGroupCalls)['casesCall']>;

/** Minimum seconds between alerts of a person. */
const REPEAT_SECONDS = 60;

const isMeant = (
  { kind, gcatCode, grpGpid }: Pick<CallableGroup, 'kind' | 'gcatCode' | 'grpGpid'>,
  asked: Pick<CallRequest, 'gcatCode' | 'grpGpid'>,
): boolean =>
  kind === 'group' ? grpGpid === asked.grpGpid : asked.grpGpid === undefined && gcatCode === asked.gcatCode;

const matchCall =
  ({ gcatCode, grpGpid }: CallRequest) =>
  (stored: MessageRow): boolean =>
    grpGpid === undefined
      ? stored.event === 'addGcatCode' && stored.gcatCode === gcatCode
      : stored.event === 'addGrpGpid' && stored.grpGpid === grpGpid;

async function isCalledAlready(tx: Tx, { csid, gcatCode, grpGpid }: CallRequest): Promise<boolean> {
  const target = grpGpid === undefined ? eq(calls.gcatCode, gcatCode ?? '') : eq(calls.grpGpid, grpGpid);
  const recent = gt(calls.at, sql`clock_timestamp() - make_interval(secs => ${REPEAT_SECONDS})`);
  const rows = await tx
    .select({ step: calls.step })
    .from(calls)
    .where(and(eq(calls.csid, csid), eq(calls.whom, 'called'), target, recent));
  return rows.length > 0;
}

/** Prevents removals until commit. */
const lockMembers = (tx: Tx, cuid: string): Promise<Member[]> =>
  tx.select().from(staff).where(eq(staff.cuid, cuid)).orderBy(asc(staff.rlid)).for('key share');

/**
 * Excludes the caller.
 * @throws Refusal badRequest for an unknown target, or one without other people
 */
async function findCalled(tx: Tx, customer: Customer, asked: CallRequest, reader: StaffReader) {
  const path = asked.grpGpid === undefined ? 'body.gcatCode' : 'body.grpGpid';
  const members = await lockMembers(tx, customer.cuid);
  const target = listCallableGroups(customer, members).find((one) => isMeant(one, asked));
  if (!target) throw createBadRequest(path, 'unknown');
  const people = target.people.filter(({ rlid }) => rlid !== reader.role.rlid);
  if (people.length === 0) throw createBadRequest(path, 'notPossible');
  return { target, people };
}

interface MadeCall {
  readonly csid: string;
  /** Message about the call. */
  readonly told: MessageRow;
  readonly target: { readonly gcatCode?: string | undefined; readonly grpGpid?: string | undefined };
  readonly people: readonly Member[];
  readonly txt?: string | undefined;
  /** Test reports send no alerts. */
  readonly simulation: boolean;
}

async function storeAlerts(tx: Tx, { csid, told, target, people, txt, simulation }: MadeCall): Promise<void> {
  const since = told.at;
  const step = told.msgId;
  const { grpGpid = null, gcatCode = null } = target;
  await tx.insert(calls).values({
    ...{ csid, since, step, at: since, whom: 'called', people: people.length },
    ...{ gcatCode: grpGpid === null ? gcatCode : null, grpGpid, txt: txt ?? null },
  });
  if (!simulation)
    await tx
      .insert(calledStaff)
      .values(people.map(({ rlid }) => ({ csid, since, rlid, step, at: since, due: since })));
}

async function storeCall(tx: Tx, customer: Customer, asked: CallRequest, reader: StaffReader): Promise<void> {
  const { csid, id, gcatCode, grpGpid } = asked;
  const row = await lockStaffCase(tx, csid, reader);
  if (await findRepeatedMessage(tx, csid, id, reader, matchCall(asked))) return;
  const allowed = await takeStep(tx, row, 'callService', reader);
  if (await isCalledAlready(tx, asked)) return;
  const { target, people } = await findCalled(tx, customer, asked, reader);
  const joining = await joinByStep(tx, allowed, reader);
  const event = grpGpid === undefined ? 'addGcatCode' : 'addGrpGpid';
  const message = {
    ...({ id, crUid: reader.crUid, staff: true, event } as const),
    ...(grpGpid === undefined ? { gcatCode } : { grpGpid, gcatCode: target.gcatCode }),
    grpLbl: target.lbl,
  };
  const stored = await appendMessages(tx, row, [...joining, message], {
    ...(joining.length > 0 && { change: { state: allowed.state } }),
    snippet: target.lbl,
  });
  const told = stored.at(-1);
  if (!told) throw new Error('The call was not stored.');
  const { txt } = asked;
  await storeAlerts(tx, {
    csid,
    told,
    target: { gcatCode, grpGpid },
    people,
    txt,
    simulation: row.simulation,
  });
}

/** Runs when an untaken case goes to another service. */
export const endAlerts = (tx: Tx, csid: string) =>
  tx
    .update(calledStaff)
    .set({ over: true })
    .where(
      and(
        eq(calledStaff.csid, csid),
        sql`not exists (select from calls k where k.csid = called_staff.csid and k.since = called_staff.since
          and k.step = called_staff.step and k.whom in ('called', 'assigned'))`,
      ),
    );

/** Skips test reports. */
export async function alertColleague(
  tx: Tx,
  {
    row: { csid, simulation },
    told,
    rlid,
  }: { readonly row: CaseRow; readonly told: MessageRow; readonly rlid: string },
): Promise<void> {
  const { at, msgId: step } = told;
  await tx.insert(calls).values({ csid, since: at, step, at, whom: 'assigned', people: 1 });
  if (!simulation) await tx.insert(calledStaff).values({ csid, since: at, rlid, step, at, due: at });
}

/** Runs after a reassignment or undo. */
export const endColleagueAlerts = (tx: Tx, csid: string) =>
  tx
    .update(calledStaff)
    .set({ over: true })
    .where(
      and(
        eq(calledStaff.csid, csid),
        sql`exists (select from calls k where k.csid = called_staff.csid and k.since = called_staff.since
          and k.step = called_staff.step and k.whom = 'assigned')`,
      ),
    );

interface ServiceAlert {
  readonly customer: Customer;
  readonly row: CaseRow;
  /** Message with the reason. */
  readonly told: MessageRow;
  readonly gcatCode: string;
}

/** Alerts all but the reader. */
export async function alertService(
  tx: Tx,
  { customer, row, told, gcatCode }: ServiceAlert,
  reader: StaffReader,
): Promise<void> {
  const members = await lockMembers(tx, customer.cuid);
  const people = members.filter((one) => one.gcatCode === gcatCode && one.rlid !== reader.role.rlid);
  if (people.length === 0) return;
  const { csid, simulation } = row;
  await storeAlerts(tx, { csid, told, target: { gcatCode }, people, simulation });
}

/**
 * Adds a message and alerts people. Idempotent.
 * @throws Refusal badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function callService(
  context: AppContext,
  request: CallRequest,
  reader: StaffReader,
): Promise<CaseInfo> {
  const txt = request.txt?.trim() ? parseStaffText(request.txt) : undefined;
  if ((request.gcatCode === undefined) === (request.grpGpid === undefined))
    throw createBadRequest('body.gcatCode', request.gcatCode === undefined ? 'missing' : 'notPossible');
  const customer = await context.customers.get(reader.role.cuid);
  await commitAndNotify(context, (tx) => storeCall(tx, customer, { ...request, txt }, reader));
  return loadCaseInfo(context, request.csid, reader);
}
