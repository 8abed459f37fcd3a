import type { BodyOf } from '@parvis/api/call';
import type { townCalls } from '@parvis/api/calls/town';
import type { CaseInfo } from '@parvis/api/entities/case';
import type { Join } from '@parvis/api/entities/join';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { messages } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { createId } from '../../platform/lib/ids.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { translateAll } from '../../platform/lib/texts.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import {
  appendMessages,
  assignMessageId,
  type CaseChange,
  type CaseRow,
  countHandlers,
  findParticipant,
  findRepeatedMessage,
  getStaffRelation,
  type MessageRow,
  type NewMessage,
} from './caseRows.ts';
import { type AllowedStep, joinCase, lockStaffCase, removeHandler, takeStep } from './caseSteps.ts';
import { loadCaseInfo } from './caseView.ts';
import { findHoldReason, storeHoldReason } from './holdReasons.ts';
import { getReopenUntil } from './reopen.ts';
import { parseStaffText } from './sendText.ts';
import { findStateBeforeClose, undoJoin } from './stateBeforeClose.ts';
import { getEvent, getEvents } from './stepEvents.ts';
import { matchStep } from './storedMatchers.ts';

/** Such a case waits for its reporter, even without handler. */
export async function isPausedByReporter(tx: Tx, { csid, state }: CaseRow): Promise<boolean> {
  if (state !== 'held') return false;
  const [last] = await tx
    .select({ event: messages.event })
    .from(messages)
    .where(and(eq(messages.csid, csid), inArray(messages.event, ['hold', 'crHold'])))
    .orderBy(desc(messages.msgId))
    .limit(1);
  return last?.event === 'crHold';
}

export type HandlingRequest = BodyOf<(typeof townCalls)['casesHandling']>;

/** Older pages send no id. */
export type JoinRequest = BodyOf<(typeof townCalls)['casesParticipate']>;

type StepDetails = Pick<HandlingRequest, 'outcome' | 'txt' | 'reason' | 'until' | 'undo'> & {
  reopenUntil?: Date;
};

/** @throws Refusal badRequest for an invalid day, one in the past, or one after erasure */
function parseHoldUntil(row: CaseRow, until: string | undefined): Date | null {
  const holdUntil = until === undefined ? null : new Date(until);
  if (!holdUntil) return null;
  if (Number.isNaN(holdUntil.getTime())) throw createBadRequest('body.until');
  const now = getDatabaseNow();
  if (holdUntil <= now)
    throw createBadRequest('body.until', { reason: 'tooSmall', earliest: now.toISOString() });
  if (holdUntil > row.eraseOn)
    throw createBadRequest('body.until', { reason: 'tooBig', latest: row.eraseOn.toISOString() });
  return holdUntil;
}

type HandlingStep = HandlingRequest['step'] | 'handle' | 'rejoin' | 'leave';

/** Resuming clears outcome and rating. */
function buildCaseChange(step: HandlingStep, { state, row }: AllowedStep, details: StepDetails): CaseChange {
  const { outcome = null, reopenUntil = null } = details;
  if (step === 'close') return { state, outcome, rateMsgId: row.lastMsgId + 2, rating: null, reopenUntil };
  if (step === 'resume') return { state, outcome: null, rateMsgId: null };
  if (step === 'separate' || step === 'unite') return { state, separated: step === 'separate' };
  if (step === 'hold') return { state, holdUntil: parseHoldUntil(row, details.until) };
  return { state };
}

/** A survey follows a close. */
function buildStepMessages(
  id: string,
  step: HandlingStep,
  details: StepDetails,
  reader: StaffReader,
  join?: Join,
): NewMessage[] {
  const event = getEvent(step);
  const { txt } = details;
  const stepMessage: NewMessage = {
    id,
    crUid: reader.crUid,
    staff: true,
    event,
    ...(txt && { msgTxt: txt }),
    ...(join && { join }),
    ...(event === 'close' && details.outcome && { outcome: details.outcome }),
    ...(event === 'hold' && details.until && { holdUntil: new Date(details.until) }),
  };
  if (event !== 'close') return [stepMessage];
  return [stepMessage, assignMessageId({ staff: false, flow: 'satisfaction' })];
}

/**
 * The second of two concurrent handlers is refused.
 * @throws Refusal stepNotAllowed
 */
async function refuseIfHandled(
  tx: Tx,
  { csid, state }: CaseRow,
  { free }: Pick<HandlingRequest, 'free'>,
): Promise<void> {
  // Handlers of an open case precede its reopening.
  if (free && state !== 'open' && (await countHandlers(tx, csid)) > 0) throw new Refusal('stepNotAllowed');
}

/** @throws Refusal stepNotAllowed */
export async function applyStep(
  tx: Tx,
  row: CaseRow,
  id: string,
  step: HandlingStep,
  details: StepDetails,
  reader: StaffReader,
) {
  const allowed = await takeStep(tx, row, step, reader);
  const undoes = step === 'resume' && row.state === 'closed' && details.undo === true;
  const before = undoes ? await findStateBeforeClose(tx, row, reader) : undefined;
  if (before) allowed.state = before.state;
  const change = buildCaseChange(step, allowed, details);
  const join = !before?.joined && allowed.joins ? await joinCase(tx, row.csid, reader) : undefined;
  const stored = await appendMessages(tx, row, buildStepMessages(id, step, details, reader, join), {
    change: { ...change, ...(before?.joined && (await undoJoin(tx, row.csid, reader))) },
    // Lists show the undo, since nothing was resumed.
    ...(undoes && { snippet: translateAll('list.closeUndone') }),
  });
  const hold = stored.find((one) => one.id === id);
  if (hold && details.reason !== undefined) await storeHoldReason(tx, row.csid, hold.msgId, details.reason);
}

/** For other modules that close or undo in a locked case. @throws Refusal stepNotAllowed */
export const runHandlingStep = (
  tx: Tx,
  row: CaseRow,
  {
    id,
    step,
    details,
  }: { readonly id: string; readonly step: 'close' | 'resume'; readonly details: StepDetails },
  reader: StaffReader,
): Promise<void> => applyStep(tx, row, id, step, details, reader);

/** Only staff read the reason. @throws Refusal badRequest */
function parseHoldReason({ step, reason }: HandlingRequest): string | undefined {
  if (!reason?.trim()) return undefined;
  if (step !== 'hold') throw createBadRequest('body.reason', 'choice');
  return parseStaffText(reason, 'body.reason');
}

/**
 * Idempotent.
 * @throws Refusal badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function runHandling(
  context: AppContext,
  request: HandlingRequest,
  reader: StaffReader,
): Promise<void> {
  if (request.step === 'close' && !request.outcome) throw createBadRequest('body.outcome', 'missing');
  const txt = request.txt?.trim() ? parseStaffText(request.txt) : undefined;
  // The reporter reads the reason.
  if (request.step === 'reject' && txt === undefined) throw createBadRequest('body.txt', 'missing');
  const reason = parseHoldReason(request);
  const details = { outcome: request.outcome, txt, reason, until: request.until, undo: request.undo };
  const { reopenDays } = await context.customers.get(reader.role.cuid);
  await commitAndNotify(context, async (tx) => {
    const row = await lockStaffCase(tx, request.csid, reader);
    const isSameStep = matchStep(getEvents(request.step), details);
    const isSame = async (stored: MessageRow) =>
      isSameStep(stored) && (await findHoldReason(tx, stored.csid, stored.msgId)) === reason;
    if (await findRepeatedMessage(tx, request.csid, request.id, reader, isSame)) return;
    await refuseIfHandled(tx, row, request);
    const reopenUntil = getReopenUntil(reopenDays);
    await applyStep(tx, row, request.id, request.step, { ...details, reopenUntil }, reader);
  });
}

/** As `runHandling`. @returns the case */
export async function handleCase(context: AppContext, request: HandlingRequest, reader: StaffReader) {
  await runHandling(context, request, reader);
  return loadCaseInfo(context, request.csid, reader);
}

/**
 * Idempotent.
 * @throws Refusal conflict, stepNotAllowed, unknownCase
 */
export async function runJoin(
  context: AppContext,
  { csid, id = createId(), free }: JoinRequest,
  reader: StaffReader,
): Promise<void> {
  await commitAndNotify(context, async (tx) => {
    const row = await lockStaffCase(tx, csid, reader);
    if (
      await findRepeatedMessage(
        tx,
        csid,
        id,
        reader,
        matchStep([...getEvents('handle'), ...getEvents('rejoin')]),
      )
    )
      return;
    const relation = getStaffRelation(await findParticipant(tx, csid, reader));
    // A reopened case must be taken again.
    if (relation === 'handler' && row.state !== 'open') return;
    await refuseIfHandled(tx, row, { free });
    await applyStep(tx, row, id, relation === 'left' ? 'rejoin' : 'handle', {}, reader);
  });
}

/** As `runJoin`. @returns the case */
export async function joinAsHandler(context: AppContext, request: JoinRequest, reader: StaffReader) {
  await runJoin(context, request, reader);
  return loadCaseInfo(context, request.csid, reader);
}

/**
 * Idempotent. Without other handlers the case reopens, unless its reporter paused it.
 * @throws Refusal conflict, stepNotAllowed, unknownCase
 */
export async function leaveCase(
  context: AppContext,
  { csid, id }: { csid: string; id: string },
  reader: StaffReader,
): Promise<CaseInfo> {
  await commitAndNotify(context, async (tx) => {
    const row = await lockStaffCase(tx, csid, reader);
    if (await findRepeatedMessage(tx, csid, id, reader, matchStep(getEvents('leave')))) return;
    const allowed = await takeStep(tx, row, 'leave', reader);
    await removeHandler(tx, csid, reader);
    const stays =
      row.kind === 'gathering' || (await countHandlers(tx, csid)) > 0 || (await isPausedByReporter(tx, row));
    const state = stays ? allowed.state : 'open';
    await appendMessages(tx, row, buildStepMessages(id, 'leave', {}, reader), { change: { state } });
  });
  return loadCaseInfo(context, csid, reader);
}
