import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { type About, deliveries, type MailMessage, verifications } from '../../platform/db/schema.ts';
import { enqueueJob } from '../../platform/jobs/defineJob.ts';
import type { Services } from '../context/services.ts';
import { sendJobs } from './messageJobs.ts';

/** What goes which way: a mail has a subject, an SMS its text alone. */
export type Written =
  | { readonly kind: 'mail'; readonly to: string; readonly message: MailMessage }
  | { readonly kind: 'sms'; readonly to: string; readonly message: { text: string } };

/** A message for somebody. */
export type Letter = Written & {
  /** Under which it is known from its first try to its last, to those who receive it too. */
  readonly id: string;
  readonly about: About;
  /** For whose staff or visitors it is, where that is known. */
  readonly cuid?: string | undefined;
  /** Of news: a hash of the person. */
  readonly person?: string;
  /** From then on it is worth nothing. */
  readonly until: Date;
  /** False where nobody is to be sent anything: it takes as long, and nothing of it is kept. */
  readonly goes: boolean;
};

/** Who asked for the code of a message; nobody where it is none. */
const askerOf = (id: SQLWrapper | string) =>
  sql`(select ${verifications.requester} from ${verifications} where ${verifications.rqid} = ${id})`;

/** Withdraws what still waits for this address and is about the same. */
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

/** Enqueues a message as a part of a change, in place of one about the same that still waits for this address. */
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
  // Also where nobody is sent anything: it must take as long.
  await enqueueJob(tx, sendJobs[kind], { id });
}
