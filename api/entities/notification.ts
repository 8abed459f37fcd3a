import * as z from 'zod/mini';
import { codeSchema, idSchema, instantSchema, orNewer } from './basics.ts';

/**
 * What a pushed notification tells of: a new case, a step of a case, a message in one (specification 2). `trial` is beyond it: whoever
 * wants to know whether pushes reach this device asks for one.
 */
export const notificationTypes = ['newCsid', 'caseUpdate', 'caseMsg', 'trial'] as const;
/** What a pushed notification tells of. */
export type NotificationType = (typeof notificationTypes)[number];

/** Up to where a case was read: what tells of it up to there can be taken away. */
export const readUpToSchema = z.object({ csid: idSchema, msgId: z.number() });

/** Up to where a case was read. */
export type ReadUpTo = z.infer<typeof readUpToSchema>;

/** What is pushed to a browser, encrypted for it alone: so that its worker can show it at once, and without a network. */
export const notificationSchema = z.object({
  /** By which it is acknowledged, with `ack`. */
  id: idSchema,
  type: orNewer(z.enum(notificationTypes)),
  /** Of whose case, for whom: nothing of a trial, but for whom. */
  csid: z.optional(idSchema),
  cuid: z.optional(codeSchema),
  ccatCode: z.optional(codeSchema),
  msgId: z.optional(z.number()),
  crUid: idSchema,
  staff: z.boolean(),
  /** Words, in this language: of the message itself only where whoever has the device wanted that. */
  author: z.optional(z.string()),
  title: z.string(),
  body: z.string(),
  language: z.string(),
  /** Where it leads: a path of the site that was subscribed at, or an address of another one. */
  url: z.string(),
  /** The picture of the customer, likewise. */
  icon: z.optional(z.string()),
  /** How many cases wait to be read, for the badge of the app. */
  unread: z.optional(z.number()),
  /** Of several with the same tag the newest alone is shown. */
  tag: z.string(),
  at: instantSchema,
  /** With which `notif/ack` believes whoever acknowledges it. */
  ack: z.string(),
  /** What was read elsewhere since: notifications that tell of it are taken away. */
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
  /** The key of the server that it was made with; the newest one where it is left out. */
  publicKey: z.optional(keySchema(65)),
  /** Words of messages are wanted in notifications there; as before where it is left out, and not at first. */
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
