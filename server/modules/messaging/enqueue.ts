import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { type About, deliveries, type MailMessage, verifications } from '../../platform/db/schema.ts';
import { enqueueJob } from '../../platform/jobs/defineJob.ts';
import type { Services } from '../context/services.ts';
import { sendJobs } from './messageJobs.ts';

export type Written =
  | { readonly kind: 'mail'; readonly to: string; readonly message: MailMessage }
  | { readonly kind: 'sms'; readonly to: string; readonly message: { text: string } };

export type Letter = Written & {
  /** Stable across retries, so that recipients detect duplicates. */
  readonly id: string;
  readonly about: About;
  readonly cuid?: string | undefined;
  /** A hash of the recipient of news. */
  readonly person?: string;
  readonly until: Date;
  /** False sends nothing, in the same time. */
  readonly goes: boolean;
};

const askerOf = (id: SQLWrapper | string) =>
  sql`(select ${verifications.requester} from ${verifications} where ${verifications.rqid} = ${id})`;

/** Replaces waiting messages about the same subject. */
const withdrawOlder = (tx: Tx, { id, about, to, goes }: Letter): Promise<unknown> =>
  tx
    .update(deliveries)
    .set({ state: 'replaced', recipient: null, message: null })
    .where(
      and(
        eq(deliveries.recipient, to),
        eq(deliveries.about, about),
        eq(deliveries.state, 'waiting'),
        sql`${askerOf(deliveries.id)} is not distinct from ${askerOf(id)}`,
        // Each call is about a case of its own.
        sql`${goes && about !== 'call'}`,
      ),
    );

/** Enqueues a message within a transaction. */
export async function enqueue(
  services: Pick<Services, 'mail' | 'sms'>,
  tx: Tx,
  letter: Letter,
): Promise<void> {
  const { id, kind, about, cuid, person, to, message, until, goes } = letter;
  const { record } = services[kind];
  if (about !== 'contact') await withdrawOlder(tx, letter);
  const row = { id, kind, about, cuid, person, until };
  if (record) {
    if (goes) await record(tx, letter);
    await tx.insert(deliveries).values({ ...row, state: goes ? 'sent' : 'none', tries: goes ? 1 : 0 });
    return;
  }
  await tx.insert(deliveries).values({
    ...row,
    ...(goes ? { state: 'waiting', recipient: to, message } : { state: 'none' }),
  });
  // Also if nothing is sent: timing must not reveal known addresses.
  await enqueueJob(tx, sendJobs[kind], { id });
}
