import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, utcTimestamp } from './columns.ts';

/** Undelivered messages of a demo. */
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

/** Generated keys, for tokens and code hashes. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Distributed rate limit counters. */
export const sharedCounts = pgTable('shared_counts', {
  /** Keyed hash of counter and subject. */
  name: text().primaryKey(),
  count: integer().notNull(),
  /** End of the window, by the database's clock. */
  until: utcTimestamp().notNull(),
});

/** Heartbeats of job processes; jobs of silent ones are unlocked (`server/platform/jobs`). */
export const jobWorkers = pgTable('job_workers', {
  process: text().primaryKey(),
  /** Worker ids that lock jobs. */
  workers: text().array().notNull(),
  seen: utcTimestamp().notNull(),
});

/** Files of current and earlier app builds, for pages still open; shared by all servers. */
export const appFiles = pgTable('app_files', {
  name: text().primaryKey(),
  /** Brotli-compressed. */
  bytes: bytea().notNull(),
  /** Last time a running server had it. */
  needed: utcTimestamp().notNull().defaultNow(),
});
