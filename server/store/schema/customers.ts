/** Customers: who they are, how they look, their staff. */
import { NEWS_MINUTES, REOPEN_DAYS } from '@parvis/api/constants';
import type { Words } from '@parvis/locales/wordsIn';
import type { Shape } from '@parvis/theme/shape/shape';
import { boolean, index, integer, json, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { CategoryFile, CustomerFile } from '../../customers/file/customerFile.ts';
import type { LadderSettings } from '../../ladder/pace.ts';
import { bytea, instant } from './columns.ts';

/** Pictures by the hash of their bytes. */
export const assets = pgTable('assets', {
  id: text().primaryKey(),
  type: text().notNull(),
  bytes: bytea().notNull(),
});

/** By what a customer knew its staff until its service ended, and when that was. */
export interface FormerStaff {
  readonly since: string;
  readonly people: readonly { readonly email: string; readonly phone: string | null }[];
}

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
  /** Choices beside colours that differ from the defaults. */
  appShape: json().$type<Shape>().notNull().default({}),
  contact: json().$type<NonNullable<CustomerFile['contact']>>(),
  /** Its own host, where it has one. */
  site: json().$type<NonNullable<CustomerFile['site']>>(),
  emergency: json().$type<CustomerFile['emergency']>().notNull(),
  retentionDays: integer().notNull(),
  answering: json().$type<NonNullable<CustomerFile['answering']>>(),
  legal: json().$type<NonNullable<CustomerFile['legal']>>(),
  reopenDays: integer().notNull().default(REOPEN_DAYS),
  contactWanted: text().$type<CustomerFile['contactWanted']>().notNull().default('no'),
  messageLetters: text().$type<CustomerFile['messageLetters']>().notNull().default('latin'),
  /** News that somebody has not read are mailed after so many minutes, to whoever asked for it. */
  newsMinutes: integer().notNull().default(NEWS_MINUTES),
  /** How people are told who do not look, where its file says it. */
  ladder: json().$type<LadderSettings>(),
  casesBetweenUsers: boolean().notNull(),
  /** Of the demonstration: served by a demonstration alone. */
  invented: boolean().notNull().default(false),
  /** Takes no reports any more: its codes say so, nobody is its staff, its cases stay until they are erased. */
  withdrawn: boolean().notNull().default(false),
  /** Of one that is withdrawn: since when, and who was its staff then. They are told so, as long as its cases are kept. */
  formerStaff: json().$type<FormerStaff>(),
  menu: json().$type<CategoryFile[]>().notNull(),
});

/** Names that customers had before (`cuid`): addresses with them go on to answer. */
export const formerCuids = pgTable(
  'former_cuids',
  {
    former: text().primaryKey(),
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    since: instant().notNull().defaultNow(),
  },
  (table) => [index('former_cuids_customer').on(table.cuid)],
);

/** Looks saved by administrators, as they were chosen. The newest of a customer is in force. */
export const looks = pgTable(
  'looks',
  {
    id: text().primaryKey(),
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    appColors: json().$type<Record<string, string>>().notNull(),
    /** Null says nothing of a shape: that of the customer's file holds. An empty one says the defaults. */
    appShape: json().$type<Shape>(),
    logoId: text().references(() => assets.id),
    wideLogoId: text().references(() => assets.id),
    lbl: json().$type<Words>().notNull(),
    savedBy: text().notNull(),
    saved: instant().notNull().defaultNow(),
  },
  (table) => [index('looks_customer').on(table.cuid, table.saved)],
);

/** Who has a role at a customer, by e-mail in lower case, and by mobile number where the file names one. */
export const staff = pgTable(
  'staff',
  {
    rlid: text().primaryKey(),
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    email: text().notNull(),
    phone: text(),
    name: text().notNull(),
    level: text().$type<'agent' | 'manager' | 'admin'>().notNull(),
    grpLbl: json().$type<Words>(),
    gcatCode: text().notNull(),
  },
  (table) => [
    unique('staff_person').on(table.cuid, table.email),
    unique('staff_phone').on(table.cuid, table.phone),
    index('staff_email').on(table.email),
    index('staff_number').on(table.phone),
  ],
);
