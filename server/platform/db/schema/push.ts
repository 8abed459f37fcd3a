/** Browsers to which news are pushed, and what is on its way to them. */
import type { Notification, NotificationType } from '@parvis/api/entities/notification';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';
import { instant } from './columns.ts';
import { sessions } from './people.ts';

export const pushSubscriptions = pgTable('push_subscriptions', {
  /** Hash of its address: whoever registers it last has it. */
  id: text().primaryKey(),
  /** One for each: a browser has one at a site. */
  session: text()
    .notNull()
    .unique()
    .references(() => sessions.hash, { onDelete: 'cascade' }),
  endpoint: text().notNull(),
  /** The keys that messages are encrypted for. */
  p256dh: text().notNull(),
  auth: text().notNull(),
  /** The key of this server that it was made with, and that it is pushed to with as long as it is there. */
  publicKey: text().notNull(),
  /** The site at which it was made: links of notifications lead there. */
  origin: text().notNull(),
  /** Words of messages are wanted in notifications. */
  content: boolean().notNull().default(false),
  registered: instant().notNull().defaultNow(),
});

/** How much a push is worth to the battery of a phone (RFC 8030, 5.3). */
export type Urgency = 'very-low' | 'low' | 'normal' | 'high';

/**
 * What became of a push: on its way; taken by its push service; never (why: `gone`, `refused`, `late`); no more needed, since a newer
 * one took its place or its person wants none any more (`replaced`), or what it tells of was read (`read`).
 */
export type PushState = 'waiting' | 'sent' | 'gone' | 'refused' | 'late' | 'replaced' | 'read';

/**
 * Notifications that leave one after the other, tried again until they are taken (`delivery/push/jobs`). Once one is over its words are gone;
 * that there was one, and what its device told of it, stays for two days.
 */
export const pushes = pgTable(
  'pushes',
  {
    id: text().primaryKey(),
    /** Nothing once its push service knows it no more; a browser that gets another address is still the same. */
    subscription: text().references(() => pushSubscriptions.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    type: text().$type<NotificationType>().notNull(),
    csid: text().references(() => cases.csid, { onDelete: 'cascade' }),
    msgId: integer(),
    cuid: text(),
    staff: boolean().notNull(),
    /** Of several with the same topic for one browser the newest alone is worth something; push services are told it, and cannot read it. */
    topic: text().notNull(),
    urgency: text().$type<Urgency>().notNull(),
    message: json().$type<Notification>(),
    /** Its push service found it too large: it goes with few words. */
    small: boolean().notNull().default(false),
    state: text().$type<PushState>().notNull().default('waiting'),
    /** What was answered last: a number of HTTP, or `network`. */
    reason: text(),
    tries: integer().notNull().default(0),
    /** When it is tried next. */
    due: instant().notNull().defaultNow(),
    /** From then on it is worth nothing, and is sent no more. */
    until: instant().notNull(),
    created: instant().notNull().defaultNow(),
    /** What its device told of it. */
    delivered: instant(),
    shown: instant(),
    clicked: instant(),
    dismissed: instant(),
  },
  (table) => [
    index('pushes_due').on(table.due).where(sql`state = 'waiting'`),
    index('pushes_subscription').on(table.subscription).where(sql`subscription is not null`),
    index('pushes_case').on(table.csid).where(sql`csid is not null`),
    index('pushes_created').on(table.created),
  ],
);
