import { wordsIn } from '@parvis/locales/wordsIn';
import { sql } from 'drizzle-orm';
import { dateNow, timeNow } from '../base/clock.ts';
import { eachOne } from '../base/eachOne.ts';
import { newId } from '../base/ids.ts';
import { quietCustomers } from '../customers/quiet.ts';
import { newsSms } from '../delivery/smsTexts.ts';
import { decideAll, type Reach, type Rung, rungs, type Told } from '../ladder/decide.ts';
import { callPaceOf, paceOf, smsPerDayOf } from '../ladder/pace.ts';
import { enqueue } from '../messageQueue/enqueue.ts';
import type { Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { usedUpSms } from './budgets.ts';
import { isOneOnItsWay, type Sent, tellByMail, WORTH_HOURS } from './byMail.ts';
import { tellByPush } from './byPush.ts';
import { type Due, duePeople, type Unseen, unseenNews, withdrawSeen } from './due.ts';
import { type Reader, takeReader } from './reader.ts';
import type { Side } from './sides.ts';
import { mailToStaff, pushToStaff, textToStaff } from './toStaff.ts';
import { smsEndAddress } from './unsubscribe.ts';

/** Tells a person by one SMS that there is something: the fact and a link, never a word of it. */
async function tellBySms(
  services: Services,
  tx: Tx,
  { reader, told }: { readonly reader: Reader; readonly told: readonly Unseen[] },
): Promise<Sent> {
  const { config, secret, customers } = services;
  const { crUid, cuid, phone, name, origin, locale } = reader;
  if (phone === null || (await isOneOnItsWay(tx, phone))) return 'onItsWay';
  const customer = await customers.get(cuid);
  const spent = await usedUpSms(
    tx,
    { person: name, cuid },
    { perDay: config.smsPerDay, ofCustomer: smsPerDayOf(customer) },
  );
  if (spent) return spent;
  const text = newsSms(locale, {
    site: wordsIn(customer.lbl, locale),
    count: new Set(told.map(({ csid }) => csid)).size,
    link: `${origin}/m/home`,
    end: smsEndAddress(secret, origin, { crUid, phone }),
  });
  await enqueue(services, tx, {
    ...({ kind: 'sms', about: 'news', id: newId(), to: phone, message: { text } } as const),
    ...{ cuid, person: name, until: new Date(timeNow() + WORTH_HOURS * 3_600_000), goes: true },
  });
  return 'sent';
}

/** Where it is noted up to which message somebody was told by a rung, and since when of all that they have not seen. */
const columns = {
  push: { upTo: sql.identifier('pushed'), at: sql.identifier('pushed_at') },
  mail: { upTo: sql.identifier('told'), at: sql.identifier('told_at') },
  sms: { upTo: sql.identifier('texted'), at: sql.identifier('texted_at') },
} as const satisfies Record<Rung, object>;

/** Notes that a person is told of all these by a rung. */
async function noteTold(
  tx: Tx,
  { side, crUid }: Due,
  { rung, told, now }: { readonly rung: Rung; readonly told: readonly Unseen[]; readonly now: Date },
): Promise<void> {
  const last = new Map<string, number>();
  for (const { csid, msgId } of told) last.set(csid, Math.max(msgId, last.get(csid) ?? 0));
  const { upTo, at } = columns[rung];
  for (const [csid, msgId] of last)
    await tx.execute(sql`
      insert into read_marks as r (csid, cr_uid, staff, msg_id, ${upTo}, ${at})
      values (${csid}, ${crUid}, ${side === 'staff'}, 0, ${msgId}, ${now.toISOString()}::timestamptz)
      on conflict (csid, cr_uid, staff) do update set ${upTo} = greatest(r.${upTo}, excluded.${upTo}),
        ${at} = case when r.${upTo} > r.msg_id then r.${at} else excluded.${at} end`);
}

/** For the operator, who is told once until there is room again. */
const USED_UP =
  'The mails of news of a day are used up: the others wait until tomorrow. MAIL_NEWS_PER_DAY says how many there are; half of them at most are one customer’s.';

/** What a person is told by a rung. */
interface Telling {
  readonly reader: Reader;
  readonly told: readonly Unseen[];
}

/** Who was told of something by SMS and has not seen it is told of more by no second one. */
const bySmsOnce =
  (send: typeof tellBySms): Ways['sms'] =>
  async (services, tx, telling) =>
    telling.all.some(({ told }) => told.sms !== undefined) ? 'known' : send(services, tx, telling);

type Outcome = Sent | 'known';

type Ways = Readonly<
  Record<
    Rung,
    (services: Services, tx: Tx, telling: Telling & { all: readonly Unseen[] }) => Promise<Outcome>
  >
>;

const ways: Readonly<Record<Side, Ways>> = {
  visitor: { push: tellByPush, mail: tellByMail, sms: bySmsOnce(tellBySms) },
  staff: { push: pushToStaff, mail: mailToStaff, sms: bySmsOnce(textToStaff) },
};

/** What is decided apart: dangers climb as fast as calls, and they alone cost a customer SMS to its staff. */
function partsOf(side: Side, all: readonly Unseen[], reach: Reach) {
  if (side === 'visitor') return [{ these: all, reach, paceIn: paceOf }];
  return [
    { these: all.filter(({ urgent }) => urgent), reach, paceIn: callPaceOf },
    { these: all.filter(({ urgent }) => !urgent), reach: { ...reach, sms: false }, paceIn: paceOf },
  ];
}

/** How many were told by which way, and whether a budget of all stood in the way. */
interface Round {
  readonly told: Record<Rung, number>;
  isSpent: boolean;
}

/** Tells one person by each rung that is due, and notes it in the same change. */
async function tell(services: Services, tx: Tx, { due, now, round }: { due: Due; now: Date; round: Round }) {
  const reader = await takeReader(services, tx, due);
  if (!reader) return;
  const all = await unseenNews(tx, due);
  const customer = await services.customers.get(due.cuid);
  for (const { these, reach, paceIn } of partsOf(due.side, all, reader.reach)) {
    const pace = paceIn(customer, services.config.newsQuiet);
    const decided: Told<Unseen> = decideAll(these, reach, pace, now.getTime());
    for (const rung of rungs) {
      const told = decided[rung];
      if (told.length === 0) continue;
      const outcome = await ways[due.side][rung](services, tx, { reader, told, all: these });
      if (outcome === 'day' && rung === 'mail') round.isSpent = true;
      if (outcome !== 'sent' && outcome !== 'known') continue;
      await noteTold(tx, due, { rung, told, now });
      if (outcome === 'sent') round.told[rung] += 1;
    }
  }
}

/**
 * Tells whoever wants it that there is news which they did not see, of what they reported or have in hand: by a push, then by mail,
 * then by SMS, each after a while. @returns how many were told by which way @throws what failed for one of them, at the end; Error once
 * the mails of a day are used up
 */
export async function tellNews(services: Services, now = dateNow()): Promise<Readonly<Record<Rung, number>>> {
  const { db, config } = services;
  const round: Round = { told: { push: 0, mail: 0, sms: 0 }, isSpent: false };
  await withdrawSeen(db);
  const quiet = await quietCustomers(services, now);
  const failures: unknown[] = [];
  await eachOne(
    duePeople(db, { now, demo: config.demo, quiet }),
    (due) => db.transaction((tx) => tell(services, tx, { due, now, round })),
    failures,
  );
  if (failures.length > 0) throw failures[0];
  if (round.isSpent) throw new Error(USED_UP);
  return round.told;
}
