import type { BodyOf } from '@parvis/api/call';
import type { assignCalls } from '@parvis/api/calls/assign';
import type { CaseInfo } from '@parvis/api/entities/case';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { assignments, participants } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import {
  appendMessages,
  findRepeatedMessage,
  getEvent,
  loadCaseInfo,
  lockStaffCase,
  matchStep,
  takeStep,
} from '../cases/service.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { endColleagueAlerts } from '../notifications/service.ts';
import { listHandlers } from './giveCase.ts';
import { logAssignment } from './logAssignment.ts';

type UndoRequest = BodyOf<(typeof assignCalls)['casesAssignUndo']>;
type AssignmentRow = typeof assignments.$inferSelect;

/** Reverses joins and leaves of people who are still staff. */
async function restoreHandlers(tx: Tx, { csid, at }: AssignmentRow): Promise<void> {
  const ofStaff = and(eq(participants.csid, csid), eq(participants.staff, true));
  await tx
    .update(participants)
    .set({ left: sql`clock_timestamp()` })
    .where(and(ofStaff, eq(participants.joined, at), isNull(participants.left)));
  await tx
    .update(participants)
    .set({ left: null })
    .where(
      and(
        ofStaff,
        eq(participants.left, at),
        sql`exists (select from staff s join cases c on c.cuid = s.cuid join identities i on i.email = s.email or i.phone = s.phone
          where c.csid = ${participants.csid} and i.cr_uid = ${participants.crUid})`,
      ),
    );
}

async function undoAssignment(tx: Tx, { csid, id }: UndoRequest, reader: StaffReader): Promise<void> {
  const row = await lockStaffCase(tx, csid, reader);
  const event = getEvent('undoAssign');
  if (await findRepeatedMessage(tx, csid, id, reader, matchStep([event]))) return;
  await takeStep(tx, row, 'undoAssign', reader);
  const [last] = await tx
    .select()
    .from(assignments)
    .where(eq(assignments.csid, csid))
    .orderBy(desc(assignments.msgId))
    .limit(1);
  if (!last) throw new Refusal('stepNotAllowed');
  await restoreHandlers(tx, last);
  const isFree = (await listHandlers(tx, csid)).length === 0;
  const state = isFree && last.stateBefore === 'handled' ? 'open' : last.stateBefore;
  await appendMessages(tx, row, [{ id, crUid: reader.crUid, staff: true, event }], {
    change: { state, gcatCode: last.gcatBefore },
  });
  await tx
    .update(assignments)
    .set({ undoneAt: sql`clock_timestamp()` })
    .where(and(eq(assignments.csid, csid), eq(assignments.msgId, last.msgId)));
  await endColleagueAlerts(tx, csid);
  await logAssignment(tx, 'assignmentUndone', row, reader);
}

/**
 * Undoes the reader's last assignment, idempotently.
 * @throws Refusal conflict, stepNotAllowed, unknownCase
 */
export async function takeBackCase(
  context: AppContext,
  request: UndoRequest,
  reader: StaffReader,
): Promise<CaseInfo> {
  await commitAndNotify(context, (tx) => undoAssignment(tx, request, reader));
  return loadCaseInfo(context, request.csid, reader);
}
