import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';

/**
 * Covers cases taken, or ended after a call; deadlines met; notes read or removed; recipients who opted out.
 */
export async function cancelObsoleteAlerts(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update deliveries d set state = 'replaced', recipient = null, message = null
    where d.about = 'call' and d.state = 'waiting' and not exists (
      select 1 from called_staff k
      join cases c on c.csid = k.csid and c.cuid = d.cuid and (c.state = 'open' or c.state in ('handled', 'held') and exists (
        select 1 from calls m where m.csid = k.csid and m.since = k.since and m.step = k.step
          and (m.whom in ('called', 'assigned') or m.whom = 'deadline' and m.since in (c.answer_due, c.solve_due))))
      join staff t on t.rlid = k.rlid
      join identities i on i.email = t.email or i.phone = t.phone
      where case d.kind
        when 'sms' then k.texted_at is not null and i.phone = d.recipient and i.sms_news is distinct from false
        else k.mailed_at is not null and i.email = d.recipient and i.news is distinct from 'off' end)`);
  await tx.execute(sql`
    update deliveries d set state = 'replaced', recipient = null, message = null
    where d.about = 'mention' and d.state = 'waiting' and not exists (
      select 1 from note_mentions k
      join notes n on n.id = k.note and n.cuid = d.cuid
      join staff t on t.rlid = k.rlid
      join identities i on i.email = t.email or i.phone = t.phone
      where not k.seen and case d.kind
        when 'sms' then k.texted_at is not null and i.phone = d.recipient and i.sms_news is distinct from false
        else k.mailed_at is not null and i.email = d.recipient and i.news is distinct from 'off' end)`);
}
