import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, utcTimestamp } from './columns.ts';

/** Messages of a demo. */
export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  delivery: text(),
  at: utcTimestamp().notNull().defaultNow(),
  kind: text().$type<'mail' | 'sms'>().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
});

/** Contact page messages, deduplicated. */
export const contactMails = pgTable(
  'contact_mails',
  {
    id: text().primaryKey(),
    challenge: text().notNull().unique(),
    signature: text(),
    sent: boolean().notNull().default(false),
    created: utcTimestamp().notNull().defaultNow(),
  },
  (table) => [index('contact_mails_created').on(table.created)],
);

/** For tokens and code hashes. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Rate limits. */
export const sharedCounts = pgTable('shared_counts', {
  /** Of counter and subject. */
  name: text().primaryKey(),
  count: integer().notNull(),
  /** By the database's clock. */
  until: utcTimestamp().notNull(),
});

/** Heartbeats; jobs of silent ones are unlocked (`server/platform/jobs`). */
export const jobWorkers = pgTable('job_workers', {
  process: text().primaryKey(),
  workers: text().array().notNull(),
  seen: utcTimestamp().notNull(),
});

/** Current and earlier builds, for open pages of all servers. */
export const appFiles = pgTable('app_files', {
  name: text().primaryKey(),
  /** Brotli. */
  bytes: bytea().notNull(),
  /** Last seen on a running server. */
  needed: utcTimestamp().notNull().defaultNow(),
});
