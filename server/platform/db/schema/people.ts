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

/** A person; anonymous until an e-mail address or mobile number is verified. */
export const identities = pgTable(
  'identities',
  {
    crUid: text().primaryKey(),
    email: text().unique(),
    /** Digits with country code. */
    phone: text().unique(),
    /** Surviving identity after a merge by verified address. */
    mergedInto: text(),
    /** News by mail; null if never asked. */
    news: text().$type<MailNews>(),
    /** News by SMS; null if never asked. */
    smsNews: boolean(),
    /** Keys of the desk; null if never changed. */
    deskKeys: json().$type<DeskKeys>(),
    created: utcTimestamp().notNull().defaultNow(),
  },
  (table) => [
    index('identities_news').on(table.crUid).where(sql`news in ('fact', 'words')`),
    index('identities_sms_news').on(table.crUid).where(sql`sms_news`),
    index('identities_merged').on(table.mergedInto).where(sql`merged_into is not null`),
  ],
);

/** A session, by the hash of its cookie. */
export const sessions = pgTable(
  'sessions',
  {
    hash: text().primaryKey(),
    crUid: text().references(() => identities.crUid),
    settings: json().$type<Settings>().notNull().default({}),
    device: json().$type<Device>(),
    userAgent: text(),
    /** Hash of the device cookie (`known_devices`) if signed in; removed at sign-out. */
    knownAs: text(),
    /** Parent session at another host of the site; deletes cascade. */
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

/**
 * Devices with a previous sign-in, so that strangers cannot exhaust a person's limits. By hash of the cookie.
 */
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

/** Persons blocked by a customer; the case messages tell about it. */
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

/** Verification requests by mail or SMS; codes are hashed. */
export const verifications = pgTable(
  'verifications',
  {
    rqid: text().primaryKey(),
    /** Lower-case e-mail address, or digits of a phone number. */
    address: text('email').notNull(),
    kind: text().$type<'mail' | 'sms'>().notNull().default('mail'),
    /** Previous request that this one completes, for an account with both addresses. */
    completes: text(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    used: boolean().notNull().default(false),
    /** Hash of the requester: known device, identity, or network. */
    requester: text(),
    /** Hash of who may give the code: the person, or the browser that signs in. */
    holder: text(),
    /** Hash of the IP prefix: IPv4 address or IPv6 /48. */
    network: text(),
    /** From a device known for the address: counted separately from strangers. */
    known: boolean().notNull().default(false),
    /** The requester claims the address as their own. */
    own: boolean().notNull().default(false),
    /** False if sending failed; such requests are not counted. */
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

/** Desktop sign-ins waiting for a phone; secrets are hashed, and the compared number is not stored. */
export const deskRequests = pgTable(
  'desk_requests',
  {
    desk: text().primaryKey(),
    /** Hash of the displayed secret. */
    code: text().notNull().unique(),
    state: text()
      .$type<'waiting' | 'seen' | 'approved' | 'used' | 'refused' | 'wrongDigits' | 'seenTwice'>()
      .notNull()
      .default('waiting'),
    device: json().$type<Pick<Device, 'type' | 'os' | 'browser'>>(),
    /** Session of the first phone that scanned it; deletes cascade. */
    phone: text().references(() => sessions.hash, { onDelete: 'cascade' }),
    created: utcTimestamp().notNull().defaultNow(),
    expires: utcTimestamp().notNull(),
  },
  (table) => [index('desk_requests_phone').on(table.phone)],
);

/** Codes sent by SMS to prove a number, one per person; signatures only. */
export const phoneDiscoveries = pgTable(
  'phone_discoveries',
  {
    usid: text().primaryKey(),
    crUid: text()
      .notNull()
      .unique()
      .references(() => identities.crUid, { onDelete: 'cascade' }),
    /** Sender's number; null until received. */
    phone: text(),
    /** Why the sender's number was refused; another may still send it. */
    refused: text().$type<NumberRefused>(),
    created: utcTimestamp().notNull().defaultNow(),
    expires: utcTimestamp().notNull(),
  },
  (table) => [index('phone_discoveries_phone').on(table.phone).where(sql`phone is not null`)],
);

/** Redeemed one-minute tokens, to prevent reuse. */
export const spentTokens = pgTable('spent_tokens', {
  jti: text().primaryKey(),
  expires: utcTimestamp().notNull(),
});
