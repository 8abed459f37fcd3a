import { and, eq, notInArray } from 'drizzle-orm';
import { timeNow } from '../base/clock.ts';
import { Refusal } from '../base/refusal.ts';
import { enqueue } from '../messageQueue/enqueue.ts';
import { type Taker, takeFrom } from '../proof/takeFrom.ts';
import type { Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { contactMails, deliveries, type MailMessage } from '../store/schema.ts';

/** Hours after which a message that could not be mailed is given up: its row is let go of after two days, and the operator is told before. */
const WORTH_HOURS = 46;

/** A message: under which id, for which challenge, and by what it is known again. */
export interface Claim {
  id: string;
  challenge: string;
  signature: string;
}

/** A message as it is mailed, and to whom; without `cuid` to whoever runs the service. */
export interface ContactLetter {
  to: string;
  cuid: string | undefined;
  message: MailMessage;
}

/** By what the queue and the programs of who receives it know a message: its device made the id, and knows other names of the queue. */
export const nameOf = ({ id }: Claim): string => `contact.${id}`;

/**
 * Whether a message is to be put on its way: it is new, or was given up and is sent again. One at a time asks for the same.
 * @throws Refusal conflict when another message has its id
 */
async function isToGo(tx: Tx, asked: Claim): Promise<boolean | 'wrongSolution'> {
  const made = await tx
    .insert(contactMails)
    .values({ ...asked, sent: true })
    .onConflictDoNothing()
    .returning({ id: contactMails.id });
  if (made.length > 0) return true;
  const own = eq(contactMails.id, asked.id);
  const [row] = await tx.select().from(contactMails).where(own).for('update');
  // A challenge that was taken for another is solved for none.
  if (!row) return 'wrongSolution';
  if (row.signature !== null && row.signature !== asked.signature)
    throw new Refusal('conflict', { path: 'body.id' });
  const givenUp = notInArray(deliveries.state, ['waiting', 'sent']);
  const again = row.sent
    ? await tx
        .delete(deliveries)
        .where(and(eq(deliveries.id, nameOf(asked)), givenUp))
        .returning()
    : await tx.update(contactMails).set({ sent: true }).where(own).returning();
  return again.length > 0;
}

/**
 * Puts a message on its way, unless it is or was.
 * @returns false where its challenge was taken for another
 * @throws Refusal conflict when another message has its id, tooMany
 */
export async function putOnce(
  services: Services,
  tx: Tx,
  asked: Claim,
  { to, cuid, message }: ContactLetter,
  taker: Taker,
): Promise<boolean> {
  const isNew = await isToGo(tx, asked);
  if (isNew !== true) return isNew !== 'wrongSolution';
  await takeFrom(services, tx, [{ limit: 'contactMailsOfCustomer', of: cuid ?? '', points: 1 }], taker);
  await enqueue(services, tx, {
    ...({ kind: 'mail', about: 'contact', id: nameOf(asked), to, cuid, message } as const),
    ...{ until: new Date(timeNow() + WORTH_HOURS * 3_600_000), goes: true },
  });
  return true;
}
