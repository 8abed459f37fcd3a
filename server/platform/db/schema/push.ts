import type { Notification, NotificationType } from '@parvis/api/entities/notification';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';
import { utcTimestamp } from './columns.ts';
import { sessions } from './people.ts';

export const pushSubscriptions = pgTable('push_subscriptions', {
  /** Hash of the endpoint; the last registration wins. */
  id: text().primaryKey(),
  /** One subscription per session. */
  session: text()
    .notNull()
    .unique()
    .references(() => sessions.hash, { onDelete: 'cascade' }),
  endpoint: text().notNull(),
  /** Encryption keys of the browser. */
  p256dh: text().notNull(),
  auth: text().notNull(),
  publicKey: text().notNull(),
  /** Origin for notification links. */
  origin: text().notNull(),
  /** Show message texts in notifications. */
  content: boolean().notNull().default(false),
  registered: utcTimestamp().notNull().defaultNow(),
});

/** Urgency, to save battery (RFC 8030, 5.3). */
export type Urgency = 'very-low' | 'low' | 'normal' | 'high';

/** State of a push; obsolete ones are `replaced` (newer one, or notifications off) or `read`. */
export type PushState = 'waiting' | 'sent' | 'gone' | 'refused' | 'late' | 'replaced' | 'read';

/**
 * Outgoing pushes, retried until accepted (`modules/messaging/pushJobs.ts`). Afterwards the content is deleted; state
 * and feedback stay two days.
 */
export const pushes = pgTable(
  'pushes',
  {
    id: text().primaryKey(),
    /** Null once the push service reports it gone; follows a changed endpoint. */
    subscription: text().references(() => pushSubscriptions.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    type: text().$type<NotificationType>().notNull(),
    csid: text().references(() => cases.csid, { onDelete: 'cascade' }),
    msgId: integer(),
    cuid: text(),
    staff: boolean().notNull(),
    /** Push topic: a newer one replaces older ones. Opaque to push services. */
    topic: text().notNull(),
    urgency: text().$type<Urgency>().notNull(),
    message: json().$type<Notification>(),
    /** Too large for the push service: resend with less text. */
    small: boolean().notNull().default(false),
    state: text().$type<PushState>().notNull().default('waiting'),
    /** HTTP status, or `network`. */
    reason: text(),
    tries: integer().notNull().default(0),
    due: utcTimestamp().notNull().defaultNow(),
    /** Expiry; not sent afterwards. */
    until: utcTimestamp().notNull(),
    created: utcTimestamp().notNull().defaultNow(),
    delivered: utcTimestamp(),
    shown: utcTimestamp(),
    clicked: utcTimestamp(),
    dismissed: utcTimestamp(),
  },
  (table) => [
    index('pushes_due').on(table.due).where(sql`state = 'waiting'`),
    index('pushes_subscription').on(table.subscription).where(sql`subscription is not null`),
    index('pushes_case').on(table.csid).where(sql`csid is not null`),
    index('pushes_created').on(table.created),
  ],
);
