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

/** Row counts by table, without zeros. */
export type Erased = Readonly<Record<string, number>>;

export interface Rule {
  readonly table: string;
  /** Counts the rows due at `$1`. */
  readonly count: string;
  /** Erases due rows in batches. */
  readonly erase: (pool: pg.Pool, now: Date) => Promise<Erased>;
}

/** Batch size: lock waits stay short. */
const AT_ONCE = 2_000;

const before = (interval: string): string => `$1::timestamptz - interval '${interval}'`;

/** Repeats until nothing is due, skipping locked rows. */
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

const goes = (table: string, where: string): Rule =>
  withText(table, where, `delete from ${table} where ${due(table, where)}`);

const fades = (table: string, where: string, set: string): Rule =>
  withText(table, where, `update ${table} set ${set} where ${due(table, where)}`);

/** Expired, or without a proved address and inactive: a session lasts `SESSION_DAYS` after the last visit. */
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

/** Rules in execution order. Every table is listed here or in `permanentTables` (tested). */
export const rules: readonly Rule[] = [
  // Before the rows that cascade to them.
  countedAndGone('pushes', `created <= ${before('2 days')}`),
  {
    table: 'cases',
    count: 'select count(*)::int as rows from cases where erase_on <= $1',
    erase: eraseCases,
  },
  ...WITH_CASES.map((table) => ({
    table,
    count: `select count(*)::int as rows from ${table} where csid in (select csid from cases where erase_on <= $1)`,
    erase: async () => ({}),
  })),
  // A block without cases would be invisible and permanent.
  goes(
    'blocks',
    `not exists (select from cases c where c.cuid = blocks.cuid and c.reporter = blocks.cr_uid and c.erase_on > $1::timestamptz)`,
  ),
  // Unattached uploads and claims without progress.
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
  // The last case at the end of service is erased by then.
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

/** Tables without visitor data, and their content. */
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
