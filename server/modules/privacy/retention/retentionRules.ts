import { PART_BYTES } from '@parvis/api/constants';
import { USAGE_MONTHS } from '@parvis/api/entities/usage';
import type pg from 'pg';
import { DEFAULT_TIME_ZONE } from '../../../platform/config/escalation.ts';
import { KNOWN_DEVICE_DAYS } from '../../../platform/limits/knownDevice.ts';
import { FEED_EXPIRED, trimFeed } from '../../../platform/realtime/feed.ts';
import { ERASURE_DAYS } from '../../../platform/storage/erasureList.ts';
import { AUDIT_MONTHS_SQL } from '../../audit/service.ts';
import { ANONYMOUS_DAYS, SESSION_DAYS } from '../../identity/service.ts';
import { CLAIM_MINUTES } from '../../media/service.ts';
import { createCountedRule } from './createCountedRule.ts';
import { CASE_TABLES, eraseCases } from './eraseCases.ts';
import { buildOrphanCountQuery, removeOrphans } from './orphans.ts';

/** By table, without zeros. */
export type ErasedCounts = Readonly<Record<string, number>>;

export interface RetentionRule {
  readonly table: string;
  /** Counts rows due at `$1`. */
  readonly count: string;
  /** In batches. */
  readonly erase: (pool: pg.Pool, now: Date) => Promise<ErasedCounts>;
}

/** Keeps lock waits short. */
const BATCH_SIZE = 2_000;

const formatCutoff = (interval: string): string => `$1::timestamptz - interval '${interval}'`;

/** Skips locked rows. */
async function runInBatches(pool: pg.Pool, text: string, now: Date): Promise<number> {
  let sum = 0;
  for (;;) {
    const { rowCount } = await pool.query(text, [now, BATCH_SIZE]);
    sum += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH_SIZE) return sum;
  }
}

const matchDueRows = (table: string, where: string): string =>
  `ctid = any(array(select ctid from ${table} where ${where} limit $2 for update skip locked))`;

const createRule = (table: string, where: string, text: string): RetentionRule => ({
  table,
  count: `select count(*)::int as rows from ${table} where ${where}`,
  erase: async (pool, now) => ({ [table]: await runInBatches(pool, text, now) }),
});

const createDeleteRule = (table: string, where: string): RetentionRule =>
  createRule(table, where, `delete from ${table} where ${matchDueRows(table, where)}`);

const createUpdateRule = (table: string, where: string, set: string): RetentionRule =>
  createRule(table, where, `update ${table} set ${set} where ${matchDueRows(table, where)}`);

/** Expired, or inactive without a verified address: a session lasts `SESSION_DAYS` after the last visit. */
const SESSION_ENDED = `(sessions.expires <= $1::timestamptz
  or (sessions.expires <= $1::timestamptz + interval '${SESSION_DAYS - ANONYMOUS_DAYS} days'
    and not exists (select 1 from identities i where i.cr_uid = sessions.cr_uid and coalesce(i.email, i.phone) is not null)))`;

const OLD_AGENT = `(user_agent is not null and created <= ${formatCutoff('30 days')})`;
const OLD_SCAN = `(qrid_date is not null and qrid_date <= ${formatCutoff('30 days')})`;
const CLEARED_COLUMNS = `user_agent = case when ${OLD_AGENT} then null else user_agent end,
  qrid = case when ${OLD_SCAN} then null else qrid end,
  qrid_used = case when ${OLD_SCAN} then false else qrid_used end,
  qrid_date = case when ${OLD_SCAN} then null else qrid_date end`;

const FEED_DAYS = 7;

const POLL_ZONE = `coalesce(c.ladder ->> 'zone', '${DEFAULT_TIME_ZONE}')`;

/** End of poll `p` of customer `c`: by staff, on the last day unless reopened, or by withdrawal. */
const POLL_END = `least(p.closed_at, p.withdrawn, case
  when p.opened_at is null or (p.opened_at at time zone ${POLL_ZONE})::date <= p.closes::date
  then (p.closes::date + 1)::timestamp at time zone ${POLL_ZONE} end)`;

/** In execution order. Tests require each table here or in `permanentTables`. */
export const retentionRules: readonly RetentionRule[] = [
  // Before rows that cascade to them.
  createCountedRule('pushes', `created <= ${formatCutoff('2 days')}`),
  {
    table: 'cases',
    count: 'select count(*)::int as rows from cases where erase_on <= $1',
    erase: eraseCases,
  },
  ...CASE_TABLES.map((table) => ({
    table,
    count: `select count(*)::int as rows from ${table} where csid in (select csid from cases where erase_on <= $1)`,
    erase: async () => ({}),
  })),
  createDeleteRule(
    'connect_links',
    `csid is null and least(withdrawn_at, ends_at) <= ${formatCutoff('30 days')}`,
  ),
  // Drafts of former staff have no owner.
  createDeleteRule(
    'drafts',
    `(saved <= ${formatCutoff('30 days')} or not exists (select from identities i join staff s on s.email = i.email or s.phone = i.phone
      where i.cr_uid = drafts.cr_uid and s.cuid = drafts.cuid))
      and csid in (select csid from cases where erase_on > $1::timestamptz)`,
  ),
  // A block without cases would be invisible and permanent.
  createDeleteRule(
    'blocks',
    `not exists (select from participants p join cases c using (csid) where p.cr_uid = blocks.cr_uid and not p.staff
      and c.cuid = blocks.cuid and c.erase_on > $1::timestamptz)`,
  ),
  createDeleteRule(
    'notices',
    `at <= $1::timestamptz - make_interval(days => (select retention_days from customers c where c.cuid = notices.cuid))`,
  ),
  // Of a poll without end, after a year.
  createDeleteRule(
    'poll_answers',
    `exists (select from polls p join customers c on c.cuid = p.cuid where p.id = poll_answers.poll and least(
      ${POLL_END} + make_interval(days => c.retention_days), poll_answers.at + interval '1 year') <= $1::timestamptz)`,
  ),
  createDeleteRule('survey_answers', `at <= ${formatCutoff('30 days')}`),
  createUpdateRule(
    'survey_people',
    `state <> 'never' and at <= ${formatCutoff('91 days')}`,
    'state = null, id = null, at = null',
  ),
  // Unattached uploads and claims without progress.
  createDeleteRule(
    'media',
    `csid is null and (created <= ${formatCutoff('1 day')}
      or state = 'partial' and received <= ${PART_BYTES} and created <= ${formatCutoff(`${CLAIM_MINUTES} minutes`)})`,
  ),
  createDeleteRule('bulk_steps', `due <= ${formatCutoff('1 day')}`),
  createDeleteRule('desk_requests', `expires <= ${formatCutoff('1 minute')}`),
  createDeleteRule('phone_discoveries', `expires <= ${formatCutoff('1 minute')}`),
  createDeleteRule(
    'push_subscriptions',
    `exists (select from sessions where hash = session and ${SESSION_ENDED})`,
  ),
  createDeleteRule('sessions', SESSION_ENDED),
  createUpdateRule('sessions', `not ${SESSION_ENDED} and (${OLD_AGENT} or ${OLD_SCAN})`, CLEARED_COLUMNS),
  createDeleteRule('known_devices', `used <= ${formatCutoff(`${KNOWN_DEVICE_DAYS} days`)}`),
  createDeleteRule('spent_tokens', 'expires <= $1'),
  createDeleteRule('shared_counts', 'until <= $1'),
  createDeleteRule('verifications', `created <= ${formatCutoff('2 days')}`),
  createCountedRule('deliveries', `created <= ${formatCutoff('2 days')}`),
  createDeleteRule('outbox', `at <= ${formatCutoff('1 day')}`),
  createDeleteRule('contact_mails', `created <= ${formatCutoff('2 days')}`),
  createDeleteRule('erased_people', `at <= ${formatCutoff(`${ERASURE_DAYS} days`)}`),
  // The last case at the end of service is erased by then.
  createUpdateRule(
    'customers',
    `(former_staff ->> 'since')::timestamptz <= $1::timestamptz - make_interval(days => retention_days)`,
    'former_staff = null',
  ),
  createDeleteRule('trail', `at <= $1::timestamptz - make_interval(months => ${AUDIT_MONTHS_SQL})`),
  createDeleteRule('usage_counts', `day <= ${formatCutoff(`${USAGE_MONTHS} months`)}`),
  createDeleteRule(
    'desk_counts',
    `day <= ${formatCutoff(`${USAGE_MONTHS} months`)}
      or dimension = 'handler' and code <> '' and not exists (select from staff where rlid = code)`,
  ),
  createDeleteRule('scans', `at <= ${formatCutoff('30 days')}`),
  createDeleteRule('stale_scans', `day <= ${formatCutoff('30 days')}`),
  {
    table: 'feed',
    count: `select count(*)::int as rows from feed f where ${FEED_EXPIRED.replace('$2', String(FEED_DAYS))}`,
    erase: async (pool, now) => ({ feed: await trimFeed(pool, FEED_DAYS, now) }),
  },
  {
    table: 'identities',
    count: buildOrphanCountQuery(SESSION_ENDED),
    erase: removeOrphans,
  },
];

/** Tables without visitor data, and their content. */
export const permanentTables: Readonly<Record<string, string>> = {
  app_files: 'files of the app, of its last builds',
  assets: 'pictures of customers',
  former_cuids: 'names that customers had in addresses before',
  looks: 'looks of customers, with the name of who saved them',
  staff: 'who works for a customer, as its file says',
  places: 'places of customers',
  qr_codes: 'codes of customers',
  questionnaires: 'questions of customers',
  polls: 'polls of customers, with the name of who composed them',
  poll_versions: 'questions of polls',
  poll_counts: 'how often which answer was given',
  saved_views: 'views of the desk that staff saved, with the name of who did',
  labels: 'labels that staff put on cases',
  saved_questions: 'questions that staff saved, with the name of who did',
  saved_question_versions: 'the same before each change',
  saved_replies: 'replies that staff saved, with the name of who did',
  saved_reply_versions: 'the same before each change',
  survey_counts: 'how often which answer about the service was given',
  flows: 'questions of the product',
  secrets: 'keys of the server',
  settings: 'what the server knows of itself',
  job_workers: 'which processes run jobs',
  case_counts: 'how many cases there were',
  delivery_counts: 'what became of how many messages',
  erasures: 'what was erased when, in numbers',
};
