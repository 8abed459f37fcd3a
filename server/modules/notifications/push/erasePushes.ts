import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/isAmong.ts';
import { sessions } from '../../../platform/db/schema.ts';
import { deleteSubscriptions } from '../../identity/service.ts';

/**
 * The pushes may quote the person.
 * @returns their number
 */
export async function cancelQuotingPushes(tx: Tx, crUid: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from pushes where state = 'waiting' and csid in (select csid from participants where cr_uid = ${crUid})`);
  return rowCount ?? 0;
}

/**
 * Sessions are locked; anonymous rows stay for statistics.
 * @returns their number
 */
export async function eraseBrowsers(tx: Tx, crUids: readonly string[]) {
  const theirs = sql`o.session in (select ${sessions.hash} from ${sessions} where ${isAmong(sessions.crUid, crUids)})`;
  await tx.execute(sql`
    update pushes p set csid = null, msg_id = null, clicked = null, dismissed = null,
      delivered = coalesce(delivered, shown, clicked, dismissed), shown = null
    from push_subscriptions o where o.id = p.subscription and ${theirs}`);
  return deleteSubscriptions(tx, theirs);
}
