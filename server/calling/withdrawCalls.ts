import { sql } from 'drizzle-orm';
import type { Tx } from '../store/database.ts';

/**
 * Takes back mails and SMS of calls that still wait although none of the cases to which this address was called by that way waits for
 * somebody any more, or whose owner wants no more of them.
 */
export async function withdrawCalls(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update deliveries d set state = 'replaced', recipient = null, message = null
    where d.about = 'call' and d.state = 'waiting' and not exists (
      select 1 from called_staff k
      join cases c on c.csid = k.csid and c.cuid = d.cuid and c.state = 'open'
      join staff t on t.rlid = k.rlid
      join identities i on i.email = t.email or i.phone = t.phone
      where case d.kind
        when 'sms' then k.texted_at is not null and i.phone = d.recipient and i.sms_news is distinct from false
        else k.mailed_at is not null and i.email = d.recipient and i.news is distinct from 'off' end)`);
}
