import { eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import { cases, notices } from '../../platform/db/schema.ts';

/** The reporter, or any participant between users, if another person's notice concerns them. Never staff. */
export const BLOCKABLE = sql<string | null>`(select p.cr_uid from participants p
  where p.csid = ${notices.csid} and not p.staff and p.cr_uid <> ${notices.crUid}
    and (p.cr_uid = ${cases.reporter} or ${cases.betweenUsers})
    and (${notices.about} ->> 'crUid' = p.cr_uid or exists (
      select from messages m where m.csid = ${notices.csid} and m.msg_id = (${notices.about} ->> 'msgId')::int
        and m.cr_uid = p.cr_uid and not m.staff)) limit 1)`;

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
