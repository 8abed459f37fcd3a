import { and, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import { prepareStatement } from '../../platform/db/prepareStatement.ts';
import { cases, readMarks } from '../../platform/db/schema.ts';
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

/** `readByReporter`: by the reporter alone, not by other visitors. */
export const groupBySide = (marks: readonly (typeof readMarks.$inferSelect)[], reporter: string | null) => ({
  readByStaff: getHighestMark(marks.filter(({ staff }) => staff)),
  readByReporter: getHighestMark(marks.filter(({ staff, crUid }) => !staff && crUid === reporter)),
});

export async function loadReadMarks(
  db: Database,
  csid: string,
): Promise<{ readByStaff: number; readByReporter: number }> {
  const [found] = await db.select({ reporter: cases.reporter }).from(cases).where(eq(cases.csid, csid));
  return groupBySide(await readMarksQuery(db).execute({ csid }), found?.reporter ?? '');
}

/** Whether a visitor has read a message of staff, or somebody of staff one of a visitor. */
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
