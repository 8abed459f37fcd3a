import type { BodyOf } from '@parvis/api/call';
import type { mobilePhoneCalls, townPhoneCalls } from '@parvis/api/calls/phone';
import type { CaseInfo, Step } from '@parvis/api/entities/case';
import type { PhoneCall, PhoneCallEvent } from '@parvis/api/entities/phoneCall';
import type { EventFlag } from '@parvis/api/entities/systemMessages';
import type { Tx } from '../../platform/db/database.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { type AppContext, commitAndNotify, type Reader } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { lockAgainstMerge } from '../identity/service.ts';
import { appendMessages, type CaseRow, findRepeatedMessage, lockCase } from './caseRows.ts';
import { lockStaffCase, takeStep } from './caseSteps.ts';
import { loadCaseInfo } from './caseView.ts';
import { loadOpenCall } from './openCall.ts';
import { parseContact } from './reporterContact.ts';
import { parseStaffText } from './sendText.ts';
import { callEvents } from './stepEvents.ts';
import { matchStep } from './storedMatchers.ts';

/** Allowed predecessors of an event; none: no current call. */
const PRECEDING: Readonly<Record<PhoneCallEvent, readonly string[]>> = {
  proposed: ['none'],
  accepted: ['proposed'],
  declined: ['proposed', 'accepted'],
  begun: ['accepted'],
  ended: ['begun'],
  missed: ['accepted', 'begun'],
};
const FINAL_EVENTS: readonly PhoneCallEvent[] = ['declined', 'ended', 'missed'];

interface CallStep {
  readonly id: string;
  readonly step: Extract<Step, 'proposeCall' | 'answerCall' | 'reportCall'>;
  readonly event: PhoneCallEvent;
  readonly txt?: string | undefined;
  readonly phone?: string | undefined;
}

/** @throws Refusal stepNotAllowed */
async function buildCall(
  tx: Tx,
  row: CaseRow,
  { event, phone }: CallStep,
  reader: Reader,
): Promise<PhoneCall> {
  const before = await loadOpenCall(tx, row);
  if (!PRECEDING[event].includes(before?.event ?? 'none')) throw new Refusal('stepNotAllowed');
  const ackCrUid = reader.staff ? before?.ackCrUid : reader.crUid;
  return {
    event,
    reqCrUid: before?.reqCrUid ?? reader.crUid,
    ...(ackCrUid && { ackCrUid }),
    ...(row.reporter && { tgtCrUid: row.reporter }),
    ...(phone !== undefined && { phone }),
  };
}

async function storeCallStep(tx: Tx, row: CaseRow, taken: CallStep, reader: Reader): Promise<void> {
  const { id, event, txt } = taken;
  const flag: EventFlag = callEvents[event];
  if (await findRepeatedMessage(tx, row.csid, id, reader, matchStep([flag], { txt }))) return;
  const { state } = await takeStep(tx, row, taken.step, reader);
  const call = await buildCall(tx, row, taken, reader);
  const { crUid, staff } = reader;
  await appendMessages(tx, row, [{ id, crUid, staff, event: flag, call, ...(txt && { msgTxt: txt }) }], {
    change: {
      state,
      ...(event === 'proposed' && { callMsgId: row.lastMsgId + 1 }),
      ...(FINAL_EVENTS.includes(event) && { callMsgId: null }),
    },
  });
}

/**
 * Idempotent.
 * @throws Refusal badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function reportPhoneCall(
  context: AppContext,
  { csid, id, event, txt }: BodyOf<(typeof townPhoneCalls)['phone']>,
  reader: StaffReader,
): Promise<CaseInfo> {
  const step = event === 'proposed' ? 'proposeCall' : 'reportCall';
  const words = event === 'proposed' && txt?.trim() ? parseStaffText(txt) : undefined;
  await commitAndNotify(context, async (tx) => {
    const row = await lockStaffCase(tx, csid, reader);
    await storeCallStep(tx, row, { id, step, event, txt: words }, reader);
  });
  return loadCaseInfo(context, csid, reader);
}

/** @throws Refusal badRequest */
function parseNumber(typed: string | undefined): string {
  const phone = parseContact({ phone: typed ?? '' }, 'offered')?.phone;
  if (phone === undefined) throw createBadRequest('body.phone', 'missing');
  return phone;
}

/**
 * Idempotent.
 * @throws Refusal unauthenticated, badRequest, conflict, stepNotAllowed, unknownCase, blocked, withdrawn
 */
export async function answerPhoneCall(
  context: AppContext,
  { csid, id, event, phone }: BodyOf<(typeof mobilePhoneCalls)['phone']>,
  reader: Reader,
): Promise<CaseInfo> {
  const number = event === 'accepted' ? parseNumber(phone) : undefined;
  await commitAndNotify(context, async (tx) => {
    await lockAgainstMerge(tx, reader.crUid);
    const row = await lockCase(tx, csid);
    await storeCallStep(tx, row, { id, step: 'answerCall', event, phone: number }, reader);
  });
  return loadCaseInfo(context, csid, reader);
}
