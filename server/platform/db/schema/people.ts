/** People and their devices. */
import type { BlockReason } from '@parvis/api/entities/block';
import type { Device, MailNews, Settings } from '@parvis/api/entities/user';
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
import { instant } from './columns.ts';
import { customers } from './customers.ts';

/** A person: anonymous until an e-mail address or a mobile number is verified. */
export const identities = pgTable(
  'identities',
  {
    crUid: text().primaryKey(),
    email: text().unique(),
    /** A mobile number by its digits, the country's first. */
    phone: text().unique(),
    /** The person this one turned out to be, by a verified address. */
    mergedInto: text(),
    /** What comes by mail while they look away; nothing where they were not asked. */
    news: text().$type<MailNews>(),
    /** They want to be told by SMS of what they do not look at for long; nothing where they were not asked. */
    smsNews: boolean(),
    created: instant().notNull().defaultNow(),
  },
  (table) => [
    index('identities_news').on(table.crUid).where(sql`news in ('fact', 'words')`),
    index('identities_sms_news').on(table.crUid).where(sql`sms_news`),
    index('identities_merged').on(table.mergedInto).where(sql`merged_into is not null`),
  ],
);

/** A device that accepted. Only the hash of its cookie is kept. */
export const sessions = pgTable(
  'sessions',
  {
    hash: text().primaryKey(),
    crUid: text().references(() => identities.crUid),
    settings: json().$type<Settings>().notNull().default({}),
    device: json().$type<Device>(),
    userAgent: text(),
    /** Hash of the cookie by which the device is known (`known_devices`), where somebody signed in with it: signed out, it is known no more. */
    knownAs: text(),
    /** The session at another host of the site by which this one was opened: it ends with it. */
    openedBy: text().references((): AnyPgColumn => sessions.hash, { onDelete: 'cascade' }),
    qrid: text(),
    qridDate: instant(),
    qridUsed: boolean().notNull().default(false),
    created: instant().notNull().defaultNow(),
    expires: instant().notNull(),
  },
  (table) => [
    index('sessions_person').on(table.crUid),
    index('sessions_expires').on(table.expires),
    index('sessions_opened_by').on(table.openedBy),
  ],
);

/** Devices on which a person signed in, so that strangers cannot keep them out. Only the hash of their cookie is kept. */
export const knownDevices = pgTable(
  'known_devices',
  {
    hash: text().notNull(),
    crUid: text()
      .notNull()
      .references(() => identities.crUid, { onDelete: 'cascade' }),
    /** When somebody signed in last. */
    used: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hash, table.crUid] }),
    index('known_devices_person').on(table.crUid),
  ],
);

/** Who may send nothing to a customer, whose staff decided so, and why. What tells of it stands in the discussion of a case. */
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
    at: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.cuid, table.crUid] }), index('blocks_person').on(table.crUid)],
);

/** Requests for a code by mail or SMS. Only the code's hash is kept. */
export const verifications = pgTable(
  'verifications',
  {
    rqid: text().primaryKey(),
    /**
     * Where the code went: an e-mail address in lower case, or a number by its digits.
     */
    address: text('email').notNull(),
    kind: text().$type<'mail' | 'sms'>().notNull().default('mail'),
    /** The request whose code was given before, and which this one is to complete: the account has both addresses. */
    completes: text(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    used: boolean().notNull().default(false),
    /** Hash of who asked: a device that is known, an identity, or the network of somebody who has neither. */
    requester: text(),
    /** Hash of the line the request came from: an IPv4 address, or a /48 of IPv6. */
    network: text(),
    /** Asked by a device that signed in with the address before: it counts apart from strangers. */
    known: boolean().notNull().default(false),
    /** The asker says that the address is their own. */
    own: boolean().notNull().default(false),
    /** False when the message could not be sent, which counts for nobody. */
    sent: boolean().notNull().default(true),
    created: instant().notNull().defaultNow(),
    expires: instant().notNull(),
  },
  (table) => [
    index('verifications_email').on(table.address, table.created),
    index('verifications_network').on(table.network, table.created),
    index('verifications_requester').on(table.requester, table.created),
  ],
);

/** Desks that wait for a phone to sign them in. Only hashes of their secrets are kept, and nothing of the number that is compared. */
export const deskRequests = pgTable(
  'desk_requests',
  {
    desk: text().primaryKey(),
    /** Hash of the secret that its code shows. */
    code: text().notNull().unique(),
    state: text()
      .$type<'waiting' | 'seen' | 'approved' | 'used' | 'refused' | 'wrongDigits' | 'seenTwice'>()
      .notNull()
      .default('waiting'),
    /** What the desk says of itself. */
    device: json().$type<Pick<Device, 'type' | 'os' | 'browser'>>(),
    /** The session of the phone that saw it first: what hangs on it ends with it. */
    phone: text().references(() => sessions.hash, { onDelete: 'cascade' }),
    created: instant().notNull().defaultNow(),
    expires: instant().notNull(),
  },
  (table) => [index('desk_requests_phone').on(table.phone)],
);

/** Codes that people send from their phones to prove a number, one for each person. Only a signature of the code is kept. */
export const phoneDiscoveries = pgTable(
  'phone_discoveries',
  {
    /** Signature of the code. */
    usid: text().primaryKey(),
    crUid: text()
      .notNull()
      .unique()
      .references(() => identities.crUid, { onDelete: 'cascade' }),
    /** Who sent it, by the digits of the number; nothing as long as it has not come. */
    phone: text(),
    /** Why the number that sent it is not taken; another phone may still send it. */
    refused: text().$type<NumberRefused>(),
    created: instant().notNull().defaultNow(),
    expires: instant().notNull(),
  },
  (table) => [index('phone_discoveries_phone').on(table.phone).where(sql`phone is not null`)],
);

/** One-minute tokens that were exchanged, so that none is exchanged twice. */
export const spentTokens = pgTable('spent_tokens', {
  jti: text().primaryKey(),
  expires: instant().notNull(),
});
