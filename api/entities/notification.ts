import * as z from 'zod/mini';
import { codeSchema, idSchema, instantSchema, orNewer } from './basics.ts';

/** Types of push notifications (specification 2), and `trial`, which tests whether pushes reach a device. */
export const notificationTypes = ['newCsid', 'caseUpdate', 'caseMsg', 'trial'] as const;
/** What a pushed notification tells of. */
export type NotificationType = (typeof notificationTypes)[number];

/** Up to where a case was read: what tells of it up to there can be taken away. */
export const readUpToSchema = z.object({ csid: idSchema, msgId: z.int() });

/** Up to where a case was read. */
export type ReadUpTo = z.infer<typeof readUpToSchema>;

/** What is pushed to a browser, encrypted for it alone: so that its worker can show it at once, and without a network. */
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
/** What is pushed to a browser. */
export type Notification = z.infer<typeof notificationSchema>;

/** The address at which a browser is pushed to, in UTF-16 units. */
const ENDPOINT_MAX = 1024;

/** A key of a browser: `bytes` bytes in base64url. */
const keySchema = (bytes: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`)));

/** Where a browser is pushed to, as it writes its subscription itself, and what is wanted there. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.string().check(z.maxLength(ENDPOINT_MAX), z.regex(/^https?:\/\/[!-~]+$/)),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.object({ p256dh: keySchema(65), auth: keySchema(16) }),
  publicKey: z.optional(keySchema(65)),
  content: z.optional(z.boolean()),
});
/** Where a browser is pushed to, and what is wanted there. */
export type PushSubscriptionGiven = z.infer<typeof pushSubscriptionSchema>;

/** What became of a notification on a device. */
export const notificationStates = ['delivered', 'shown', 'clicked', 'dismissed'] as const;
/** What became of a notification on a device. */
export type NotificationState = (typeof notificationStates)[number];

/** A worker tells what became of one notification. */
export const ackSchema = z.object({
  id: idSchema,
  ack: idSchema,
  state: z.enum(notificationStates),
});
