import type { Outbox } from '../data/outbox/outbox.ts';
import type { OutboxItem } from '../data/outgoing.ts';

/** What was written before a step has not gone: the step would come before it. */
export class MessageWaits extends Error {}

const isWaitingIn =
  (csid: string) =>
  (item: OutboxItem): boolean =>
    item.csid === csid && !item.refused;

/**
 * Sends first what waits in a case: a reply that came after a close would be refused.
 * @throws MessageWaits where it does not go now
 */
export async function messagesGone(outbox: Pick<Outbox, 'items' | 'wake'>, csid: string): Promise<void> {
  const waits = isWaitingIn(csid);
  if (!outbox.items().some(waits)) return;
  await outbox.wake();
  if (outbox.items().some(waits)) throw new MessageWaits();
}
