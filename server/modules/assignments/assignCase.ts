import type { BodyOf } from '@parvis/api/call';
import type { assignCalls } from '@parvis/api/calls/assign';
import type { CaseInfo } from '@parvis/api/entities/case';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { assignments, messages } from '../../platform/db/schema.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { type CaseRow, loadCaseInfo, lockStaffCase, parseStaffText, takeStep } from '../cases/service.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { type Customer, findCaseService } from '../customers/service.ts';
import { lockAgainstMerge } from '../identity/service.ts';
import { findAssignableService } from './findAssignableService.ts';
import { findReceiver, lockReceiver, type Receiver } from './findReceiver.ts';
import { giveToColleague, giveToService, listHandlers } from './giveCase.ts';
import { logAssignment } from './logAssignment.ts';

type AssignRequest = BodyOf<(typeof assignCalls)['casesAssign']>;

/** @throws Refusal conflict */
async function isRepeat(tx: Tx, { csid, id, rlid, gcatCode, txt }: AssignRequest, { role }: StaffReader) {
  const [stored] = await tx
    .select({ given: assignments })
    .from(messages)
    .leftJoin(assignments, and(eq(assignments.csid, messages.csid), eq(assignments.msgId, messages.msgId)))
    .where(and(eq(messages.csid, csid), eq(messages.id, id)));
  if (!stored) return false;
  const { given } = stored;
  const isSame =
    given?.byRlid === role.rlid &&
    // Null once the receiver left the staff.
    (given.toRlid === null || given.toRlid === rlid) &&
    given.gcatCode === (gcatCode ?? null) &&
    given.txt === (txt ?? null);
  if (!isSame) throw new Refusal('conflict', { path: 'body.id' });
  return true;
}

/** The second of two concurrent assignments is refused. @throws Refusal stepNotAllowed */
function refuseIfChanged(handlers: readonly string[], from: readonly string[] | undefined): void {
  if (from && (from.length !== handlers.length || !handlers.every((one) => from.includes(one))))
    throw new Refusal('stepNotAllowed');
}

interface Assigned {
  readonly row: CaseRow;
  readonly handlers: readonly string[];
}

/** A handler replaces only themself; others replace all handlers. @throws Refusal badRequest */
async function assignToColleague(
  tx: Tx,
  { row, handlers }: Assigned,
  { id, txt, stay }: AssignRequest,
  { receiver, reader }: { readonly receiver: Receiver; readonly reader: StaffReader },
): Promise<void> {
  if (!(await lockReceiver(tx, receiver))) throw createBadRequest('body.rlid', 'unknown');
  const isGivers = handlers.includes(reader.crUid);
  const givers = stay ? [] : [reader.crUid];
  const leaving = (isGivers ? givers : handlers).filter((one) => one !== receiver.crUid);
  const isNew = !handlers.includes(receiver.crUid);
  if (receiver.crUid === reader.crUid || (!isNew && leaving.length === 0 && row.state !== 'open'))
    throw createBadRequest('body.rlid', 'notPossible');
  await giveToColleague(tx, { row, id, by: reader, txt }, { receiver, leaving });
}

/** @throws Refusal badRequest */
async function assignToService(
  tx: Tx,
  { row, handlers }: Assigned,
  { id, txt, gcatCode = '' }: AssignRequest,
  { customer, reader }: { readonly customer: Customer; readonly reader: StaffReader },
): Promise<void> {
  const lbl = await findAssignableService(tx, customer, gcatCode);
  if (!lbl) throw createBadRequest('body.gcatCode', 'unknown');
  if (handlers.length === 0 && findCaseService(customer, row) === gcatCode)
    throw createBadRequest('body.gcatCode', 'notPossible');
  const isOwn = findCaseService(customer, { ...row, gcatCode: null }) === gcatCode;
  await giveToService(tx, { row, id, by: reader, txt }, { gcatCode, lbl, isOwn });
}

/**
 * Assigns a case to a colleague or a service, idempotently.
 * @param logs writes an audit entry
 * @throws Refusal badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function runAssign(
  context: AppContext,
  asked: AssignRequest,
  reader: StaffReader,
  { logs = false }: { readonly logs?: boolean } = {},
): Promise<void> {
  const { csid, rlid, gcatCode, from } = asked;
  if ((rlid === undefined) === (gcatCode === undefined))
    throw createBadRequest('body.rlid', rlid === undefined ? 'missing' : 'notPossible');
  const request = { ...asked, txt: asked.txt?.trim() ? parseStaffText(asked.txt) : undefined };
  const { cuid } = reader.role;
  const customer = await context.customers.get(cuid);
  await commitAndNotify(context, async (tx) => {
    const receiver = rlid === undefined ? undefined : await findReceiver(tx, cuid, rlid);
    // Lock order: people before cases.
    if (receiver) await lockAgainstMerge(tx, receiver.crUid);
    const row = await lockStaffCase(tx, csid, reader);
    if (await isRepeat(tx, request, reader)) return;
    if (rlid !== undefined && !receiver) throw createBadRequest('body.rlid', 'unknown');
    await takeStep(tx, row, 'assign', reader);
    const handlers = await listHandlers(tx, csid);
    refuseIfChanged(handlers, from);
    if (receiver) await assignToColleague(tx, { row, handlers }, request, { receiver, reader });
    else await assignToService(tx, { row, handlers }, request, { customer, reader });
    if (logs) await logAssignment(tx, 'assigned', row, reader);
  });
}

/** As `runAssign`. @returns the case */
export async function assignCase(
  context: AppContext,
  request: AssignRequest,
  reader: StaffReader,
): Promise<CaseInfo> {
  await runAssign(context, request, reader, { logs: true });
  return loadCaseInfo(context, request.csid, reader);
}
