import type { CaseState } from '@parvis/api/entities/case';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../store/database.ts';
import { messages } from '../store/schema.ts';
import type { CaseRow } from './caseRows.ts';
import type { StaffReader } from './staffSide.ts';

/** What puts a case on hold, and what ends that; after a leaving it may be either, and is taken as ended. */
const TOLD = ['hold', 'resume', 'due', 'leave', 'close'] as const;

/**
 * Where a case goes whose close is taken back: on hold again where it was, until the same day; in hand where that day is over,
 * or somebody else closed it.
 */
export async function beforeClose(tx: Tx, row: CaseRow, reader: StaffReader): Promise<CaseState> {
  const [last, earlier] = await tx
    .select({ event: messages.event, crUid: messages.crUid })
    .from(messages)
    .where(and(eq(messages.csid, row.csid), inArray(messages.event, [...TOLD])))
    .orderBy(desc(messages.msgId))
    .limit(2);
  const isOwn = last?.event === 'close' && last.crUid === reader.crUid;
  const isOver = row.holdUntil !== null && row.holdUntil <= new Date();
  return isOwn && earlier?.event === 'hold' && !isOver ? 'held' : 'handled';
}
