import { and, eq, ne, or } from 'drizzle-orm';
import type pg from 'pg';
import { z } from 'zod';
import { quietOf } from '../../platform/config/pace.ts';
import { quietUntil } from '../../platform/config/quietHours.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type About, deliveries, type Message, verifications } from '../../platform/db/schema.ts';
import type { SmsSent } from '../../platform/delivery/sms.ts';
import { type Again, defineJob, type JobContext } from '../../platform/jobs/defineJob.ts';
import { timeNow } from '../../platform/lib/clock.ts';
import { pauseAfter, RETRY_PAUSES } from '../../platform/lib/retryPauses.ts';
import { inSpan } from '../../platform/tracing/spans.ts';
import type { Services } from '../context/services.ts';

/** Seconds. */
const LONGEST = 3_600;

interface Taken {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly recipient: string;
  readonly about: About;
  readonly message: Message;
  /** Includes the current attempt. */
  readonly tries: number;
  /** Attempts that certainly failed and cost nothing. */
  readonly untaken: number;
  readonly late: boolean;
  /** A stranger's code: its fate must not leak. */
  readonly untold: boolean;
}

const TAKE = `update deliveries set tries = tries + 1 where id = $1 and state = 'waiting'
  returning id, kind, recipient, about, message, tries, untaken, until <= now() as late,
    about = 'code' and exists (select from verifications v where v.rqid = deliveries.id and not v.own and not v.known) as untold`;

// Matches nothing if the message was withdrawn or another process retries it.
const SETTLE = `update deliveries set state = $3, reference = $4, untaken = untaken + $5::int,
    recipient = case when $3 = 'waiting' then recipient end, message = case when $3 = 'waiting' then message end
  where id = $1 and tries = $2 and state = 'waiting'`;

const NAMES = { mail: 'Mail', sms: 'SMS' } as const;
const GIVEN_UP = {
  refused: 'refused for good; not retried',
  late: 'expired before it could be sent; given up',
} as const;
const DOUBTFUL = {
  mail: 'a code is sent once',
  sms: 'the gateway cannot detect duplicates',
} as const;

/** After an uncertain outcome, sends again only if the receiver detects duplicates. */
const sendBy: Readonly<Record<Taken['kind'], (services: Services, taken: Taken) => Promise<SmsSent>>> = {
  async mail({ mail }, { id, about, recipient: to, untold, message: { subject = '', ...message } }) {
    const outcome = await mail.send({ id, to, untold, subject, ...message });
    // People request codes and trials again themselves. Mailboxes detect other duplicates by Message-ID.
    if (outcome === 'doubtful' && about !== 'code' && about !== 'trial') return { outcome: 'later' };
    return { outcome, untaken: outcome === 'later' };
  },
  // A process that died during an attempt may have sent it.
  sms: async ({ sms }, { id, recipient: to, message: { text }, tries, untaken, untold }) =>
    tries - 1 > untaken && !sms.knowsAgain ? { outcome: 'doubtful' } : sms.send({ id, to, text, untold }),
};

async function quietSeconds({ db, customers, config }: Services, id: string): Promise<number> {
  const isNews = and(eq(deliveries.id, id), eq(deliveries.about, 'news'), eq(deliveries.state, 'waiting'));
  const [row] = await db.select({ cuid: deliveries.cuid }).from(deliveries).where(isNews);
  const customer = row && (await customers.all()).find(({ cuid }) => cuid === row.cuid);
  if (!customer) return 0;
  return Math.ceil((quietUntil(quietOf(customer, config.newsQuiet), timeNow()) - timeNow()) / 1_000);
}

/** Unsent codes count toward no limit. */
const noteSent = (db: Tx, rqid: string, sent: boolean): Promise<unknown> => {
  const isTold = or(eq(verifications.own, true), eq(verifications.known, true));
  const changed = and(eq(verifications.rqid, rqid), ne(verifications.sent, sent), isTold);
  return db.update(verifications).set({ sent }).where(changed);
};

/** Attempts to send a message, then deletes its content unless it retries. */
async function trySending(
  id: string,
  { services, pool, warn }: JobContext<Services>,
): Promise<Again<{ id: string }> | undefined> {
  const quiet = await quietSeconds(services, id);
  if (quiet > 0) return { again: quiet };
  const [taken] = (await pool.query<Taken>({ name: 'deliveries_take', text: TAKE, values: [id] })).rows;
  if (!taken) return undefined;
  const { kind, about, tries } = taken;
  const settle = (state: string, reference?: string, untaken = false) =>
    pool.query(SETTLE, [id, tries, state, reference, untaken ? 1 : 0]);
  const tell = (why: string, event: string) => warn(`${NAMES[kind]} ${why}`, undefined, undefined, { event });
  if (taken.late) {
    await settle('late', undefined, true);
    tell(GIVEN_UP.late, 'message_late');
    return undefined;
  }
  const span = {
    kind: 'client',
    isRoot: true,
    name: `send ${kind}`,
    facts: { 'parvis.about': about },
  } as const;
  const { outcome, reference, wait = 0, untaken } = await inSpan(span, () => sendBy[kind](services, taken));
  await settle(
    { sent: 'sent', later: 'waiting', refused: 'refused', doubtful: 'refused' }[outcome],
    reference,
    untaken,
  );
  if (outcome === 'refused') tell(GIVEN_UP.refused, 'message_refused');
  if (outcome === 'doubtful')
    tell(`may have been sent; not retried, since ${DOUBTFUL[kind]}`, 'message_doubtful');
  // A possibly sent message is paid for.
  await noteSent(services.db, id, outcome === 'sent' || outcome === 'doubtful');
  return outcome === 'later' ? { again: Math.min(Math.max(pauseAfter(tries), wait), LONGEST) } : undefined;
}

const sendJob = (kind: Taken['kind'], does: string) =>
  defineJob<{ id: string }, Services>({
    name: kind,
    payload: z.object({ id: z.string() }),
    channel: kind,
    key: ({ id }) => `delivery:${id}`,
    pauses: RETRY_PAUSES,
    async findMissing(pool: pg.Pool) {
      const { rows } = await pool.query<{ id: string }>(
        `select id from deliveries where state = 'waiting' and kind = $1
          and not exists (select from graphile_worker.jobs where key = 'delivery:' || id)`,
        [kind],
      );
      return rows;
    },
    does,
    run: ({ id }, context) => trySending(id, context),
  });

export const sendJobs = {
  mail: sendJob('mail', 'sends a mail; one with a code that may have been taken is not sent again'),
  sms: sendJob('sms', 'sends an SMS, once where the gateway would not know it again'),
};
