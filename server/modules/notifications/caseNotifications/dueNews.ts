import { type SQL, sql } from 'drizzle-orm';
import type { EscalationChannel } from '../../../platform/config/escalation.ts';
import { ESCALATION_DEFAULTS } from '../../../platform/config/escalation.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hasActiveSubscription } from '../../identity/service.ts';
import { FRESH_HOURS, type News } from '../escalation/chooseAction.ts';
import { type Side, sides } from './sides.ts';

const BATCH_SIZE = 200;

/** Per person and customer; the newest count. */
const UNSEEN_MAX = 500;

export interface DuePerson {
  readonly side: Side;
  readonly crUid: string;
  readonly cuid: string;
}

const seen = sql`coalesce(r.msg_id, 0)`;

/** Recipients, last message by this or a later channel, and delay. */
interface ChannelCondition {
  readonly channel: EscalationChannel;
  readonly reaches: SQL;
  readonly lastNotified: SQL;
  readonly wait: SQL;
  /** Minimum interval since the last message. */
  readonly pause?: { readonly since: SQL; readonly time: SQL } | undefined;
}

function buildDueCondition(
  { channel, reaches, lastNotified, wait, pause }: ChannelCondition,
  now: Date,
): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const hours = FRESH_HOURS[channel];
  const fresh = hours === undefined ? sql`true` : sql`m.at >= ${at} - make_interval(hours => ${hours}::int)`;
  const paused = pause ? sql`(${pause.since} <= ${at} - ${pause.time}) is not false` : sql`true`;
  return sql`(${reaches} and ${paused} and m.msg_id > coalesce(${lastNotified}, 0) and m.at <= ${at} - ${wait} and ${fresh})`;
}

const pushDelay = sql`make_interval(secs => coalesce((k.ladder ->> 'pushSeconds')::int, ${ESCALATION_DEFAULTS.pushSeconds}::int))`;

const buildChannelConditions = ({
  wantsMail,
  wantsSms,
  mailWait,
  mailPause,
  smsWait,
}: (typeof sides)[Side]): readonly ChannelCondition[] => [
  {
    ...{ channel: 'push', reaches: hasActiveSubscription('i'), wait: pushDelay },
    lastNotified: sql`greatest(r.pushed, r.told, r.texted)`,
  },
  {
    ...{ channel: 'mail', reaches: wantsMail, wait: mailWait },
    lastNotified: sql`greatest(r.told, r.texted)`,
    pause: mailPause && { since: sql`r.told_at`, time: mailPause },
  },
  { channel: 'sms', reaches: wantsSms, lastNotified: sql`r.texted`, wait: smsWait },
];

export interface DueOptions {
  readonly now: Date;
  /** Includes demo customers. */
  readonly demo: boolean;
  /** Customers in quiet hours. */
  readonly quiet: readonly string[];
}

/** Notified by the last available channel: most cases have nothing newer. */
const buildTold = ({ wantsSms }: (typeof sides)[Side]): SQL =>
  sql`coalesce(case when ${wantsSms} then r.texted else greatest(r.told, r.texted) end, 0)`;

/** Staff have many cases, few of them pending; an array allows index look-ups. */
const isPending = (side: Side): SQL =>
  side === 'staff' || side === 'host' ? sql`p.csid = any(array(select csid from pending_news))` : sql`true`;

async function loadNextDue(tx: Tx, { now, demo, quiet }: DueOptions, after: DuePerson): Promise<DuePerson[]> {
  const { side } = after;
  const { joinCases: theirs, isNews, selectSubscribers: wanting, urgent } = sides[side];
  const { rows } = await tx.execute<{ cr_uid: string; cuid: string }>(sql`
    with wanting as (
      ${wanting}
      union select s.cr_uid from push_subscriptions o join sessions s on s.hash = o.session)
    select distinct i.cr_uid, c.cuid ${theirs} join wanting w on w.cr_uid = i.cr_uid join customers k on k.cuid = c.cuid
    where (${demo} or not k.invented)
      and (${urgent} or c.cuid not in (select json_array_elements_text(${JSON.stringify(quiet)}::json)))
      and (i.cr_uid, c.cuid) > (${after.crUid}, ${after.cuid}) and ${isPending(side)}
      and c.last_msg_id > greatest(${seen}, ${buildTold(sides[side])}) and exists (
      select 1 from messages m where m.csid = c.csid and m.msg_id > ${seen} and ${isNews} and (
        ${sql.join(
          buildChannelConditions(sides[side]).map((way) => buildDueCondition(way, now)),
          sql` or `,
        )}))
    order by i.cr_uid, c.cuid limit ${BATCH_SIZE}`);
  return rows.map(({ cr_uid: crUid, cuid }) => ({ side, crUid, cuid }));
}

/** `chooseActions` decides on each person. */
export async function* streamDuePeople(tx: Tx, looked: DueOptions): AsyncGenerator<DuePerson> {
  // Staff first: it may be a danger.
  for (const side of ['staff', 'visitor', 'follower', 'member', 'host'] as const) {
    let last: DuePerson | undefined = { side, crUid: '', cuid: '' };
    while (last) {
      const some: DuePerson[] = await loadNextDue(tx, looked, last);
      yield* some;
      last = some.length < BATCH_SIZE ? undefined : some.at(-1);
    }
  }
}

/** Conversations per statement. */
const SETTLE_SIZE = 2_000;

/** Deletes pending conversations without news for staff, unless a message arrives concurrently. */
export async function settlePendingNews(tx: Tx): Promise<void> {
  const isUntold = (['staff', 'host'] as const).map(
    (side) => sql`coalesce((
      select true ${sides[side].joinCases} join messages m on m.csid = c.csid and m.msg_id > ${seen}
      where c.csid = looked.csid and ${sides[side].isNews}
        and m.msg_id > coalesce(case when c.danger then r.texted else greatest(r.told, r.texted) end, 0) limit 1), false)`,
  );
  let after: string | null = '';
  while (after !== null) {
    const { rows }: { rows: { last: string | null }[] } = await tx.execute<{ last: string | null }>(sql`
      with looked as materialized (
        select csid, msg_id from pending_news where csid > ${after} order by csid limit ${SETTLE_SIZE}),
      settled as (select looked.csid from looked join cases one on one.csid = looked.csid
        where looked.msg_id <= one.last_msg_id and not (${sql.join(isUntold, sql` or `)})),
      gone as (delete from pending_news f using looked
        where f.csid = looked.csid and f.msg_id = looked.msg_id and f.csid in (select csid from settled))
      select case when count(*) = ${SETTLE_SIZE} then max(csid) end as last from looked`);
    after = rows[0]?.last ?? null;
  }
}

export interface Unseen extends News {
  readonly csid: string;
  readonly nbr: string;
  readonly msgId: number;
  /** False for events without text. */
  readonly isMessage: boolean;
  /** Last mail about the case. */
  readonly mailedAt?: number;
}

interface UnseenRow extends Record<string, unknown> {
  csid: string;
  nbr: string;
  msg_id: number;
  is_message: boolean;
  urgent: boolean;
  at: string;
  push: string | null;
  mail: string | null;
  sms: string | null;
  mailed: string | null;
}

const toMilliseconds = (at: string): number => new Date(at).getTime();

function toUnseen(row: UnseenRow): Unseen {
  const { csid, nbr, msg_id: msgId, is_message: isMessage, urgent, at, push, mail, sms } = row;
  return {
    ...{ csid, nbr, msgId, isMessage, at: toMilliseconds(at), seen: false, urgent },
    ...(row.mailed !== null && { mailedAt: toMilliseconds(row.mailed) }),
    notifiedAt: {
      ...(push !== null && { push: toMilliseconds(push) }),
      ...(mail !== null && { mail: toMilliseconds(mail) }),
      ...(sms !== null && { sms: toMilliseconds(sms) }),
    },
  };
}

/** Falls back to the message's time: marks may lack one. */
const buildNotifiedTime = (upTo: SQL, at: SQL): SQL =>
  sql`case when m.msg_id <= coalesce(${upTo}, 0) then coalesce(${at}, m.at) end`;

/** Oldest first. */
export async function loadUnseenNews(tx: Tx, { side, crUid, cuid }: DuePerson): Promise<Unseen[]> {
  const { joinCases: theirs, isNews, urgent } = sides[side];
  const { rows } = await tx.execute<UnseenRow>(sql`
    select c.csid, c.nbr, m.msg_id, m.at, ${urgent} as urgent, m.msg_txt is not null or m.qstn is not null or m.poll is not null as is_message,
      ${buildNotifiedTime(sql`r.pushed`, sql`r.pushed_at`)} as push,
      ${buildNotifiedTime(sql`r.told`, sql`r.told_at`)} as mail,
      ${buildNotifiedTime(sql`r.texted`, sql`r.texted_at`)} as sms, r.told_at as mailed
    ${theirs} join messages m on m.csid = c.csid and m.msg_id > ${seen}
    where i.cr_uid = ${crUid} and c.cuid = ${cuid} and ${isNews}
    order by m.at desc, c.csid, m.msg_id desc limit ${UNSEEN_MAX}`);
  return rows.map(toUnseen).reverse();
}

/** Cancels seen messages, and those to recipients who opted out. */
export async function cancelSeenMessages(tx: Tx): Promise<void> {
  for (const { about, joinCases: theirs, isNews, wantsMail, wantsSms } of Object.values(sides))
    await tx.execute(sql`
      update deliveries d set state = 'replaced', recipient = null, message = null
      where d.about = ${about} and d.state = 'waiting' and not exists (
        select 1 ${theirs} join customers k on k.cuid = c.cuid join messages m on m.csid = c.csid and m.msg_id > ${seen}
        where c.cuid = d.cuid and ${isNews} and case d.kind
          when 'sms' then i.phone = d.recipient and ${wantsSms} else i.email = d.recipient and ${wantsMail} end)`);
}
