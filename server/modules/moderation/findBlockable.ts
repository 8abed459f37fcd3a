import { eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import { cases, notices } from '../../platform/db/schema.ts';

/** The reporter of a case, where a notice of somebody else is about them or a message of theirs. Staff are never blocked. */
export const BLOCKABLE = sql<string | null>`case when ${notices.crUid} <> ${cases.reporter} and (
    ${notices.about} ->> 'crUid' = ${cases.reporter} or exists (
      select from messages m where m.csid = ${notices.csid} and m.msg_id = (${notices.about} ->> 'msgId')::int
        and m.cr_uid = ${cases.reporter} and not m.staff)) then ${cases.reporter} end`;

/** Whom a decision on a notice may block. */
export async function findBlockable(
  db: Database | Tx,
  { id }: Pick<typeof notices.$inferSelect, 'id'>,
): Promise<string | undefined> {
  const [row] = await db
    .select({ crUid: BLOCKABLE })
    .from(notices)
    .innerJoin(cases, eq(cases.csid, notices.csid))
    .where(eq(notices.id, id));
  return row?.crUid ?? undefined;
}
