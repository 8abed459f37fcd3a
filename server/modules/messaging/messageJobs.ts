import { and, eq, ne, or } from 'drizzle-orm';
import type pg from 'pg';
import { z } from 'zod';
import { getQuietHours } from '../../platform/config/escalation.ts';
import { findQuietEnd } from '../../platform/config/quietHours.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type DeliveryPurpose, deliveries, type Message, verifications } from '../../platform/db/schema.ts';
import type { SmsResult } from '../../platform/delivery/sms.ts';
import { defineJob, type JobContext, type NextRun } from '../../platform/jobs/defineJob.ts';
import { getDatabaseTime } from '../../platform/lib/clock.ts';
import { getRetryDelay } from '../../platform/lib/retryDelays.ts';
import type { EventName } from '../../platform/logging/events.ts';
import { runInSpan } from '../../platform/tracing/spans.ts';
import type { AppContext } from '../context/appContext.ts';

const MAX_WAIT_SECONDS = 3_600;

interface Attempt {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly recipient: string;
  readonly about: DeliveryPurpose;
  readonly message: Message;
  /** Includes the current attempt. */
  readonly tries: number;
  /** Failed attempts that cost nothing. */
  readonly untaken: number;
  readonly late: boolean;
  /** A stranger's code: its fate must not leak. */
  readonly isConfidential: boolean;
}

const START_ATTEMPT = `update deliveries set tries = tries + 1 where id = $1 and state = 'waiting'
  returning id, kind, recipient, about, message, tries, untaken, until <= now() as late,
    about = 'code' and exists (select from verifications v where v.rqid = deliveries.id and not v.own and not v.known) as "isConfidential"`;

// Matches nothing if the message was withdrawn or another process retries it.
const FINISH_ATTEMPT = `update deliveries set state = $3, reference = $4, untaken = untaken + $5::int,
    recipient = case when $3 = 'waiting' then recipient end, message = case when $3 = 'waiting' then message end
  where id = $1 and tries = $2 and state = 'waiting'`;

const CHANNEL_NAMES = { mail: 'Mail', sms: 'SMS' } as const;
const FAILURE_MESSAGES = {
  refused: 'refused for good; not retried',
  late: 'expired before it could be sent; given up',
} as const;
const UNCERTAIN_REASONS = {
  mail: 'a code is sent once',
  sms: 'the gateway cannot detect duplicates',
} as const;

/** Resends after an uncertain outcome only if the receiver detects duplicates. */
const senders: Readonly<
  Record<Attempt['kind'], (context: AppContext, taken: Attempt) => Promise<SmsResult>>
> = {
  async mail({ mail }, { id, about, recipient: to, isConfidential, message: { subject = '', ...message } }) {
    const outcome = await mail.send({ id, to, isConfidential, subject, ...message });
    // People request codes and trials again. Mailboxes detect other duplicates by Message-ID.
    if (outcome === 'doubtful' && about !== 'code' && about !== 'trial') return { outcome: 'later' };
    return { outcome, untaken: outcome === 'later' };
  },
  // A process that died during an attempt may have sent it.
  sms: async ({ sms }, { id, recipient: to, message: { text }, tries, untaken, isConfidential }) =>
    tries - 1 > untaken && !sms.isIdempotent
      ? { outcome: 'doubtful' }
      : sms.send({ id, to, text, isConfidential }),
};

async function getQuietSeconds({ db, customers, config }: AppContext, id: string): Promise<number> {
  const isNews = and(eq(deliveries.id, id), eq(deliveries.about, 'news'), eq(deliveries.state, 'waiting'));
  const [row] = await db.select({ cuid: deliveries.cuid }).from(deliveries).where(isNews);
  const customer = row && (await customers.getAll()).find(({ cuid }) => cuid === row.cuid);
  if (!customer) return 0;
  return Math.ceil(
    (findQuietEnd(getQuietHours(customer, config.newsQuiet), getDatabaseTime()) - getDatabaseTime()) / 1_000,
  );
}

/** Unsent codes count toward no limit. */
const storeSentFlag = (db: Tx, rqid: string, sent: boolean): Promise<unknown> => {
  const isTold = or(eq(verifications.own, true), eq(verifications.known, true));
  const changed = and(eq(verifications.rqid, rqid), ne(verifications.sent, sent), isTold);
  return db.update(verifications).set({ sent }).where(changed);
};

/** Deletes the content unless it retries. */
async function processMessage(
  id: string,
  { services: context, pool, warn }: JobContext<AppContext>,
): Promise<NextRun<{ id: string }> | undefined> {
  const quietSeconds = await getQuietSeconds(context, id);
  if (quietSeconds > 0) return { again: quietSeconds };
  const [attempt] = (
    await pool.query<Attempt>({ name: 'deliveries_take', text: START_ATTEMPT, values: [id] })
  ).rows;
  if (!attempt) return undefined;
  const { kind, about, tries } = attempt;
  const finishAttempt = (state: string, reference?: string, untaken = false) =>
    pool.query(FINISH_ATTEMPT, [id, tries, state, reference, untaken ? 1 : 0]);
  const warnOperator = (why: string, event: EventName) => warn(`${CHANNEL_NAMES[kind]} ${why}`, { event });
  if (attempt.late) {
    await finishAttempt('late', undefined, true);
    warnOperator(FAILURE_MESSAGES.late, 'message_late');
    return undefined;
  }
  const span = {
    kind: 'client',
    isRoot: true,
    name: `send ${kind}`,
    facts: { 'parvis.about': about },
  } as const;
  const {
    outcome,
    reference,
    wait = 0,
    untaken,
  } = await runInSpan(span, () => senders[kind](context, attempt));
  await finishAttempt(
    { sent: 'sent', later: 'waiting', refused: 'refused', doubtful: 'refused' }[outcome],
    reference,
    untaken,
  );
  if (outcome === 'refused') warnOperator(FAILURE_MESSAGES.refused, 'message_refused');
  if (outcome === 'doubtful')
    warnOperator(`may have been sent; not retried, since ${UNCERTAIN_REASONS[kind]}`, 'message_doubtful');
  // A possibly sent message is paid for.
  await storeSentFlag(context.db, id, outcome === 'sent' || outcome === 'doubtful');
  return outcome === 'later'
    ? { again: Math.min(Math.max(getRetryDelay(tries), wait), MAX_WAIT_SECONDS) }
    : undefined;
}

const defineSendJob = (kind: Attempt['kind'], does: string) =>
  defineJob<{ id: string }, AppContext>({
    name: kind,
    payload: z.object({ id: z.string() }),
    channel: kind,
    key: ({ id }) => `delivery:${id}`,
    async findMissing(pool: pg.Pool) {
      const { rows } = await pool.query<{ id: string }>(
        `select id from deliveries where state = 'waiting' and kind = $1
          and not exists (select from graphile_worker.jobs where key = 'delivery:' || id)`,
        [kind],
      );
      return rows;
    },
    does,
    run: ({ id }, jobContext) => processMessage(id, jobContext),
  });

export const deliveryJobs = {
  mail: defineSendJob('mail', 'sends a mail; one with a code that may have been taken is not sent again'),
  sms: defineSendJob('sms', 'sends an SMS, once where the gateway would not know it again'),
};
