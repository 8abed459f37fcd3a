import { sql } from 'drizzle-orm';
import { date, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { utcTimestamp } from './columns.ts';

/** A message; SMS have text only. */
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
 * Purpose of a message: code; news for the reporter, for who follows (`follow`), of a discussion (`gathering`, and `host` for its staff) or for assigned `staff`; alert about an unassigned case
 * (`call`), which may ignore quiet hours; `notice` of abuse to who moderates, or of who left the staff to managers; `mention` of a colleague in a note; `link` of who reported by phone; requested trial; contact page.
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

/** Outgoing mails and SMS, retried until accepted (`delivery/jobs`). */
export const deliveries = pgTable(
  'deliveries',
  {
    id: text().primaryKey(),
    kind: text().$type<'mail' | 'sms'>().notNull().default('mail'),
    /** A newer message with this purpose and recipient replaces a waiting one, except of the contact page. */
    about: text().$type<DeliveryPurpose>().notNull(),
    /** Hash of the person, for daily limits of news. */
    person: text(),
    /** `none`: a decoy that takes the same time but sends nothing. */
    state: text().$type<'waiting' | 'sent' | 'refused' | 'late' | 'replaced' | 'none'>().notNull(),
    recipient: text(),
    message: json().$type<Message>(),
    /** Customer charged for its daily limit. */
    cuid: text(),
    reference: text(),
    receipt: text().$type<'delivered' | 'failed'>(),
    tries: integer().notNull().default(0),
    /** Tries surely not accepted, so free of charge. */
    untaken: integer().notNull().default(0),
    /** Expiry; not sent afterwards. */
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

/** Anonymous delivery statistics by day and customer; they outlive the messages. */
export const deliveryCounts = pgTable(
  'delivery_counts',
  {
    day: date().notNull(),
    /** Empty if there is no customer. */
    cuid: text().notNull(),
    way: text().$type<'push' | 'mail' | 'sms'>().notNull(),
    about: text().$type<DeliveryPurpose>().notNull(),
    /** State as shown to administrators. */
    state: text().notNull(),
    messages: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cuid, table.day, table.way, table.about, table.state] })],
);
