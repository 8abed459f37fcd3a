import { localeSchema } from '@parvis/api/entities/basics';
import { type ackSchema, notificationSchema } from '@parvis/api/entities/notification';
import { deviceSchema } from '@parvis/api/entities/user';
import * as z from 'zod/mini';
import { messageTypes } from '../offline/messageTypes.ts';

/** Stored by the worker, which may start without a page. */
export const workerContextSchema = z.object({
  /** Acknowledgement address. */
  ack: z.string(),
  device: deviceSchema,
  locale: localeSchema,
  /** Current person: hides texts for others. */
  crUid: z.string(),
});
export type WorkerContext = z.infer<typeof workerContextSchema>;

/** Outcome of a notification, for the server. */
export type Ack = z.infer<typeof ackSchema>;

export const pageMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal(messageTypes.pushed), notification: notificationSchema }),
  z.object({ type: z.literal(messageTypes.open), path: z.string() }),
  z.object({ type: z.literal(messageTypes.subscription) }),
]);
