import type { MailNews } from '@parvis/api/entities/user';
import { and, eq, inArray } from 'drizzle-orm';
import { isWithin } from '../base/hours.ts';
import { newId } from '../base/ids.ts';
import { listeningOrigin } from '../base/ownAddress.ts';
import { enqueue } from '../delivery/queue/enqueue.ts';
import { languageOfPerson } from '../people/languageOfPerson.ts';
import { requesterName } from '../people/requesters.ts';
import type { Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { cases, deliveries, identities, messages, participants } from '../store/schema.ts';
import { usedUp } from './budgets.ts';
import { type Due, duePeople, noteTold, type Unseen, unseenNews, withdrawSeen } from './due.ts';
import { type CaseNews, newsMail } from './newsMail.ts';
import { endAddress } from './unsubscribe.ts';

/** Hours after which news that could not be mailed are told no more: whoever comes back sees them. */
const WORTH_HOURS = 24;

/** For the operator, who is told once until there is room again. */
const USED_UP =
  'The mails of news of a day are used up: the others wait until tomorrow. MAIL_NEWS_PER_DAY says how many there are; half of them at most are one customer’s.';

/** Somebody who wants news. */
interface Wanting {
  readonly email: string;
  readonly news: Exclude<MailNews, 'off'>;
}

/** Takes a person, unless another server is at it; what they want is as it is then. */
async function take(tx: Tx, crUid: string): Promise<Wanting | undefined> {
  const [person] = await tx
    .select({ email: identities.email, news: identities.news })
    .from(identities)
    .where(eq(identities.crUid, crUid))
    .for('no key update', { skipLocked: true });
  if (!person?.email || person.news === null || person.news === 'off') return undefined;
  return { email: person.email, news: person.news };
}

/** While one is on its way there is no second: what came meanwhile goes together, once it has gone. */
async function isOneOnItsWay(tx: Tx, email: string): Promise<boolean> {
  const waiting = and(
    eq(deliveries.recipient, email),
    eq(deliveries.about, 'news'),
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

/** Tells one person of what they did not see at one customer, by one mail. @returns whether one goes, or whose budget it would exceed */
async function tell(services: Services, tx: Tx, due: Due): Promise<boolean | 'person' | 'day'> {
  const { config, secret, customers } = services;
  const person = await take(tx, due.crUid);
  if (!person || (await isOneOnItsWay(tx, person.email))) return false;
  const unseen = await unseenNews(tx, due);
  if (unseen.length === 0) return false;
  const name = requesterName(secret, 'identity', due.crUid);
  const spent = await usedUp(tx, { person: name, cuid: due.cuid }, config.mailNewsPerDay);
  if (spent) return spent;
  const shared = listeningOrigin(config, config.port);
  // Where a customer has a host of its own, its visitors are known there alone.
  const origin = (await customers.sites()).urlFrom(shared, due.cuid) || shared;
  const mail = newsMail(
    await newsOf(tx, unseen),
    await customers.get(due.cuid),
    { locale: await languageOfPerson(tx, due.crUid), words: person.news === 'words' },
    { origin, end: endAddress(secret, origin, { ...due, email: person.email }) },
  );
  await enqueue(tx, {
    ...({ kind: 'mail', about: 'news', id: newId(), to: person.email, message: mail } as const),
    ...{ cuid: due.cuid, person: name, until: new Date(Date.now() + WORTH_HOURS * 3_600_000), goes: true },
  });
  await noteTold(tx, due.crUid, unseen);
  return true;
}

/**
 * Mails to whoever asked for it that there is news which they did not see for a while. Several servers may look at once: each person is
 * told under their lock, once; at night nobody is.
 * @returns how many mails were put on their way
 * @throws Error once those of a day are used up
 */
export async function mailNews(services: Services, now = new Date()): Promise<number> {
  if (!services.mail.available) return 0;
  const { db, config, deliveries: queue } = services;
  await withdrawSeen(db);
  if (isWithin(config.newsQuiet, now)) return 0;
  const outcomes: unknown[] = [];
  for (const due of await duePeople(db, config.demo))
    outcomes.push(await db.transaction((tx) => tell(services, tx, due)));
  const told = outcomes.filter((outcome) => outcome === true).length;
  if (told > 0) queue.wake();
  if (outcomes.includes('day')) throw new Error(USED_UP);
  return told;
}
