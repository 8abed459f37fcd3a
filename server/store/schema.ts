/**
 * The tables. Questionnaires, menus and reports are `json`, never jsonb: jsonb reorders the keys of every object,
 * and the first matching key of a keyed value wins. Words (`Words`) are kept in every language given and resolved when read.
 */
import type { CaseState, Outcome, Participant } from '@parvis/api/entities/case';
import type { ChatFlow, EventFlag, SystemKind } from '@parvis/api/entities/systemMessages';
import type { Device, Settings } from '@parvis/api/entities/user';
import type { Locale } from '@parvis/locales/languages';
import type { Words } from '@parvis/locales/wordsIn';
import type { Item, Questionnaire } from '@parvis/questionnaire/model/schema';
import type { Answers } from '@parvis/questionnaire/model/values/answers';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CategoryFile, CustomerFile } from '../customers/file/customerFile.ts';
import { bytea, instant, xid8 } from './columns.ts';
import type { WordsByLanguage } from './words.ts';

/** Pictures by the hash of their bytes. */
export const assets = pgTable('assets', {
  id: text().primaryKey(),
  type: text().notNull(),
  bytes: bytea().notNull(),
});

export const customers = pgTable('customers', {
  cuid: text().primaryKey(),
  cstmrType: text().$type<CustomerFile['cstmrType']>().notNull(),
  lbl: json().$type<Words>().notNull(),
  greeting: json().$type<Words>(),
  logoId: text().references(() => assets.id),
  wideLogoId: text().references(() => assets.id),
  bannerId: text().references(() => assets.id),
  /** Repaired palettes: a value for each key. */
  light: json().$type<Record<string, string>>().notNull(),
  dark: json().$type<Record<string, string>>().notNull(),
  /** The palette as it was chosen, before any repair. */
  appColors: json().$type<Record<string, string>>().notNull().default({}),
  contact: json().$type<NonNullable<CustomerFile['contact']>>(),
  emergency: json().$type<CustomerFile['emergency']>().notNull(),
  retentionDays: integer().notNull(),
  casesBetweenUsers: boolean().notNull(),
  menu: json().$type<CategoryFile[]>().notNull(),
});

/** Looks saved by administrators, as they were chosen. The newest of a customer is in force. */
export const looks = pgTable(
  'looks',
  {
    id: text().primaryKey(),
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    appColors: json().$type<Record<string, string>>().notNull(),
    logoId: text().references(() => assets.id),
    wideLogoId: text().references(() => assets.id),
    lbl: json().$type<Words>().notNull(),
    /** Name of who saved it. */
    savedBy: text().notNull(),
    saved: instant().notNull().defaultNow(),
  },
  (table) => [index('looks_customer').on(table.cuid, table.saved)],
);

export const places = pgTable(
  'places',
  {
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    code: text().notNull(),
    lbl: json().$type<Words>().notNull(),
    descr: json().$type<Words>(),
  },
  (table) => [primaryKey({ columns: [table.cuid, table.code] })],
);

export const qrCodes = pgTable(
  'qr_codes',
  {
    qrid: text().primaryKey(),
    cuid: text().notNull(),
    placeCode: text().notNull(),
    stale: boolean().notNull(),
    fake: boolean().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.cuid, table.placeCode],
      foreignColumns: [places.cuid, places.code],
    }).onDelete('cascade'),
    index('qr_codes_place').on(table.cuid, table.placeCode),
  ],
);

/** Who has a role at a customer, by e-mail in lower case. */
export const staff = pgTable(
  'staff',
  {
    rlid: text().primaryKey(),
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    email: text().notNull(),
    name: text().notNull(),
    level: text().$type<'agent' | 'manager' | 'admin'>().notNull(),
    grpLbl: json().$type<Words>(),
    gcatCode: text().notNull(),
  },
  (table) => [unique('staff_person').on(table.cuid, table.email), index('staff_email').on(table.email)],
);

/** A person: anonymous until an e-mail address is verified. */
export const identities = pgTable('identities', {
  crUid: text().primaryKey(),
  email: text().unique(),
  /** The person this one turned out to be, by a verified address. */
  mergedInto: text(),
  created: instant().notNull().defaultNow(),
});

/** A device that accepted. Only the hash of its cookie is kept. */
export const sessions = pgTable(
  'sessions',
  {
    hash: text().primaryKey(),
    crUid: text().references(() => identities.crUid),
    settings: json().$type<Settings>().notNull().default({}),
    device: json().$type<Device>(),
    userAgent: text(),
    qrid: text(),
    qridDate: instant(),
    qridUsed: boolean().notNull().default(false),
    created: instant().notNull().defaultNow(),
    expires: instant().notNull(),
  },
  (table) => [index('sessions_person').on(table.crUid), index('sessions_expires').on(table.expires)],
);

/** Requests for a code by mail. Only the code's hash is kept. */
export const verifications = pgTable(
  'verifications',
  {
    rqid: text().primaryKey(),
    email: text().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    used: boolean().notNull().default(false),
    /** Hash of who asked: an identity, or the network of somebody who has none. */
    requester: text(),
    /** False when the mail could not be sent, which counts for nobody. */
    sent: boolean().notNull().default(true),
    created: instant().notNull().defaultNow(),
    expires: instant().notNull(),
  },
  (table) => [index('verifications_email').on(table.email, table.created)],
);

/** One-minute tokens that were exchanged, so that none is exchanged twice. */
export const spentTokens = pgTable('spent_tokens', {
  jti: text().primaryKey(),
  expires: instant().notNull(),
});

export const cases = pgTable(
  'cases',
  {
    csid: text().primaryKey(),
    cuid: text()
      .notNull()
      .references(() => customers.cuid),
    nbr: text().notNull(),
    qrid: text(),
    placeCode: text(),
    /** Words as they were when the case was opened: a place or category may go. */
    placeLbl: json().$type<Words>().notNull(),
    ccatCode: text().notNull(),
    ccatPath: text().notNull(),
    ccatLbls: json().$type<Words[]>().notNull(),
    imgSrc: text(),
    caseType: text().$type<NonNullable<CategoryFile['caseType']>>(),
    reporter: text()
      .notNull()
      .references(() => identities.crUid),
    language: text().$type<Locale>().notNull(),
    state: text().$type<CaseState>().notNull(),
    outcome: text().$type<Outcome>(),
    rating: integer(),
    /** The satisfaction question that still waits for its answer. */
    rateMsgId: integer(),
    simulation: boolean().notNull(),
    created: instant().notNull().defaultNow(),
    eraseOn: instant().notNull(),
    /** The last message, so that a list needs no look into the discussion. */
    lastMsgId: integer().notNull(),
    lastAt: instant().notNull(),
    lastBy: text(),
    /** Its beginning, in the language of whoever reads the list. */
    lastTxt: json().$type<Words>(),
    /** What kind of system message the last one is. */
    lastKind: text().$type<SystemKind>(),
  },
  (table) => [
    unique('cases_number').on(table.cuid, table.nbr),
    index('cases_activity').on(table.cuid, table.lastAt.desc()),
    index('cases_reporter').on(table.reporter),
    index('cases_erase').on(table.eraseOn),
  ],
);

/**
 * Every questionnaire that a category has had, by the hash of its text: a report written offline is played again with the
 * one that was shown.
 */
export const questionnaires = pgTable(
  'questionnaires',
  {
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    ccatCode: text().notNull(),
    id: text().notNull(),
    definition: json().$type<Questionnaire>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cuid, table.ccatCode, table.id] })],
);

/** Who takes part: its reporter once, and each member of staff who ever handled it. */
export const participants = pgTable(
  'participants',
  {
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    crUid: text()
      .notNull()
      .references(() => identities.crUid),
    staff: boolean().notNull(),
    as: text('joined_as').$type<Participant['as']>().notNull(),
    /** Staff: their name, service and responder code when they joined. */
    name: text(),
    grpLbl: json().$type<Words>(),
    gcatCode: text().notNull(),
    joined: instant().notNull().defaultNow(),
    left: instant('left_at'),
  },
  (table) => [
    primaryKey({ columns: [table.csid, table.crUid, table.staff] }),
    index('participants_person').on(table.crUid, table.csid),
  ],
);

/** How far a person has seen a discussion. Never goes back. */
export const readMarks = pgTable(
  'read_marks',
  {
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    crUid: text()
      .notNull()
      .references(() => identities.crUid),
    staff: boolean().notNull(),
    msgId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.csid, table.crUid, table.staff] })],
);

/** What was said. `msgId` is given under the case's row lock: without holes, and in the order of commits. */
export const messages = pgTable(
  'messages',
  {
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    msgId: integer().notNull(),
    /** Made on the sender's device. */
    id: text().notNull(),
    at: instant().notNull().defaultNow(),
    crUid: text().references(() => identities.crUid),
    staff: boolean().notNull(),
    msgTxt: text(),
    event: text().$type<EventFlag>(),
    outcome: text().$type<Outcome>(),
    ccatCode: text(),
    ccatPath: text(),
    qstnId: text(),
    qstn: json().$type<Questionnaire>(),
    flow: text().$type<ChatFlow>(),
    items: json().$type<Item[]>(),
    answers: json().$type<Answers>(),
    /** Words of the items' ids, by language. */
    words: json().$type<WordsByLanguage>(),
    msgIdAnswer: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.csid, table.msgId] }),
    unique('messages_id').on(table.csid, table.id),
    uniqueIndex('messages_answered')
      .on(table.csid, table.msgIdAnswer)
      .where(sql`${table.msgIdAnswer} is not null`),
  ],
);

/**
 * What happened, in the transaction that made it happen. Readers take only rows of transactions that are past
 * (`tx < pg_snapshot_xmin(pg_current_snapshot())`), in the order `(tx, id)`: see `events/feed.ts`.
 */
export const feed = pgTable(
  'feed',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    tx: xid8().notNull().default(sql`pg_current_xact_id()`),
    cuid: text().notNull(),
    csid: text().notNull(),
    type: text().$type<'message' | 'case' | 'read'>().notNull(),
    msgId: integer(),
    at: instant().notNull().defaultNow(),
  },
  (table) => [index('feed_order').on(table.tx, table.id), index('feed_at').on(table.at)],
);

/** What would have been sent, where no transport is configured (demonstration). */
export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant().notNull().defaultNow(),
  kind: text().$type<'mail'>().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
});

/**
 * Messages of the contact page that went out, so that each goes out once. Nothing of a message is kept: its id, made
 * on the device, and the challenge that was solved for it.
 */
export const contactMails = pgTable(
  'contact_mails',
  {
    id: text().primaryKey(),
    challenge: text().notNull().unique(),
    /** False while the mail is on its way. */
    sent: boolean().notNull().default(false),
    created: instant().notNull().defaultNow(),
  },
  (table) => [index('contact_mails_created').on(table.created)],
);

export const scans = pgTable(
  'scans',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
    cuid: text().notNull(),
    qrid: text().notNull(),
    placeCode: text().notNull(),
    fake: boolean().notNull(),
  },
  (table) => [index('scans_place').on(table.cuid, table.at)],
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
