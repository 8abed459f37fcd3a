import type { CaseState } from '@parvis/api/entities/case';
import { effectOf, eventsThat } from '@parvis/api/entities/eventEffects';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { messages } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import type { StaffReader } from '../context/session.ts';
import { type CaseChange, type CaseRow, findParticipant } from './caseRows.ts';
import { removeHandler } from './caseSteps.ts';

/** Leaving may start or end a hold and counts as an end. */
const HOLD_EVENTS = eventsThat(({ hold }) => hold !== undefined);

/** Whether the close itself made the reader a handler, after all earlier messages. */
async function hasJoinedByClosing(
  tx: Tx,
  csid: string,
  msgId: number,
  reader: StaffReader,
): Promise<boolean> {
  const [before] = await tx
    .select({ at: messages.at })
    .from(messages)
    .where(and(eq(messages.csid, csid), lt(messages.msgId, msgId)))
    .orderBy(desc(messages.msgId))
    .limit(1);
  const participant = await findParticipant(tx, csid, reader);
  return before !== undefined && participant !== undefined && participant.joined > before.at;
}

interface StateBeforeClose {
  state: CaseState;
  /** The close made the reader join a free case. */
  joined: boolean;
}

const HANDLER_EVENTS = eventsThat(({ inHand }) => inHand === 'comes' || inHand === 'nobody');

/** The case was reopened and still unhandled when closed. */
async function hasBeenReopened(tx: Tx, csid: string, msgId: number): Promise<boolean> {
  const [last] = await tx
    .select({ event: messages.event })
    .from(messages)
    .where(and(eq(messages.csid, csid), lt(messages.msgId, msgId), inArray(messages.event, HANDLER_EVENTS)))
    .orderBy(desc(messages.msgId))
    .limit(1);
  return effectOf(last?.event ?? undefined).inHand === 'nobody';
}

/**
 * The case was open if free or reopened; on hold until the same day; else handled, also if the day is over or
 * a colleague closed it.
 */
export async function findStateBeforeClose(
  tx: Tx,
  row: CaseRow,
  reader: StaffReader,
): Promise<StateBeforeClose> {
  const toState = (state: CaseState, came = false): StateBeforeClose => ({ state, joined: came });
  const [last, earlier] = await tx
    .select({ event: messages.event, crUid: messages.crUid, msgId: messages.msgId })
    .from(messages)
    .where(and(eq(messages.csid, row.csid), inArray(messages.event, HOLD_EVENTS)))
    .orderBy(desc(messages.msgId))
    .limit(2);
  if (last?.event !== 'close' || last.crUid !== reader.crUid) return toState('handled');
  if (await hasJoinedByClosing(tx, row.csid, last.msgId, reader)) return toState('open', true);
  if (await hasBeenReopened(tx, row.csid, last.msgId)) return toState('open');
  const isOver = row.holdUntil !== null && row.holdUntil <= getDatabaseNow();
  return toState(effectOf(earlier?.event ?? undefined).hold === 'begins' && !isOver ? 'held' : 'handled');
}

/** The case counts as new, unless its reporter reopened it before. */
export async function undoJoin(tx: Tx, csid: string, reader: StaffReader): Promise<CaseChange> {
  await removeHandler(tx, csid, reader);
  const reopened = await tx
    .select({ msgId: messages.msgId })
    .from(messages)
    .where(and(eq(messages.csid, csid), eq(messages.event, 'crReopen')))
    .limit(1);
  return reopened.length > 0 ? {} : { reopenUntil: null };
}
