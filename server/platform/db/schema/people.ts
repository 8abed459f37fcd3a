import type { BlockReason } from '@parvis/api/entities/block';
import type { DeskKeys, Device, MailNews, Settings } from '@parvis/api/entities/user';
import type { NumberRefused } from '@parvis/questionnaire/model/values/mobile';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { utcTimestamp } from './columns.ts';
import { customers } from './customers.ts';

/** Anonymous until an address is verified. */
export const identities = pgTable(
  'identities',
  {
    crUid: text().primaryKey(),
    email: text().unique(),
    /** Digits with country code. */
    phone: text().unique(),
    /** After a merge by verified address. */
    mergedInto: text(),
    /** Null if never asked. */
    news: text().$type<MailNews>(),
    /** Null if never asked. */
    smsNews: boolean(),
    /** Shortcuts; null if unchanged. */
    deskKeys: json().$type<DeskKeys>(),
    created: utcTimestamp().notNull().defaultNow(),
  },
  (table) => [
    index('identities_news').on(table.crUid).where(sql`news in ('fact', 'words')`),
    index('identities_sms_news').on(table.crUid).where(sql`sms_news`),
    index('identities_merged').on(table.mergedInto).where(sql`merged_into is not null`),
  ],
);

/** Hash of the cookie. */
export const sessions = pgTable(
  'sessions',
  {
    hash: text().primaryKey(),
    crUid: text().references(() => identities.crUid),
    settings: json().$type<Settings>().notNull().default({}),
    device: json().$type<Device>(),
    userAgent: text(),
    /** Hash of the device cookie (`known_devices`); null after sign-out. */
    knownAs: text(),
    /** Parent session at another host; deletes cascade. */
    openedBy: text().references((): AnyPgColumn => sessions.hash, { onDelete: 'cascade' }),
    qrid: text(),
    qridDate: utcTimestamp(),
    qridUsed: boolean().notNull().default(false),
    created: utcTimestamp().notNull().defaultNow(),
    expires: utcTimestamp().notNull(),
  },
  (table) => [
    index('sessions_person').on(table.crUid),
    index('sessions_expires').on(table.expires),
    index('sessions_opened_by').on(table.openedBy),
  ],
);

/** By cookie hash; strangers cannot exhaust a known person's limits. */
export const knownDevices = pgTable(
  'known_devices',
  {
    hash: text().notNull(),
    crUid: text()
      .notNull()
      .references(() => identities.crUid, { onDelete: 'cascade' }),
    used: utcTimestamp().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hash, table.crUid] }),
    index('known_devices_person').on(table.crUid),
  ],
);

/** Persons blocked by a customer. */
export const blocks = pgTable(
  'blocks',
  {
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    crUid: text()
      .notNull()
      .references(() => identities.crUid, { onDelete: 'cascade' }),
    reason: json().$type<BlockReason[]>().notNull(),
    at: utcTimestamp().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.cuid, table.crUid] }), index('blocks_person').on(table.crUid)],
);

/** Verification requests; codes are hashed. */
export const verifications = pgTable(
  'verifications',
  {
    rqid: text().primaryKey(),
    /** Lower-case e-mail, or phone digits. */
    address: text('email').notNull(),
    kind: text().$type<'mail' | 'sms'>().notNull().default('mail'),
    /** Previous request, for an account with both addresses. */
    completes: text(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    used: boolean().notNull().default(false),
    /** Hash of known device, identity, or network. */
    requester: text(),
    /** Hash of person or browser that may give the code. */
    holder: text(),
    /** Hash of IPv4 address or IPv6 /48. */
    network: text(),
    /** Counted separately from strangers. */
    known: boolean().notNull().default(false),
    /** Claimed as own. */
    own: boolean().notNull().default(false),
    /** Failed requests do not count. */
    sent: boolean().notNull().default(true),
    created: utcTimestamp().notNull().defaultNow(),
    expires: utcTimestamp().notNull(),
  },
  (table) => [
    index('verifications_email').on(table.address, table.created),
    index('verifications_network').on(table.network, table.created),
    index('verifications_requester').on(table.requester, table.created),
    index('verifications_holder').on(table.holder, table.created),
  ],
);

/** Secrets are hashed; the compared number is not stored. */
export const deskRequests = pgTable(
  'desk_requests',
  {
    desk: text().primaryKey(),
    /** Displayed secret, hashed. */
    code: text().notNull().unique(),
    state: text()
      .$type<'waiting' | 'seen' | 'approved' | 'used' | 'refused' | 'wrongDigits' | 'seenTwice'>()
      .notNull()
      .default('waiting'),
    device: json().$type<Pick<Device, 'type' | 'os' | 'browser'>>(),
    /** First phone that scanned it; deletes cascade. */
    phone: text().references(() => sessions.hash, { onDelete: 'cascade' }),
    created: utcTimestamp().notNull().defaultNow(),
    expires: utcTimestamp().notNull(),
  },
  (table) => [index('desk_requests_phone').on(table.phone)],
);

/** SMS codes to prove a number, one per person; signatures only. */
export const phoneDiscoveries = pgTable(
  'phone_discoveries',
  {
    usid: text().primaryKey(),
    crUid: text()
      .notNull()
      .unique()
      .references(() => identities.crUid, { onDelete: 'cascade' }),
    /** Null until received. */
    phone: text(),
    /** Another number may still send it. */
    refused: text().$type<NumberRefused>(),
    created: utcTimestamp().notNull().defaultNow(),
    expires: utcTimestamp().notNull(),
  },
  (table) => [index('phone_discoveries_phone').on(table.phone).where(sql`phone is not null`)],
);

/** One-minute tokens, against reuse. */
export const spentTokens = pgTable('spent_tokens', {
  jti: text().primaryKey(),
  expires: utcTimestamp().notNull(),
});
