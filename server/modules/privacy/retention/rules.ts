import { PART_BYTES } from '@parvis/api/constants';
import type pg from 'pg';
import { DEVICE_DAYS } from '../../../platform/limits/knownDevice.ts';
import { FEED_DUE, trimFeed } from '../../../platform/realtime/feed.ts';
import { KNOWN_DAYS } from '../../../platform/storage/erasedList.ts';
import { TRAIL_MONTHS } from '../../audit/months.ts';
import { ANONYMOUS_DAYS, SESSION_DAYS } from '../../identity/sessions.ts';
import { CLAIM_MINUTES } from '../../media/files/budget.ts';
import { eraseCases, WITH_CASES } from './cases.ts';
import { countedAndGone } from './delivered.ts';
import { countOrphans, removeOrphans } from './orphans.ts';

/** Rows that were erased, or would be, by table; those of which there are none are left out. */
export type Erased = Readonly<Record<string, number>>;

/** How one table forgets. */
export interface Rule {
  readonly table: string;
  /** How many rows go at `$1`. */
  readonly count: string;
  /** Lets go, a few at a time, what is due at `now`. */
  readonly erase: (pool: pg.Pool, now: Date) => Promise<Erased>;
}

/** So many rows at a time: whoever wants one of them waits for no more than these. */
const AT_ONCE = 2_000;

const before = (interval: string): string => `$1::timestamptz - interval '${interval}'`;

/** Takes what is due until nothing is; what somebody is writing is left for the next time. */
async function inBatches(pool: pg.Pool, text: string, now: Date): Promise<number> {
  let sum = 0;
  for (;;) {
    const { rowCount } = await pool.query(text, [now, AT_ONCE]);
    sum += rowCount ?? 0;
    if ((rowCount ?? 0) < AT_ONCE) return sum;
  }
}

const due = (table: string, where: string): string =>
  `ctid = any(array(select ctid from ${table} where ${where} limit $2 for update skip locked))`;

const withText = (table: string, where: string, text: string): Rule => ({
  table,
  count: `select count(*)::int as rows from ${table} where ${where}`,
  erase: async (pool, now) => ({ [table]: await inBatches(pool, text, now) }),
});

/** Rows go. */
const goes = (table: string, where: string): Rule =>
  withText(table, where, `delete from ${table} where ${due(table, where)}`);

/** Rows stay, without what they told. */
const fades = (table: string, where: string, set: string): Rule =>
  withText(table, where, `update ${table} set ${set} where ${due(table, where)}`);

/** Expired, or of somebody who proved no address and has not come for long: a session holds `SESSION_DAYS` from their last visit. */
const SESSION_OVER = `(sessions.expires <= $1::timestamptz
  or (sessions.expires <= $1::timestamptz + interval '${SESSION_DAYS - ANONYMOUS_DAYS} days'
    and not exists (select 1 from identities i where i.cr_uid = sessions.cr_uid and coalesce(i.email, i.phone) is not null)))`;

const OLD_AGENT = `(user_agent is not null and created <= ${before('30 days')})`;
const OLD_SCAN = `(qrid_date is not null and qrid_date <= ${before('30 days')})`;
const FADED = `user_agent = case when ${OLD_AGENT} then null else user_agent end,
  qrid = case when ${OLD_SCAN} then null else qrid end,
  qrid_used = case when ${OLD_SCAN} then false else qrid_used end,
  qrid_date = case when ${OLD_SCAN} then null else qrid_date end`;

const FEED_DAYS = 7;

/**
 * What goes when, in the order in which it goes. A table that holds something of a person stands here; one that holds nothing
 * of anybody stands in `lasting`; one of them has every table there is (`everyTable.test.ts`).
 */
export const rules: readonly Rule[] = [
  // Before what takes them along.
  countedAndGone('pushes', `created <= ${before('2 days')}`),
  {
    table: 'cases',
    count: 'select count(*)::int as rows from cases where erase_on <= $1',
    erase: eraseCases,
  },
  ...WITH_CASES.map((table) => ({
    table,
    count: `select count(*)::int as rows from ${table} where csid in (select csid from cases where erase_on <= $1)`,
    // They went with their cases.
    erase: async () => ({}),
  })),
  // Whoever has no case left at a customer is blocked there no more: nobody could see it, or end it.
  goes(
    'blocks',
    `not exists (select from cases c where c.cuid = blocks.cuid and c.reporter = blocks.cr_uid and c.erase_on > $1::timestamptz)`,
  ),
  // Sent in parts, and shown by no message; of a claim no more than a first part came.
  goes(
    'media',
    `csid is null and (created <= ${before('1 day')}
      or state = 'partial' and received <= ${PART_BYTES} and created <= ${before(`${CLAIM_MINUTES} minutes`)})`,
  ),
  goes('desk_requests', `expires <= ${before('1 minute')}`),
  goes('phone_discoveries', `expires <= ${before('1 minute')}`),
  goes('push_subscriptions', `exists (select from sessions where hash = session and ${SESSION_OVER})`),
  goes('sessions', SESSION_OVER),
  fades('sessions', `not ${SESSION_OVER} and (${OLD_AGENT} or ${OLD_SCAN})`, FADED),
  goes('known_devices', `used <= ${before(`${DEVICE_DAYS} days`)}`),
  goes('spent_tokens', 'expires <= $1'),
  goes('shared_counts', 'until <= $1'),
  goes('verifications', `created <= ${before('2 days')}`),
  countedAndGone('deliveries', `created <= ${before('2 days')}`),
  goes('outbox', `at <= ${before('1 day')}`),
  goes('contact_mails', `created <= ${before('2 days')}`),
  goes('erased_people', `at <= ${before(`${KNOWN_DAYS} days`)}`),
  // By then the last case of when its service ended is erased.
  fades(
    'customers',
    `(former_staff ->> 'since')::timestamptz <= $1::timestamptz - make_interval(days => retention_days)`,
    'former_staff = null',
  ),
  goes('trail', `at <= $1::timestamptz - make_interval(months => ${TRAIL_MONTHS})`),
  goes('scans', `at <= ${before('30 days')}`),
  {
    table: 'feed',
    count: `select count(*)::int as rows from feed f where ${FEED_DUE.replace('$2', String(FEED_DAYS))}`,
    erase: async (pool, now) => ({ feed: await trimFeed(pool, FEED_DAYS, now) }),
  },
  {
    table: 'identities',
    count: countOrphans(SESSION_OVER),
    erase: removeOrphans,
  },
];

/** Tables that hold nothing of a visitor, and what they hold. */
export const lasting: Readonly<Record<string, string>> = {
  app_files: 'files of the app, of its last builds',
  assets: 'pictures of customers',
  former_cuids: 'names that customers had in addresses before',
  looks: 'looks of customers, with the name of who saved them',
  staff: 'who works for a customer, as its file says',
  places: 'places of customers',
  qr_codes: 'codes of customers',
  questionnaires: 'questions of customers',
  flows: 'questions of the product',
  secrets: 'keys of the server',
  settings: 'what the server knows of itself',
  job_workers: 'which processes run jobs',
  case_counts: 'how many cases there were',
  delivery_counts: 'what became of how many messages',
  erasures: 'what was erased when, in numbers',
};
