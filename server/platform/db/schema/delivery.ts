/** What is on its way to people. */
import { sql } from 'drizzle-orm';
import { date, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** A message in plain text, and as it is seen by those whose program shows more. An SMS has its text alone. */
export interface Message {
  subject?: string;
  text: string;
  /** The same words with a look. */
  html?: string;
  /** Where one press ends mails like this one (RFC 8058). */
  unsubscribe?: string;
  /** Who is answered, where that is not the sender. */
  replyTo?: MailAddress;
}

export interface MailMessage extends Message {
  subject: string;
}

/** A person's address with their name as they write it; empty where none is given. */
export interface MailAddress {
  name: string;
  address: string;
}

/**
 * What a message is about: a code; news of a case to who reported it, or to `staff` who have it in hand; a case that nobody takes (`call`), which passes quiet hours where it has to; a trial
 * that somebody asked for; or what somebody wrote on the contact page.
 */
export type About = 'code' | 'news' | 'staff' | 'call' | 'trial' | 'contact';

/** Messages that leave one after the other, tried again until they are taken (`delivery/jobs`). */
export const deliveries = pgTable(
  'deliveries',
  {
    id: text().primaryKey(),
    kind: text().$type<'mail' | 'sms'>().notNull().default('mail'),
    /** Of two that are about the same for one address only the newer one is worth something; of the contact page each is. */
    about: text().$type<About>().notNull(),
    /** Of news: a hash of the person, by which a day’s are counted. */
    person: text(),
    /** `none`: nobody is sent anything, and it takes as long as if somebody were. */
    state: text().$type<'waiting' | 'sent' | 'refused' | 'late' | 'replaced' | 'none'>().notNull(),
    recipient: text(),
    message: json().$type<Message>(),
    /** For whose staff or visitors it is, where that is known: its budget of a day. */
    cuid: text(),
    /** Under which a gateway knows it that took it. */
    reference: text(),
    /** What the gateway said of it later. */
    receipt: text().$type<'delivered' | 'failed'>(),
    tries: integer().notNull().default(0),
    /** Those of them of which nothing was taken for sure: they cost nothing. */
    untaken: integer().notNull().default(0),
    /** From then on it is worth nothing, and is sent no more. */
    until: instant().notNull(),
    created: instant().notNull().defaultNow(),
  },
  (table) => [
    index('deliveries_recipient').on(table.recipient).where(sql`state = 'waiting'`),
    index('deliveries_created').on(table.created),
    index('deliveries_reference').on(table.reference).where(sql`reference is not null`),
    index('deliveries_customer').on(table.cuid, table.created).where(sql`cuid is not null`),
    index('deliveries_person').on(table.person, table.created).where(sql`person is not null`),
  ],
);

/** What became of messages, by the day of their customer: they outlive the messages, and hold nothing of anybody. */
export const deliveryCounts = pgTable(
  'delivery_counts',
  {
    day: date().notNull(),
    /** Empty where a message was for no customer. */
    cuid: text().notNull(),
    way: text().$type<'push' | 'mail' | 'sms'>().notNull(),
    about: text().$type<About>().notNull(),
    /** As the page of administrators tells it. */
    state: text().notNull(),
    messages: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cuid, table.day, table.way, table.about, table.state] })],
);
