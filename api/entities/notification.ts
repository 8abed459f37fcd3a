import * as z from 'zod/mini';
import { codeSchema, idSchema, instantSchema, orNewer } from './basics.ts';

/**
 * Types of push notifications (specification 2), and `trial`, which tests whether pushes reach a
 * device.
 */
export const notificationTypes = ['newCsid', 'caseUpdate', 'caseMsg', 'trial'] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** Read position of a case: notifications up to it can be removed. */
export const readUpToSchema = z.object({ csid: idSchema, msgId: z.int() });

export type ReadUpTo = z.infer<typeof readUpToSchema>;

/**
 * A push, encrypted for one browser; complete, so that its worker can show it without a network.
 */
export const notificationSchema = z.object({
  id: idSchema,
  type: orNewer(z.enum(notificationTypes)),
  csid: z.optional(idSchema),
  cuid: z.optional(codeSchema),
  ccatCode: z.optional(codeSchema),
  msgId: z.optional(z.int()),
  crUid: idSchema,
  staff: z.boolean(),
  author: z.optional(z.string()),
  title: z.string(),
  body: z.string(),
  language: z.string(),
  url: z.string(),
  icon: z.optional(z.string()),
  unread: z.optional(z.int()),
  tag: z.string(),
  at: instantSchema,
  ack: z.string(),
  read: z.optional(z.array(readUpToSchema)),
});
export type Notification = z.infer<typeof notificationSchema>;

/** Push endpoint of a browser, in UTF-16 units. */
const ENDPOINT_MAX = 1024;

/** A key of a browser: `bytes` bytes in base64url. */
const createKeySchema = (bytes: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`)));

/** A push subscription as the browser writes it, with the wanted types. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.string().check(z.maxLength(ENDPOINT_MAX), z.regex(/^https?:\/\/[!-~]+$/)),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.object({ p256dh: createKeySchema(65), auth: createKeySchema(16) }),
  publicKey: z.optional(createKeySchema(65)),
  content: z.optional(z.boolean()),
});
export type PushSubscriptionGiven = z.infer<typeof pushSubscriptionSchema>;

/** What happened to a notification on a device. */
export const notificationStates = ['delivered', 'shown', 'clicked', 'dismissed'] as const;
export type NotificationState = (typeof notificationStates)[number];

/** Receipt of one notification, from the worker. */
export const ackSchema = z.object({
  id: idSchema,
  ack: idSchema,
  state: z.enum(notificationStates),
});
