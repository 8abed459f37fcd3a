import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { pushes } from '../../../platform/db/schema.ts';
import type { AppContext } from '../../context/appContext.ts';
import { pushToPerson } from '../push/pushToPerson.ts';

interface QuotedMessage {
  readonly csid: string;
  readonly msgId: number;
}

/** The mails may quote the message; their other news become due again. */
async function cancelQuotingMail(tx: Tx, csid: string): Promise<void> {
  await tx.execute(sql`
    with cancelled as (
      update deliveries d set state = 'replaced', recipient = null, message = null
      from cases c join participants p on p.csid = c.csid and not p.staff
        join identities i on i.cr_uid = p.cr_uid
      where c.csid = ${csid} and d.cuid = c.cuid and d.recipient = i.email and d.about = 'news' and d.kind = 'mail'
        and d.state = 'waiting'
      returning c.cuid, p.cr_uid)
    update read_marks r set told = least(r.told, r.msg_id) from cancelled
    where r.cr_uid = cancelled.cr_uid and not r.staff
      and r.csid in (select c.csid from participants p join cases c using (csid)
        where c.cuid = cancelled.cuid and p.cr_uid = cancelled.cr_uid and not p.staff)`);
}

/** Finds browsers with the message as newest notification of the case. */
async function findNotifiedPeople(tx: Tx, { csid, msgId }: QuotedMessage) {
  const { rows } = await tx.execute<{ cr_uid: string; staff: boolean }>(sql`
    select distinct s.cr_uid, p.staff
    from pushes p join push_subscriptions o on o.id = p.subscription join sessions s on s.hash = o.session
    where p.csid = ${csid} and p.msg_id = ${msgId} and p.state in ('waiting', 'sent')
      and p.clicked is null and p.dismissed is null and not exists (
        select from pushes newer where newer.subscription = p.subscription and newer.csid = p.csid
          and newer.msg_id > p.msg_id)`);
  return rows;
}

/**
 * Cancels mails and replaces pushes of a message without its content, shown ones where the browser allows.
 */
export async function withdrawQuotes(context: AppContext, tx: Tx, message: QuotedMessage): Promise<void> {
  await cancelQuotingMail(tx, message.csid);
  const people = await findNotifiedPeople(tx, message);
  await tx
    .update(pushes)
    .set({ state: 'replaced', message: null })
    .where(and(eq(pushes.csid, message.csid), eq(pushes.msgId, message.msgId), eq(pushes.state, 'waiting')));
  for (const { cr_uid, staff } of people)
    await pushToPerson(
      context,
      tx,
      cr_uid,
      { type: 'caseUpdate', csid: message.csid, msgId: message.msgId, staff },
      { urgency: 'low' },
    );
}
