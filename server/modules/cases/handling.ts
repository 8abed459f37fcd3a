import type { BodyOf } from '@parvis/api/call';
import type { townCalls } from '@parvis/api/calls/town';
import type { CaseInfo, CaseState } from '@parvis/api/entities/case';
import { effectOf, eventsThat } from '@parvis/api/entities/eventEffects';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { messages } from '../../platform/db/schema.ts';
import { dateNow } from '../../platform/lib/clock.ts';
import { newId } from '../../platform/lib/ids.ts';
import { malformed, Refusal } from '../../platform/lib/refusal.ts';
import { inAllLanguages } from '../../platform/lib/texts.ts';
import { change, type Services } from '../context/services.ts';
import type { StaffReader } from '../context/session.ts';
import {
  append,
  type CaseChange,
  type CaseRow,
  countHandlers,
  findParticipant,
  type NewMessage,
  relationOf,
  sentBefore,
  withId,
} from './caseRows.ts';
import { caseInfo } from './caseView.ts';
import { returnUntil } from './reopen.ts';
import { sameStep } from './sameAgain.ts';
import { staffText } from './sendText.ts';
import { type Allowed, allow, joinCase, leaveNow, takeCase } from './staffSide.ts';
import { eventOf, eventsOf } from './toldSteps.ts';

/** Events that start or end a hold. Leaving may do either and counts as an end. */
const TOLD = eventsThat(({ hold }) => hold !== undefined);

/** Whether the close itself made the reader a handler, after all earlier messages. */
async function cameToClose(tx: Tx, csid: string, msgId: number, reader: StaffReader): Promise<boolean> {
  const [before] = await tx
    .select({ at: messages.at })
    .from(messages)
    .where(and(eq(messages.csid, csid), lt(messages.msgId, msgId)))
    .orderBy(desc(messages.msgId))
    .limit(1);
  const participant = await findParticipant(tx, csid, reader);
  return before !== undefined && participant !== undefined && participant.joined > before.at;
}

interface BeforeClose {
  state: CaseState;
  /** The close made the reader join a free case. */
  came: boolean;
}

const TAKEN = eventsThat(({ inHand }) => inHand === 'comes' || inHand === 'nobody');

/** Whether the case was reopened and still unhandled when closed. */
async function hadComeBack(tx: Tx, csid: string, msgId: number): Promise<boolean> {
  const [last] = await tx
    .select({ event: messages.event })
    .from(messages)
    .where(and(eq(messages.csid, csid), lt(messages.msgId, msgId), inArray(messages.event, TAKEN)))
    .orderBy(desc(messages.msgId))
    .limit(1);
  return effectOf(last?.event ?? undefined).inHand === 'nobody';
}

/**
 * Finds the state before a close: open if free or reopened; on hold until the same day; else handled, also if the day
 * is over or a colleague closed it.
 */
async function beforeClose(tx: Tx, row: CaseRow, reader: StaffReader): Promise<BeforeClose> {
  const of = (state: CaseState, came = false): BeforeClose => ({ state, came });
  const [last, earlier] = await tx
    .select({ event: messages.event, crUid: messages.crUid, msgId: messages.msgId })
    .from(messages)
    .where(and(eq(messages.csid, row.csid), inArray(messages.event, TOLD)))
    .orderBy(desc(messages.msgId))
    .limit(2);
  if (last?.event !== 'close' || last.crUid !== reader.crUid) return of('handled');
  if (await cameToClose(tx, row.csid, last.msgId, reader)) return of('open', true);
  if (await hadComeBack(tx, row.csid, last.msgId)) return of('open');
  const isOver = row.holdUntil !== null && row.holdUntil <= dateNow();
  return of(effectOf(earlier?.event ?? undefined).hold === 'begins' && !isOver ? 'held' : 'handled');
}

/** Undoes the join. The case counts as new, unless its reporter reopened it before. */
async function backToNobody(tx: Tx, csid: string, reader: StaffReader): Promise<CaseChange> {
  await leaveNow(tx, csid, reader);
  const reopened = await tx
    .select({ msgId: messages.msgId })
    .from(messages)
    .where(and(eq(messages.csid, csid), eq(messages.event, 'crReopen')))
    .limit(1);
  return reopened.length > 0 ? {} : { reopenUntil: null };
}

export type Handling = BodyOf<(typeof townCalls)['casesHandling']>;

/** Older pages send no id. */
export type Joining = BodyOf<(typeof townCalls)['casesParticipate']>;

type Details = Pick<Handling, 'outcome' | 'txt' | 'until' | 'undo'> & {
  reopenUntil?: Date;
};

/** @throws Refusal badRequest for an invalid day, one in the past, or one after erasure */
function waitedFor(row: CaseRow, until: string | undefined): Date | null {
  const holdUntil = until === undefined ? null : new Date(until);
  if (!holdUntil) return null;
  if (Number.isNaN(holdUntil.getTime())) throw malformed('body.until');
  const now = dateNow();
  if (holdUntil <= now) throw malformed('body.until', { reason: 'tooSmall', earliest: now.toISOString() });
  if (holdUntil > row.eraseOn)
    throw malformed('body.until', { reason: 'tooBig', latest: row.eraseOn.toISOString() });
  return holdUntil;
}

type Handled = Handling['step'] | 'handle' | 'rejoin' | 'leave';

/** Resuming clears outcome and rating. */
function changeBy(step: Handled, { state, row }: Allowed, details: Details): CaseChange {
  const { outcome = null, reopenUntil = null } = details;
  if (step === 'close') return { state, outcome, rateMsgId: row.lastMsgId + 2, rating: null, reopenUntil };
  if (step === 'resume') return { state, outcome: null, rateMsgId: null };
  if (step === 'hold') return { state, holdUntil: waitedFor(row, details.until) };
  return { state };
}

/** The event and, after a close, the survey. */
function messagesOf(id: string, step: Handled, details: Details, reader: StaffReader): NewMessage[] {
  const event = eventOf(step);
  const { txt } = details;
  const told: NewMessage = {
    id,
    crUid: reader.crUid,
    staff: true,
    event,
    ...(txt && { msgTxt: txt }),
    ...(event === 'close' && details.outcome && { outcome: details.outcome }),
    ...(event === 'hold' && details.until && { holdUntil: new Date(details.until) }),
  };
  if (event !== 'close') return [told];
  return [told, withId({ staff: false, flow: 'satisfaction' })];
}

/**
 * Of two concurrent handlers, the second is refused.
 * @throws Refusal stepNotAllowed
 */
async function refuseTaken(tx: Tx, csid: string, { free }: Pick<Handling, 'free'>): Promise<void> {
  if (free && (await countHandlers(tx, csid)) > 0) throw new Refusal('stepNotAllowed');
}

async function take(tx: Tx, row: CaseRow, id: string, step: Handled, details: Details, reader: StaffReader) {
  const allowed = await allow(tx, row, step, reader);
  const undoes = step === 'resume' && row.state === 'closed' && details.undo === true;
  const before = undoes ? await beforeClose(tx, row, reader) : undefined;
  if (before) allowed.state = before.state;
  const change = changeBy(step, allowed, details);
  if (!before?.came && allowed.joins) await joinCase(tx, row.csid, reader);
  await append(tx, row, messagesOf(id, step, details, reader), {
    change: { ...change, ...(before?.came && (await backToNobody(tx, row.csid, reader))) },
    // Nothing was resumed, so lists say what it was.
    ...(undoes && { snippet: inAllLanguages('list.closeUndone') }),
  });
}

/**
 * Handles, holds, resumes, closes or rejects a case, idempotently.
 * @throws Refusal badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function handleCase(
  services: Services,
  asked: Handling,
  reader: StaffReader,
): Promise<CaseInfo> {
  if (asked.step === 'close' && !asked.outcome) throw malformed('body.outcome', 'missing');
  const txt = asked.txt?.trim() ? staffText(asked.txt) : undefined;
  // The reporter reads the reason.
  if (asked.step === 'reject' && txt === undefined) throw malformed('body.txt', 'missing');
  const details = { outcome: asked.outcome, txt, until: asked.until, undo: asked.undo };
  const { reopenDays } = await services.customers.get(reader.role.cuid);
  await change(services, async (tx) => {
    const row = await takeCase(tx, asked.csid, reader);
    const same = sameStep(eventsOf(asked.step), details);
    if (await sentBefore(tx, asked.csid, asked.id, reader, same)) return;
    await refuseTaken(tx, asked.csid, asked);
    const reopenUntil = returnUntil(reopenDays);
    await take(tx, row, asked.id, asked.step, { ...details, reopenUntil }, reader);
  });
  return caseInfo(services, asked.csid, reader);
}

/**
 * Joins or rejoins a case, idempotently.
 * @throws Refusal conflict, stepNotAllowed, unknownCase
 */
export async function participate(
  services: Services,
  { csid, id = newId(), free }: Joining,
  reader: StaffReader,
): Promise<CaseInfo> {
  await change(services, async (tx) => {
    const row = await takeCase(tx, csid, reader);
    if (await sentBefore(tx, csid, id, reader, sameStep([...eventsOf('handle'), ...eventsOf('rejoin')])))
      return;
    const relation = relationOf(await findParticipant(tx, csid, reader));
    // A reopened case waits until taken.
    if (relation === 'handler' && row.state !== 'open') return;
    await refuseTaken(tx, csid, { free });
    await take(tx, row, id, relation === 'left' ? 'rejoin' : 'handle', {}, reader);
  });
  return caseInfo(services, csid, reader);
}

/**
 * Leaves a case, idempotently; without other handlers it reopens.
 * @throws Refusal conflict, stepNotAllowed, unknownCase
 */
export async function leaveCase(
  services: Services,
  { csid, id }: { csid: string; id: string },
  reader: StaffReader,
): Promise<CaseInfo> {
  await change(services, async (tx) => {
    const row = await takeCase(tx, csid, reader);
    if (await sentBefore(tx, csid, id, reader, sameStep(eventsOf('leave')))) return;
    const allowed = await allow(tx, row, 'leave', reader);
    await leaveNow(tx, csid, reader);
    const state = (await countHandlers(tx, csid)) > 0 ? allowed.state : 'open';
    await append(tx, row, messagesOf(id, 'leave', {}, reader), { change: { state } });
  });
  return caseInfo(services, csid, reader);
}
