import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { isAboutReporter, isAddressed, messageM } from './readFloor.ts';
import { readable } from './unread.ts';

export async function countUnreadCases(tx: Tx, crUid: string): Promise<number> {
  const { rows } = await tx.execute<{ cases: number }>(sql`
    select count(*)::int as cases from participants me join cases on cases.csid = me.csid
    left join read_marks mark on mark.csid = me.csid and mark.cr_uid = me.cr_uid and mark.staff = me.staff
    where me.cr_uid = ${crUid} and cases.kind = 'case' and me.left_at is null and cases.last_msg_id > coalesce(mark.msg_id, 0)
      and exists (
        select 1 from messages m where m.csid = me.csid and m.msg_id > coalesce(mark.msg_id, 0)
          and m.cr_uid <> me.cr_uid and m.msg_id > me.reads_after and ${readable}
          and (me.staff or cases.reporter = me.cr_uid or not ${isAboutReporter(sql`m.event`, sql`m.flow`)})
          and ${isAddressed(messageM, { csid: sql`m.csid`, crUid: sql`me.cr_uid`, staff: sql`me.staff` })})`);
  return rows[0]?.cases ?? 0;
}
