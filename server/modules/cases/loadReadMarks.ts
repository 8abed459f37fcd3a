import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepareStatement } from '../../platform/db/prepareStatement.ts';
import { readMarks } from '../../platform/db/schema.ts';

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
