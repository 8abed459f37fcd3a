import { and, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import { prepareStatement } from '../../platform/db/prepareStatement.ts';
import { readMarks } from '../../platform/db/schema.ts';
import type { MessageRow } from './caseRows.ts';

export const readMarksQuery = prepareStatement((db) =>
  db
    .select()
    .from(readMarks)
    .where(eq(readMarks.csid, sql.placeholder('csid')))
    .prepare('marks_of'),
);

export const getHighestMark = (marks: readonly { msgId: number }[]): number =>
  Math.max(0, ...marks.map(({ msgId }) => msgId));

export const groupBySide = (marks: readonly (typeof readMarks.$inferSelect)[]) => ({
  readByStaff: getHighestMark(marks.filter(({ staff }) => staff)),
  readByReporter: getHighestMark(marks.filter(({ staff }) => !staff)),
});

export async function loadReadMarks(
  db: Database,
  csid: string,
): Promise<{ readByStaff: number; readByReporter: number }> {
  return groupBySide(await readMarksQuery(db).execute({ csid }));
}

/** Whether the reporter has read a message of staff, or somebody of staff one of its reporter. */
export async function isReadByOtherSide(
  tx: Tx,
  { csid, msgId, staff }: Pick<MessageRow, 'csid' | 'msgId' | 'staff'>,
): Promise<boolean> {
  const marks = await tx
    .select({ msgId: readMarks.msgId })
    .from(readMarks)
    .where(and(eq(readMarks.csid, csid), eq(readMarks.staff, !staff)));
  return getHighestMark(marks) >= msgId;
}
