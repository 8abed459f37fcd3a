import * as z from 'zod/mini';
import type { ReadUpTo } from '../../lib/api/watchRead.ts';
import type { ErasedContent } from '../../lib/live/watchErased.ts';

/** For a press or a dismissal. */
const notificationDataSchema = z.object({
  id: z.string(),
  ack: z.string(),
  url: z.string(),
  csid: z.optional(z.string()),
  msgId: z.optional(z.number()),
  messages: z.number(),
});
export type NotificationData = z.infer<typeof notificationDataSchema>;

/** Undefined if foreign or of another version. */
export function parseNotificationData({ data }: Pick<Notification, 'data'>): NotificationData | undefined {
  const read = z.safeParse(notificationDataSchema, data);
  return read.success ? read.data : undefined;
}

export const isRead = (
  { csid, msgId = 0 }: { readonly csid?: string | undefined; readonly msgId?: number | undefined },
  read: readonly ReadUpTo[],
): boolean => read.some((one) => one.csid === csid && msgId <= (one.msgId ?? Number.POSITIVE_INFINITY));

export function closeErased(
  shown: readonly Pick<Notification, 'data' | 'close'>[],
  { csid, msgId }: ErasedContent,
): void {
  for (const one of shown) {
    const carried = parseNotificationData(one);
    if (carried?.csid === csid && (msgId === undefined || carried.msgId === msgId)) one.close();
  }
}

/** @returns their ids */
export function closeRead(
  shown: readonly Pick<Notification, 'data' | 'close'>[],
  read: readonly ReadUpTo[],
): string[] {
  const gone = shown.flatMap((one) => {
    const carried = parseNotificationData(one);
    return carried && isRead(carried, read) ? [{ one, id: carried.id }] : [];
  });
  for (const { one } of gone) one.close();
  return gone.map(({ id }) => id);
}
