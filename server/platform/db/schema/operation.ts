/** What the server keeps to do its work. */
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';

/** What would have been sent, where no transport is configured (demonstration). */
export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** The message on its way (`deliveries`) that it was. */
  delivery: text(),
  at: instant().notNull().defaultNow(),
  kind: text().$type<'mail' | 'sms'>().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
});

/** Messages of the contact page, so that each goes out once. */
export const contactMails = pgTable(
  'contact_mails',
  {
    id: text().primaryKey(),
    challenge: text().notNull().unique(),
    signature: text(),
    /** It was put on its way. */
    sent: boolean().notNull().default(false),
    created: instant().notNull().defaultNow(),
  },
  (table) => [index('contact_mails_created').on(table.created)],
);

/** Keys made once by the server and kept: token signing, code hashing. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** What the server remembers about itself, by name. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** How often something was done within the last minutes, for all servers together: limits, newcomers, scans. */
export const sharedCounts = pgTable('shared_counts', {
  /** A keyed hash of what is counted and of whom. */
  name: text().primaryKey(),
  count: integer().notNull(),
  /** When it begins anew, by the clock of the database. */
  until: instant().notNull(),
});

/** Processes that run jobs: whoever was not seen for half a minute died, and its jobs are taken again (`server/platform/jobs`). */
export const jobWorkers = pgTable('job_workers', {
  process: text().primaryKey(),
  /** The names under which its workers lock jobs. */
  workers: text().array().notNull(),
  seen: instant().notNull(),
});

/** Files of the built app, of this build and of earlier ones that pages may still be open of: all servers have all of them. */
export const appFiles = pgTable('app_files', {
  name: text().primaryKey(),
  /** As it travels, packed by brotli. */
  bytes: bytea().notNull(),
  /** When a server that runs had it last. */
  needed: instant().notNull().defaultNow(),
});
