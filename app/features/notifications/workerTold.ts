import { localeSchema } from '@parvis/api/entities/basics';
import { type ackSchema, notificationSchema } from '@parvis/api/entities/notification';
import { deviceSchema } from '@parvis/api/entities/user';
import * as z from 'zod/mini';
import { told } from '../offline/noticeTypes.ts';

/** What the worker is told of the device, and keeps: it is stopped at any moment, and starts where no page is. */
export const aboutSchema = z.object({
  /** Where it tells what became of a notification. */
  ack: z.string(),
  device: deviceSchema,
  locale: localeSchema,
  /** Who is here: of anybody else no word is shown. */
  crUid: z.string(),
});
/** What the worker is told of the device. */
export type About = z.infer<typeof aboutSchema>;

/** What became of a notification, as the server is told. */
export type Ack = z.infer<typeof ackSchema>;

/** What the worker tells pages; of another version's it is not known what it is. */
export const toldToPage = z.discriminatedUnion('type', [
  z.object({ type: z.literal(told.pushed), notification: notificationSchema }),
  z.object({ type: z.literal(told.open), path: z.string() }),
  z.object({ type: z.literal(told.subscription) }),
]);
