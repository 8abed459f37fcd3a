import { sql } from 'drizzle-orm';
import { isAmong } from '../../../platform/db/among.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { sessions } from '../../../platform/db/schema.ts';
import { loseBrowsers } from '../../identity/loseBrowsers.ts';

/** Takes back what waits to tell others of the cases of a person, in which their words may stand. @returns how many notifications went */
export async function withdrawPushedWords(tx: Tx, crUid: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from pushes where state = 'waiting' and csid in (select csid from participants where cr_uid = ${crUid})`);
  return rowCount ?? 0;
}

/**
 * Forgets the browsers of a person, by all identities of theirs, whose sessions are held, with all that was pushed to them: that there
 * were so many stays for the figures, and nothing of which case they told, or when somebody saw them. @returns how many rows that were
 */
export async function forgetBrowsers(tx: Tx, crUids: readonly string[]) {
  const theirs = sql`o.session in (select ${sessions.hash} from ${sessions} where ${isAmong(sessions.crUid, crUids)})`;
  await tx.execute(sql`
    update pushes p set csid = null, msg_id = null, clicked = null, dismissed = null,
      delivered = coalesce(delivered, shown, clicked, dismissed), shown = null
    from push_subscriptions o where o.id = p.subscription and ${theirs}`);
  return loseBrowsers(tx, theirs);
}
