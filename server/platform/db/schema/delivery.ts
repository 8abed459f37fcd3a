import { sql } from 'drizzle-orm';
import { date, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { utcTimestamp } from './columns.ts';

/** SMS have text only. */
export interface Message {
  subject?: string;
  text: string;
  html?: string;
  /** One-click unsubscribe URL (RFC 8058). */
  unsubscribe?: string;
  replyTo?: MailAddress;
}

export interface MailMessage extends Message {
  subject: string;
}

export interface MailAddress {
  name: string;
  address: string;
}

/**
 * Code; news for the reporter, followers (`follow`), a discussion (`gathering`, `host` for its staff) or assigned
 * `staff`; unassigned case (`call`), which may ignore quiet hours; `notice` of abuse to moderators, or of former staff
 * to managers; `mention` in a note; `link` for phone reporters; requested trial; contact page.
 */
export type DeliveryPurpose =
  | 'code'
  | 'news'
  | 'follow'
  | 'gathering'
  | 'host'
  | 'staff'
  | 'call'
  | 'notice'
  | 'mention'
  | 'link'
  | 'trial'
  | 'contact';

/** Retried until accepted (`delivery/jobs`). */
export const deliveries = pgTable(
  'deliveries',
  {
    id: text().primaryKey(),
    kind: text().$type<'mail' | 'sms'>().notNull().default('mail'),
    /** A newer one to the recipient replaces a waiting one, except of the contact page. */
    about: text().$type<DeliveryPurpose>().notNull(),
    /** Hash of the person, for daily limits of news. */
    person: text(),
    /** `none`: a decoy of equal duration that sends nothing. */
    state: text().$type<'waiting' | 'sent' | 'refused' | 'late' | 'replaced' | 'none'>().notNull(),
    recipient: text(),
    message: json().$type<Message>(),
    /** Charged for its daily limit. */
    cuid: text(),
    reference: text(),
    receipt: text().$type<'delivered' | 'failed'>(),
    tries: integer().notNull().default(0),
    /** Not accepted, so free of charge. */
    untaken: integer().notNull().default(0),
    /** Not sent afterwards. */
    until: utcTimestamp().notNull(),
    created: utcTimestamp().notNull().defaultNow(),
  },
  (table) => [
    index('deliveries_recipient').on(table.recipient).where(sql`state = 'waiting'`),
    index('deliveries_created').on(table.created),
    index('deliveries_reference').on(table.reference).where(sql`reference is not null`),
    index('deliveries_customer').on(table.cuid, table.created).where(sql`cuid is not null`),
    index('deliveries_person').on(table.person, table.created).where(sql`person is not null`),
  ],
);

/** Anonymous, by day and customer; outlive the messages. */
export const deliveryCounts = pgTable(
  'delivery_counts',
  {
    day: date().notNull(),
    /** Empty without a customer. */
    cuid: text().notNull(),
    way: text().$type<'push' | 'mail' | 'sms'>().notNull(),
    about: text().$type<DeliveryPurpose>().notNull(),
    /** As shown to administrators. */
    state: text().notNull(),
    messages: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cuid, table.day, table.way, table.about, table.state] })],
);
