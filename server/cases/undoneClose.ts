import type { CaseState } from '@parvis/api/entities/case';
import { effectOf, eventsThat } from '@parvis/api/entities/eventEffects';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { dateNow } from '../base/clock.ts';
import type { Tx } from '../store/database.ts';
import { messages } from '../store/schema.ts';
import { type CaseChange, type CaseRow, findParticipant } from './caseRows.ts';
import { leaveNow, type StaffReader } from './staffSide.ts';

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
export async function beforeClose(tx: Tx, row: CaseRow, reader: StaffReader): Promise<BeforeClose> {
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
export async function backToNobody(tx: Tx, csid: string, reader: StaffReader): Promise<CaseChange> {
  await leaveNow(tx, csid, reader);
  const reopened = await tx
    .select({ msgId: messages.msgId })
    .from(messages)
    .where(and(eq(messages.csid, csid), eq(messages.event, 'crReopen')))
    .limit(1);
  return reopened.length > 0 ? {} : { reopenUntil: null };
}
