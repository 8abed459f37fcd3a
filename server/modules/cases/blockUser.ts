import type { BodyOf } from '@parvis/api/call';
import type { townCalls } from '@parvis/api/calls/town';
import type { BlockReason } from '@parvis/api/entities/block';
import type { CaseInfo } from '@parvis/api/entities/case';
import { and, eq, isNull, not } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, media, participants } from '../../platform/db/schema.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import {
  deleteBlock,
  findBlock,
  insertBlock,
  isStaffOf,
  lockCustomers,
  lockPeople,
  notifyReporterCases,
  resolveIdentity,
} from '../identity/service.ts';
import { removeOrphanFiles } from '../media/service.ts';
import { appendMessages, type CaseRow, findRepeatedMessage, type NewMessage } from './caseRows.ts';
import { lockStaffCase, takeStep } from './caseSteps.ts';
import { loadCaseInfo } from './caseView.ts';
import { getEvent, getEvents } from './stepEvents.ts';
import { matchBlock } from './storedMatchers.ts';

export type BlockRequest = BodyOf<(typeof townCalls)['usersBlock']>;

async function isGuestOfCase(tx: Tx, csid: string, cuid: string, crUid: string): Promise<boolean> {
  const rows = await tx
    .select({ csid: participants.csid })
    .from(participants)
    .where(
      and(
        eq(participants.csid, csid),
        eq(participants.crUid, crUid),
        eq(participants.staff, false),
        not(isStaffOf(cuid, crUid)),
      ),
    );
  return rows.length > 0;
}

/**
 * Locks person and customer before the case. Concurrent sending waits, then is refused.
 * @returns undefined if the person was merged or erased: the caller retries from the start
 * @throws Refusal unknownCase
 */
async function lockTarget(
  tx: Tx,
  { csid, crUid: named }: BlockRequest,
  { crUid, role: { cuid } }: StaffReader,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ reporter: cases.reporter, betweenUsers: cases.betweenUsers })
    .from(cases)
    .where(and(eq(cases.csid, csid), eq(cases.cuid, cuid)));
  if (!row) throw new Refusal('unknownCase');
  const { reporter, betweenUsers } = row;
  if (reporter === null) throw new Refusal('stepNotAllowed');
  const asked = betweenUsers ? (await resolveIdentity(tx, named))?.crUid : undefined;
  const target = asked !== undefined && (await isGuestOfCase(tx, csid, cuid, asked)) ? asked : reporter;
  const people = await lockPeople(tx, [target, crUid]);
  const person = people.find((one) => one.crUid === target);
  if (!person || person.mergedInto !== null) return undefined;
  await lockCustomers(tx, [cuid]);
  return target;
}

/** @returns ids of files to delete */
async function deleteUnsentFiles(tx: Tx, cuid: string, crUid: string): Promise<string[]> {
  const own = and(eq(media.cuid, cuid), eq(media.crUid, crUid), eq(media.staff, false), isNull(media.csid));
  const gone = await tx.delete(media).where(own).returning({ id: media.id });
  return gone.map(({ id }) => id);
}

interface BlockStep {
  readonly step: 'block' | 'unblock';
  readonly reason: BlockReason[];
}

/** @throws Refusal badRequest */
function parseBlockStep({ release = false, reason = [] }: BlockRequest): BlockStep {
  if (release) return { step: 'unblock', reason: [] };
  if (reason.length === 0) throw createBadRequest('body.reason', 'missing');
  return { step: 'block', reason: [...new Set(reason)] };
}

/** `steps_of` covers the reporter only. @throws Refusal stepNotAllowed, stopped */
async function checkStep(
  tx: Tx,
  row: CaseRow,
  { step }: BlockStep,
  target: string,
  reader: StaffReader,
): Promise<void> {
  if (target === row.reporter) await takeStep(tx, row, step, reader);
  else if (row.stoppedAt) throw new Refusal('stopped');
}

async function applyBlock(
  tx: Tx,
  request: BlockRequest,
  blockStep: BlockStep,
  reader: StaffReader,
): Promise<string[] | undefined> {
  const { csid, id, crUid } = request;
  const { step, reason } = blockStep;
  const { cuid, rlid } = reader.role;
  const target = await lockTarget(tx, request, reader);
  if (target === undefined) return undefined;
  const row = await lockStaffCase(tx, csid, reader);
  if (await findRepeatedMessage(tx, csid, id, reader, matchBlock(getEvents(step), reason))) return [];
  if ((await resolveIdentity(tx, crUid))?.crUid !== target) throw createBadRequest('body.crUid', 'unknown');
  const isBlocked = (await findBlock(tx, cuid, target)) !== undefined;
  // A colleague was faster.
  if (isBlocked === (step === 'block')) return [];
  await checkStep(tx, row, blockStep, target, reader);
  if (step === 'block') await insertBlock(tx, { cuid, crUid: target, reason });
  else await deleteBlock(tx, cuid, target);
  const isReporter = target === row.reporter;
  const block = { ...(step === 'block' && { reason }), rlid, ...(!isReporter && { crUid: target }) };
  const event = { id, crUid: reader.crUid, staff: true, event: getEvent(step), block };
  // Only staff and the blocked guest read it.
  const message: NewMessage = isReporter ? event : { ...event, tgtTypes: ['staff'] };
  await appendMessages(tx, row, [message], { change: { state: row.state } });
  await notifyReporterCases(tx, cuid, target, csid);
  return step === 'block' ? deleteUnsentFiles(tx, cuid, target) : [];
}

/**
 * For a case's reporter, or any participant between users. Idempotent; deletes their unsent files.
 * @throws Refusal badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function blockUser(
  context: AppContext,
  request: BlockRequest,
  reader: StaffReader,
): Promise<CaseInfo> {
  const blockStep = parseBlockStep(request);
  for (;;) {
    const unsent = await commitAndNotify(context, (tx) => applyBlock(tx, request, blockStep, reader));
    if (!unsent) continue;
    await removeOrphanFiles(context, unsent);
    return loadCaseInfo(context, request.csid, reader);
  }
}
