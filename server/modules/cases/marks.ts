import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { readMarks } from '../../platform/db/schema.ts';

export const marksIn = prepared((db) =>
  db
    .select()
    .from(readMarks)
    .where(eq(readMarks.csid, sql.placeholder('csid')))
    .prepare('marks_of'),
);

export const highest = (marks: readonly { msgId: number }[]): number =>
  Math.max(0, ...marks.map(({ msgId }) => msgId));

export const bySide = (marks: readonly (typeof readMarks.$inferSelect)[]) => ({
  readByStaff: highest(marks.filter(({ staff }) => staff)),
  readByReporter: highest(marks.filter(({ staff }) => !staff)),
});

export async function marksOf(
  db: Database,
  csid: string,
): Promise<{ readByStaff: number; readByReporter: number }> {
  return bySide(await marksIn(db).execute({ csid }));
}
