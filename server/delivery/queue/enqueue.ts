import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../store/database.ts';
import { deliveries } from '../../store/schema.ts';
import type { Mail } from '../mail.ts';

/** A message for somebody. */
export interface Letter {
  /** Under which it is known from its first try to its last, to those who receive it too. */
  readonly id: string;
  readonly about: 'code';
  readonly mail: Mail;
  /** From then on it is worth nothing. */
  readonly until: Date;
  /** False where nobody is to be sent anything: it takes as long, and nothing of it is kept. */
  readonly goes: boolean;
}

/** Puts a message on its way as a part of a change, in place of one about the same that still waits for this address. */
export async function enqueue(tx: Tx, { id, about, mail, until, goes }: Letter): Promise<void> {
  const { to, ...message } = mail;
  await tx
    .update(deliveries)
    .set({ state: 'replaced', recipient: null, message: null })
    .where(
      and(
        eq(deliveries.recipient, to),
        eq(deliveries.about, about),
        eq(deliveries.state, 'waiting'),
        sql`${goes}`,
      ),
    );
  await tx.insert(deliveries).values({
    ...{ id, about, until },
    state: goes ? 'waiting' : 'none',
    ...(goes && { recipient: to, message }),
  });
}
