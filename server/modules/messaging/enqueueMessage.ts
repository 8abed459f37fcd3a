import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import {
  type DeliveryPurpose,
  deliveries,
  type MailMessage,
  verifications,
} from '../../platform/db/schema.ts';
import { enqueueJob } from '../../platform/jobs/defineJob.ts';
import type { AppContext } from '../context/appContext.ts';
import { deliveryJobs } from './messageJobs.ts';

export type MessageContent =
  | { readonly kind: 'mail'; readonly to: string; readonly message: MailMessage }
  | { readonly kind: 'sms'; readonly to: string; readonly message: { text: string } };

export type QueuedMessage = MessageContent & {
  /** Stable across retries: recipients detect duplicates. */
  readonly id: string;
  readonly about: DeliveryPurpose;
  readonly cuid?: string | undefined;
  /** Hash of the recipient. */
  readonly person?: string;
  readonly until: Date;
  /** False sends nothing, in the same time. */
  readonly shouldSend: boolean;
};

const selectRequester = (id: SQLWrapper | string) =>
  sql`(select ${verifications.requester} from ${verifications} where ${verifications.rqid} = ${id})`;

/** Several may wait: each concerns another case. */
const REPEATABLE: readonly DeliveryPurpose[] = ['call', 'notice', 'mention', 'link'];

/** Replaces messages about the same subject. */
const replaceOlder = (tx: Tx, { id, about, to, shouldSend }: QueuedMessage): Promise<unknown> =>
  tx
    .update(deliveries)
    .set({ state: 'replaced', recipient: null, message: null })
    .where(
      and(
        eq(deliveries.recipient, to),
        eq(deliveries.about, about),
        eq(deliveries.state, 'waiting'),
        sql`${selectRequester(deliveries.id)} is not distinct from ${selectRequester(id)}`,
        sql`${shouldSend && !REPEATABLE.includes(about)}`,
      ),
    );

export async function enqueueMessage(
  context: Pick<AppContext, 'mail' | 'sms'>,
  tx: Tx,
  letter: QueuedMessage,
): Promise<void> {
  const { id, kind, about, cuid, person, to, message, until, shouldSend } = letter;
  const { record } = context[kind];
  if (about !== 'contact') await replaceOlder(tx, letter);
  const row = { id, kind, about, cuid, person, until };
  if (record) {
    if (shouldSend) await record(tx, letter);
    await tx
      .insert(deliveries)
      .values({ ...row, state: shouldSend ? 'sent' : 'none', tries: shouldSend ? 1 : 0 });
    return;
  }
  await tx.insert(deliveries).values({
    ...row,
    ...(shouldSend ? { state: 'waiting', recipient: to, message } : { state: 'none' }),
  });
  // Also if nothing is sent: timing must not reveal known addresses.
  await enqueueJob(tx, deliveryJobs[kind], { id });
}
