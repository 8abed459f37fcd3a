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

/** What puts a case on hold, and what ends that; after a leaving it may be either, and is taken as ended. */
const TOLD = eventsThat(({ hold }) => hold !== undefined);

/** Whether nobody had a case in hand when the reader closed it: its close made them come, after all that was said before. */
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

/** What a close that is taken back has to undo. */
interface BeforeClose {
  state: CaseState;
  /** Its close made the reader come to a case that nobody had taken. */
  came: boolean;
}

/** What brings somebody to a case, or brings it back before all. */
const TAKEN = eventsThat(({ inHand }) => inHand === 'comes' || inHand === 'nobody');

/** Whether a case had come back when it was closed, and nobody had taken it since. */
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
 * Where a case goes whose close is taken back: to nobody where nobody had it; before those to whom it had come back; on hold again
 * where it was, until the same day; in hand where that day is over, or somebody else closed it.
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

/** Nobody has the case again, and it is new, unless its reporter had opened it again before. @returns what that changes of it */
async function backToNobody(tx: Tx, csid: string, reader: StaffReader): Promise<CaseChange> {
  await leaveNow(tx, csid, reader);
  const reopened = await tx
    .select({ msgId: messages.msgId })
    .from(messages)
    .where(and(eq(messages.csid, csid), eq(messages.event, 'crReopen')))
    .limit(1);
  return reopened.length > 0 ? {} : { reopenUntil: null };
}

/** A step of the staff, as it is asked for. */
export type Handling = BodyOf<(typeof townCalls)['casesHandling']>;

/** Who joins a case; a page that was open before it had an id sends none. */
export type Joining = BodyOf<(typeof townCalls)['casesParticipate']>;

/** What a step asks for besides its name. */
type Details = Pick<Handling, 'outcome' | 'txt' | 'until' | 'undo'> & {
  /** How long the reporter of a case that is closed may open it again. */
  reopenUntil?: Date;
};

/** The day that a case on hold waits for. @throws Refusal badRequest for a day that is none, is over, or on which the case is no more. */
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

/** What becomes of the case. A case that is taken up again has no outcome and waits for no rating. */
function changeBy(step: Handled, { state, row }: Allowed, details: Details): CaseChange {
  const { outcome = null, reopenUntil = null } = details;
  if (step === 'close') return { state, outcome, rateMsgId: row.lastMsgId + 2, rating: null, reopenUntil };
  if (step === 'resume') return { state, outcome: null, rateMsgId: null };
  if (step === 'hold') return { state, holdUntil: waitedFor(row, details.until) };
  return { state };
}

/** What is said: the event and, after a close, the question how it went. */
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

/** Two who press at the same moment: the second reads that somebody was faster. @throws Refusal stepNotAllowed */
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
    // It resumes nothing that was at its end: lists say what it was.
    ...(undoes && { snippet: inAllLanguages('list.closeUndone') }),
  });
}

/**
 * Handles, holds, resumes, closes or rejects a case. The same id again changes nothing.
 * @throws Refusal badRequest (a close without an outcome, a refusal without a reason, a day that cannot be waited for), conflict,
 * stepNotAllowed, unknownCase
 */
export async function handleCase(
  services: Services,
  asked: Handling,
  reader: StaffReader,
): Promise<CaseInfo> {
  if (asked.step === 'close' && !asked.outcome) throw malformed('body.outcome', 'missing');
  const txt = asked.txt?.trim() ? staffText(asked.txt) : undefined;
  // Nobody is refused without a reason, which they read.
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
 * Joins a case, or rejoins it after leaving. Who handles it already changes nothing, nor does the same id again.
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
    // What came back to somebody waits until they take it.
    if (relation === 'handler' && row.state !== 'open') return;
    await refuseTaken(tx, csid, { free });
    await take(tx, row, id, relation === 'left' ? 'rejoin' : 'handle', {}, reader);
  });
  return caseInfo(services, csid, reader);
}

/**
 * Leaves a case; without any other handler it is open again. The same id again changes nothing.
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
