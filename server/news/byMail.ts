import { and, eq, inArray } from 'drizzle-orm';
import { timeNow } from '../base/clock.ts';
import { newId } from '../base/ids.ts';
import { enqueue } from '../messageQueue/enqueue.ts';
import type { Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { type About, cases, deliveries, messages, participants } from '../store/schema.ts';
import { usedUp } from './budgets.ts';
import type { Unseen } from './due.ts';
import { type CaseNews, newsMail } from './newsMail.ts';
import type { Reader } from './reader.ts';
import { endAddress } from './unsubscribe.ts';

/** Hours after which news that could not be sent are told no more: whoever comes back sees them. */
export const WORTH_HOURS = 24;

/** While one is on its way there is no second: what came meanwhile goes together, once it has gone. */
export async function isOneOnItsWay(tx: Tx, to: string, about: About = 'news'): Promise<boolean> {
  const waiting = and(
    eq(deliveries.recipient, to),
    eq(deliveries.about, about),
    eq(deliveries.state, 'waiting'),
  );
  return (await tx.select({ id: deliveries.id }).from(deliveries).where(waiting).limit(1)).length > 0;
}

/** What was not seen, case by case, as a mail tells it. */
async function newsOf(tx: Tx, unseen: readonly Unseen[]): Promise<CaseNews[]> {
  const csids = [...new Set(unseen.map(({ csid }) => csid))];
  const rows = await tx
    .select({
      csid: messages.csid,
      msgId: messages.msgId,
      msgTxt: messages.msgTxt,
      event: messages.event,
      qstn: messages.qstn,
      name: participants.name,
      nbr: cases.nbr,
    })
    .from(messages)
    .innerJoin(cases, eq(cases.csid, messages.csid))
    .leftJoin(
      participants,
      and(
        eq(participants.csid, messages.csid),
        eq(participants.crUid, messages.crUid),
        eq(participants.staff, true),
      ),
    )
    .where(inArray(messages.csid, csids))
    .orderBy(messages.csid, messages.msgId);
  const isUnseen = new Set(unseen.map(({ csid, msgId }) => `${csid} ${msgId}`));
  return csids.flatMap((csid) => {
    const news = rows.filter((row) => row.csid === csid && isUnseen.has(`${csid} ${row.msgId}`));
    return news[0] ? [{ csid, nbr: news[0].nbr, news }] : [];
  });
}

/** Whether a message goes; not while another is on its way, nor over a budget: the person's, or that of a day. */
export type Sent = 'sent' | 'onItsWay' | 'person' | 'day';

/** Tells a person by one mail of what they did not see at one customer. */
export async function tellByMail(
  services: Services,
  tx: Tx,
  { reader, told }: { readonly reader: Reader; readonly told: readonly Unseen[] },
): Promise<Sent> {
  const { config, secret, customers } = services;
  const { crUid, cuid, email, name, origin, locale } = reader;
  if (email === null || (await isOneOnItsWay(tx, email))) return 'onItsWay';
  const spent = await usedUp(tx, { person: name, cuid }, config.mailNewsPerDay);
  if (spent) return spent;
  const mail = newsMail(
    await newsOf(tx, told),
    await customers.get(cuid),
    { locale, words: reader.news === 'words' },
    { origin, end: endAddress(secret, origin, { crUid, cuid, email }) },
  );
  await enqueue(services, tx, {
    ...({ kind: 'mail', about: 'news', id: newId(), to: email, message: mail } as const),
    ...{ cuid, person: name, until: new Date(timeNow() + WORTH_HOURS * 3_600_000), goes: true },
  });
  return 'sent';
}
