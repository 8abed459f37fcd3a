import { sql } from 'drizzle-orm';
import { callPaceOf, paceOf, type Rung, rungs } from '../../../platform/config/pace.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { dateNow } from '../../../platform/lib/clock.ts';
import { eachOne } from '../../../platform/lib/eachOne.ts';
import type { Services } from '../../context/services.ts';
import { quietCustomers } from '../../customers/quiet.ts';
import { decideAll, type Reach, type Told } from '../escalation/decide.ts';
import { type Due, duePeople, type Unseen, unseenNews, withdrawSeen } from './due.ts';
import { takeReader } from './reader.ts';
import type { Side } from './sides.ts';
import { tellers } from './tellers.ts';

/** Columns for the last notified message of each channel and its time. */
const columns = {
  push: { upTo: sql.identifier('pushed'), at: sql.identifier('pushed_at') },
  mail: { upTo: sql.identifier('told'), at: sql.identifier('told_at') },
  sms: { upTo: sql.identifier('texted'), at: sql.identifier('texted_at') },
} as const satisfies Record<Rung, object>;

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

/** Logged once until there is room again. */
const USED_UP =
  'The mails of news of a day are used up: the others wait until tomorrow. MAIL_NEWS_PER_DAY says how many there are; half of them at most are one customer’s.';

/** Dangers escalate like calls, and only they justify SMS to staff. */
function partsOf(side: Side, all: readonly Unseen[], reach: Reach) {
  if (side === 'visitor') return [{ these: all, reach, paceIn: paceOf }];
  return [
    { these: all.filter(({ urgent }) => urgent), reach, paceIn: callPaceOf },
    { these: all.filter(({ urgent }) => !urgent), reach: { ...reach, sms: false }, paceIn: paceOf },
  ];
}

interface Round {
  readonly told: Record<Rung, number>;
  isSpent: boolean;
}

/** Sends and stores all due notifications of a person in one transaction. */
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
      // Unread SMS are not followed by further ones.
      const isKnown = rung === 'sms' && these.some((one) => one.told.sms !== undefined);
      const outcome = isKnown ? 'known' : await tellers[due.side][rung](services, tx, { reader, told });
      if (outcome === 'day' && rung === 'mail') round.isSpent = true;
      if (outcome !== 'sent' && outcome !== 'known') continue;
      await noteTold(tx, due, { rung, told, now });
      if (outcome === 'sent') round.told[rung] += 1;
    }
  }
}

/**
 * Notifies reporters and handlers of unseen news by push, mail, then SMS, after delays.
 * @returns how many by each channel
 * @throws the first failure, at the end; Error when the daily mails are used up
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
