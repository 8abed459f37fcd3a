import { sql } from 'drizzle-orm';
import {
  type EscalationChannel,
  escalationChannels,
  getEscalationDelays,
  getStaffAlertDelays,
} from '../../../platform/config/escalation.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { getDatabaseNow } from '../../../platform/lib/clock.ts';
import { runCollectingErrors } from '../../../platform/lib/runCollectingErrors.ts';
import type { AppContext } from '../../context/appContext.ts';
import { findCustomersInQuietHours } from '../../customers/service.ts';
import { chooseActions, type NewsByChannel, type Reach } from '../escalation/chooseAction.ts';
import { channelSenders } from './channelSenders.ts';
import {
  cancelSeenMessages,
  type DuePerson,
  loadUnseenNews,
  settlePendingNews,
  streamDuePeople,
  type Unseen,
} from './dueNews.ts';
import { lockRecipient } from './newsRecipient.ts';
import type { Side } from './sides.ts';

const markColumns = {
  push: { upTo: sql.identifier('pushed'), at: sql.identifier('pushed_at') },
  mail: { upTo: sql.identifier('told'), at: sql.identifier('told_at') },
  sms: { upTo: sql.identifier('texted'), at: sql.identifier('texted_at') },
} as const satisfies Record<EscalationChannel, object>;

async function storeNotified(
  tx: Tx,
  { side, crUid }: DuePerson,
  {
    channel,
    unseen,
    now,
  }: { readonly channel: EscalationChannel; readonly unseen: readonly Unseen[]; readonly now: Date },
): Promise<void> {
  const last = new Map<string, number>();
  for (const { csid, msgId } of unseen) last.set(csid, Math.max(msgId, last.get(csid) ?? 0));
  const { upTo, at } = markColumns[channel];
  for (const [csid, msgId] of last) {
    if (side === 'follower') {
      await tx.execute(sql`
        update followers r set ${upTo} = greatest(r.${upTo}, ${msgId}::int),
          ${at} = case when r.${upTo} > r.msg_id then r.${at} else ${now.toISOString()}::timestamptz end
        where r.csid = ${csid} and r.cr_uid = ${crUid}`);
      continue;
    }
    await tx.execute(sql`
      insert into read_marks as r (csid, cr_uid, staff, msg_id, ${upTo}, ${at})
      values (${csid}, ${crUid}, ${side === 'staff' || side === 'host'}, 0, ${msgId}, ${now.toISOString()}::timestamptz)
      on conflict (csid, cr_uid, staff) do update set ${upTo} = greatest(r.${upTo}, excluded.${upTo}),
        ${at} = case when r.${upTo} > r.msg_id then r.${at} else excluded.${at} end`);
  }
}

/** Logged once until there is room. */
const BUDGET_USED_UP =
  'The mails of news of a day are used up: the others wait until tomorrow. MAIL_NEWS_PER_DAY says how many there are; half of them at most are one customer’s.';

/** Dangers escalate like calls; only they justify SMS to staff. */
function splitByUrgency(side: Side, all: readonly Unseen[], reach: Reach) {
  if (side !== 'staff') return [{ these: all, reach, paceIn: getEscalationDelays }];
  return [
    { these: all.filter(({ urgent }) => urgent), reach, paceIn: getStaffAlertDelays },
    {
      these: all.filter(({ urgent }) => !urgent),
      reach: { ...reach, sms: false },
      paceIn: getEscalationDelays,
    },
  ];
}

interface RoundResult {
  readonly sent: Record<EscalationChannel, number>;
  isSpent: boolean;
}

const HOUR = 3_600_000;

/** Limits mails to one per hour, member and discussion. */
const isPaused = (side: Side, channel: EscalationChannel, { mailedAt }: Unseen, now: Date): boolean =>
  (side === 'member' || side === 'host') &&
  channel === 'mail' &&
  mailedAt !== undefined &&
  now.getTime() - mailedAt < HOUR;

/** Runs in one transaction. */
async function notifyPerson(
  context: AppContext,
  tx: Tx,
  { due, now, result }: { due: DuePerson; now: Date; result: RoundResult },
) {
  const recipient = await lockRecipient(context, tx, due);
  if (!recipient) return;
  const all = await loadUnseenNews(tx, due);
  const customer = await context.customers.get(due.cuid);
  for (const { these, reach, paceIn } of splitByUrgency(due.side, all, recipient.reach)) {
    const pace = paceIn(customer, context.config.newsQuiet);
    const decided: NewsByChannel<Unseen> = chooseActions(these, reach, pace, now.getTime());
    for (const channel of escalationChannels) {
      const news = decided[channel].filter((one) => !isPaused(due.side, channel, one, now));
      if (news.length === 0) continue;
      // One unread SMS suffices.
      const isKnown = channel === 'sms' && these.some((one) => one.notifiedAt.sms !== undefined);
      const outcome = isKnown
        ? 'known'
        : await channelSenders[due.side][channel](context, tx, { recipient, news });
      if (outcome === 'day' && channel === 'mail') result.isSpent = true;
      if (outcome !== 'sent' && outcome !== 'known') continue;
      await storeNotified(tx, due, { channel, unseen: news, now });
      if (outcome === 'sent') result.sent[channel] += 1;
    }
  }
}

/**
 * Sends unseen news to reporters, handlers and followers by push, mail, then SMS, after delays.
 * @returns counts by channel
 * @throws the first failure, at the end; Error when the daily mails are used up
 */
export async function sendCaseNotifications(
  context: AppContext,
  now = getDatabaseNow(),
): Promise<Readonly<Record<EscalationChannel, number>>> {
  const { db, config } = context;
  const result: RoundResult = { sent: { push: 0, mail: 0, sms: 0 }, isSpent: false };
  await cancelSeenMessages(db);
  await settlePendingNews(db);
  const quiet = await findCustomersInQuietHours(context, now);
  const failures: unknown[] = [];
  await runCollectingErrors(
    streamDuePeople(db, { now, demo: config.demo, quiet }),
    (due) => db.transaction((tx) => notifyPerson(context, tx, { due, now, result })),
    failures,
  );
  if (failures.length > 0) throw failures[0];
  if (result.isSpent) throw new Error(BUDGET_USED_UP);
  return result.sent;
}
