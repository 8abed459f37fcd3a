import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import { prepareStatement } from '../../platform/db/prepareStatement.ts';
import { readMarks } from '../../platform/db/schema.ts';
import type { Reader } from '../context/appContext.ts';
import type { MessageRow } from './caseRows.ts';

const markOf = (whose: SQL) => sql<number>`coalesce(max(${readMarks.msgId}) filter (where ${whose}), 0)`;

/** Skips other members: a gathering may have hundreds. */
const readMarksQuery = prepareStatement((db) =>
  db
    .select({
      readByMe: markOf(
        sql`${readMarks.crUid} = ${sql.placeholder('crUid')} and ${readMarks.staff} = ${sql.placeholder('staff')}`,
      ),
      readByStaff: markOf(sql`${readMarks.staff}`),
      readByReporter: markOf(
        sql`not ${readMarks.staff} and ${readMarks.crUid} = (select c.reporter from cases c where c.csid = ${sql.placeholder('csid')})`,
      ),
    })
    .from(readMarks)
    .where(eq(readMarks.csid, sql.placeholder('csid')))
    .prepare('marks_of'),
);

export interface ReadUpTo {
  readonly readByMe: number;
  readonly readByStaff: number;
  readonly readByReporter: number;
}

export async function loadReadMarks(db: Database, csid: string, { crUid, staff }: Reader): Promise<ReadUpTo> {
  const [marks] = await readMarksQuery(db).execute({ csid, crUid, staff });
  return marks ?? { readByMe: 0, readByStaff: 0, readByReporter: 0 };
}

export async function isReadByOtherSide(
  tx: Tx,
  { csid, msgId, staff }: Pick<MessageRow, 'csid' | 'msgId' | 'staff'>,
): Promise<boolean> {
  const marks = await tx
    .select({ msgId: readMarks.msgId })
    .from(readMarks)
    .where(and(eq(readMarks.csid, csid), eq(readMarks.staff, !staff)));
  return marks.some((mark) => mark.msgId >= msgId);
}
