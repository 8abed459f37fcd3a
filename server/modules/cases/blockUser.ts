import type { BodyOf } from '@parvis/api/call';
import type { townCalls } from '@parvis/api/calls/town';
import type { BlockReason } from '@parvis/api/entities/block';
import type { CaseInfo } from '@parvis/api/entities/case';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, media } from '../../platform/db/schema.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import {
  deleteBlock,
  findBlock,
  insertBlock,
  lockCustomers,
  lockPeople,
  notifyReporterCases,
  resolveIdentity,
} from '../identity/service.ts';
import { removeOrphanFiles } from '../media/service.ts';
import { appendMessages, findRepeatedMessage } from './caseRows.ts';
import { lockStaffCase, takeStep } from './caseSteps.ts';
import { loadCaseInfo } from './caseView.ts';
import { getEvent, getEvents } from './stepEvents.ts';
import { matchBlock } from './storedMatchers.ts';

export type BlockRequest = BodyOf<(typeof townCalls)['usersBlock']>;

/**
 * Locks reporter and customer before the case. Sending waits, then is refused.
 * @returns undefined if the reporter was merged or erased: the caller retries from the start
 * @throws Refusal unknownCase
 */
async function lockReporter(
  tx: Tx,
  csid: string,
  { crUid, role: { cuid } }: StaffReader,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ reporter: cases.reporter })
    .from(cases)
    .where(and(eq(cases.csid, csid), eq(cases.cuid, cuid)));
  if (!row) throw new Refusal('unknownCase');
  const { reporter } = row;
  if (reporter === null) throw new Refusal('stepNotAllowed');
  const people = await lockPeople(tx, [reporter, crUid]);
  const person = people.find((one) => one.crUid === reporter);
  if (!person || person.mergedInto !== null) return undefined;
  await lockCustomers(tx, [cuid]);
  return reporter;
}

/**
 * Deletes the person's unsent files.
 * @returns ids of files to delete
 */
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

async function applyBlock(
  tx: Tx,
  request: BlockRequest,
  { step, reason }: BlockStep,
  reader: StaffReader,
): Promise<string[] | undefined> {
  const { csid, id, crUid } = request;
  const { cuid, rlid } = reader.role;
  const reporter = await lockReporter(tx, csid, reader);
  if (reporter === undefined) return undefined;
  const row = await lockStaffCase(tx, csid, reader);
  if (await findRepeatedMessage(tx, csid, id, reader, matchBlock(getEvents(step), reason))) return [];
  if ((await resolveIdentity(tx, crUid))?.crUid !== reporter) throw createBadRequest('body.crUid', 'unknown');
  const isBlocked = (await findBlock(tx, cuid, reporter)) !== undefined;
  // A colleague was faster.
  if (isBlocked === (step === 'block')) return [];
  const { state } = await takeStep(tx, row, step, reader);
  if (step === 'block') await insertBlock(tx, { cuid, crUid: reporter, reason });
  else await deleteBlock(tx, cuid, reporter);
  const block = { ...(step === 'block' && { reason }), rlid };
  const event = { id, crUid: reader.crUid, staff: true, event: getEvent(step), block };
  await appendMessages(tx, row, [event], { change: { state } });
  await notifyReporterCases(tx, cuid, reporter, csid);
  return step === 'block' ? deleteUnsentFiles(tx, cuid, reporter) : [];
}

/**
 * Blocks or unblocks a case's reporter, idempotently, and deletes their unsent files.
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
