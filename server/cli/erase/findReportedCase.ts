import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { cases, participants } from '../../platform/db/schema.ts';

export interface ReportedCase {
  readonly reporter: string;
  readonly created: Date;
  readonly place: string;
  readonly isGone: boolean;
  /** Includes this case. */
  readonly cases: number;
  readonly messages: number;
}

export async function findReportedCase(
  db: Database,
  cuid: string,
  nbr: string,
): Promise<ReportedCase | undefined> {
  const [row] = await db
    .select({
      reporter: cases.reporter,
      created: cases.created,
      place: sql<string>`coalesce(${cases.placeLbl} ->> 'fr', (select value from json_each_text(${cases.placeLbl}) limit 1), '')`,
      left: participants.left,
      cases: sql<number>`(select count(*) from cases c where c.reporter = ${cases.reporter})::int`,
      messages: sql<number>`(select count(*) from messages m where m.cr_uid = ${cases.reporter} and not m.staff)::int`,
    })
    .from(cases)
    .leftJoin(
      participants,
      and(
        eq(participants.csid, cases.csid),
        eq(participants.crUid, cases.reporter),
        eq(participants.staff, false),
      ),
    )
    .where(and(eq(cases.cuid, cuid), eq(cases.nbr, nbr)));
  if (!row) return undefined;
  const { left, reporter, ...rest } = row;
  // A gathering.
  if (reporter === null) return undefined;
  return { ...rest, reporter, isGone: left !== null };
}
