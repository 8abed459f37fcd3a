import type { Notification, NotificationType } from '@parvis/api/entities/notification';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';
import { utcTimestamp } from './columns.ts';
import { sessions } from './people.ts';

export const pushSubscriptions = pgTable('push_subscriptions', {
  /** Hash of the endpoint; last registration wins. */
  id: text().primaryKey(),
  session: text()
    .notNull()
    .unique()
    .references(() => sessions.hash, { onDelete: 'cascade' }),
  endpoint: text().notNull(),
  /** Of the browser. */
  p256dh: text().notNull(),
  auth: text().notNull(),
  publicKey: text().notNull(),
  /** Of notification links. */
  origin: text().notNull(),
  /** Shows message texts. */
  content: boolean().notNull().default(false),
  registered: utcTimestamp().notNull().defaultNow(),
});

/** Saves battery (RFC 8030, 5.3). */
export type Urgency = 'very-low' | 'low' | 'normal' | 'high';

/** `replaced`: newer one, or notifications off. */
export type PushState = 'waiting' | 'sent' | 'gone' | 'refused' | 'late' | 'replaced' | 'read';

/**
 * Retried until accepted (`modules/messaging/pushJobs.ts`). Then deletes the content; state and feedback stay two days.
 */
export const pushes = pgTable(
  'pushes',
  {
    id: text().primaryKey(),
    /** Null once gone; follows a changed endpoint. */
    subscription: text().references(() => pushSubscriptions.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    type: text().$type<NotificationType>().notNull(),
    csid: text().references(() => cases.csid, { onDelete: 'cascade' }),
    msgId: integer(),
    cuid: text(),
    staff: boolean().notNull(),
    /** Opaque to push services: a newer one replaces older ones. */
    topic: text().notNull(),
    urgency: text().$type<Urgency>().notNull(),
    message: json().$type<Notification>(),
    /** Too large before: less text. */
    small: boolean().notNull().default(false),
    state: text().$type<PushState>().notNull().default('waiting'),
    /** HTTP status or `network`. */
    reason: text(),
    tries: integer().notNull().default(0),
    due: utcTimestamp().notNull().defaultNow(),
    /** Not sent afterwards. */
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
