import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from '../../store/database.ts';
import { type About, deliveries, type MailMessage, verifications } from '../../store/schema.ts';

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

/** Takes back what still waits for this address and is about the same. */
const replaceOlder = (tx: Tx, { id, about, to, goes }: Letter): Promise<unknown> =>
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

/**
 * Puts a message on its way as a part of a change, in place of one about the same that still waits for this address. A code takes
 * the place of one of the same requester alone: no stranger makes the owner's vanish. A message of the contact page takes the place of none.
 */
export async function enqueue(tx: Tx, letter: Letter): Promise<void> {
  const { id, kind, about, cuid, person, to, message, until, goes } = letter;
  if (about !== 'contact') await replaceOlder(tx, letter);
  await tx.insert(deliveries).values({
    ...{ id, kind, about, cuid, person, until },
    state: goes ? 'waiting' : 'none',
    ...(goes && { recipient: to, message }),
  });
}
