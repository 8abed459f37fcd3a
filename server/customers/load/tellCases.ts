import { sql } from 'drizzle-orm';
import type { Tx } from '../../store/database.ts';

/** Open pages of cases in which something may be written learn that their customer ended its service, or is back. */
export const tellCases = (tx: Tx, cuid: string): Promise<unknown> =>
  tx.execute(sql`
    insert into feed (cuid, csid, type, msg_id)
    select cuid, csid, 'case', last_msg_id from cases
    where cuid = ${cuid} and (state in ('open', 'handled', 'held') or reopen_until > now() or rate_msg_id is not null)
    order by csid`);
