import { NEWS_MINUTES, REOPEN_DAYS } from '@parvis/api/constants';
import type { Words } from '@parvis/locales/wordsIn';
import type { Shape } from '@parvis/theme/shape/shape';
import { boolean, date, index, integer, json, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { CategoryFile, CustomerFile } from '../../config/customerFile.ts';
import type { EscalationSettings } from '../../config/escalation.ts';
import type { OpeningHours, Targets } from '../../config/openingHours.ts';
import { bytea, utcTimestamp } from './columns.ts';

export const assets = pgTable('assets', {
  id: text().primaryKey(),
  type: text().notNull(),
  bytes: bytea().notNull(),
});

/** Sign-in data of a withdrawn customer's staff. */
export interface FormerStaff {
  readonly since: string;
  readonly people: readonly { readonly email: string; readonly phone: string | null }[];
}

/** With its stored logo. */
export type ServiceFields = Omit<CustomerFile['services'][number], 'logo'> & {
  readonly logoId?: string | undefined;
};
/** `staff.grpGpids` holds its members. */
export type GroupFields = Omit<CustomerFile['groups'][number], 'logo' | 'people'> & {
  readonly logoId?: string | undefined;
};

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
  /** Before repair. */
  appColors: json().$type<Record<string, string>>().notNull().default({}),
  /** Shape choices that differ from the defaults. */
  appShape: json().$type<Shape>().notNull().default({}),
  contact: json().$type<NonNullable<CustomerFile['contact']>>(),
  site: json().$type<NonNullable<CustomerFile['site']>>(),
  emergency: json().$type<CustomerFile['emergency']>().notNull(),
  retentionDays: integer().notNull(),
  answering: json().$type<NonNullable<CustomerFile['answering']>>(),
  legal: json().$type<NonNullable<CustomerFile['legal']>>(),
  reopenDays: integer().notNull().default(REOPEN_DAYS),
  contactWanted: text().$type<CustomerFile['contactWanted']>().notNull().default('no'),
  messageLetters: text().$type<CustomerFile['messageLetters']>().notNull().default('latin'),
  newsMinutes: integer().notNull().default(NEWS_MINUTES),
  ladder: json().$type<EscalationSettings>(),
  openingHours: json().$type<OpeningHours>(),
  targets: json().$type<Targets>(),
  /** Version that all cases follow; differs from the file's until the job ran. */
  deadlineRules: text(),
  countUsage: boolean().notNull().default(true),
  casesBetweenUsers: boolean().notNull(),
  gatherings: text().$type<CustomerFile['gatherings']>().notNull().default('staff'),
  /** Served in demos only. */
  invented: boolean().notNull().default(false),
  /** Accepts no reports; cases stay until they expire. */
  withdrawn: boolean().notNull().default(false),
  /** Notified while cases exist. */
  formerStaff: json().$type<FormerStaff>(),
  menu: json().$type<CategoryFile[]>().notNull(),
  services: json().$type<ServiceFields[]>().notNull().default([]),
  groups: json().$type<GroupFields[]>().notNull().default([]),
});

/** Their URLs keep working. */
export const formerCuids = pgTable(
  'former_cuids',
  {
    former: text().primaryKey(),
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    since: utcTimestamp().notNull().defaultNow(),
  },
  (table) => [index('former_cuids_customer').on(table.cuid)],
);

/** Unrepaired; the newest applies. */
export const looks = pgTable(
  'looks',
  {
    id: text().primaryKey(),
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    appColors: json().$type<Record<string, string>>().notNull(),
    /** Null: the customer file's. Empty: defaults. */
    appShape: json().$type<Shape>(),
    logoId: text().references(() => assets.id),
    wideLogoId: text().references(() => assets.id),
    /** If the look chose a banner; otherwise the customer file's holds. */
    bannerId: text().references(() => assets.id),
    bannerChosen: boolean().notNull().default(false),
    lbl: json().$type<Words>().notNull(),
    savedBy: text().notNull(),
    saved: utcTimestamp().notNull().defaultNow(),
  },
  (table) => [index('looks_customer').on(table.cuid, table.saved)],
);

/** By lower-case e-mail and mobile number. */
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
    grpGpids: json().$type<string[]>().notNull().default([]),
    /** May remove messages. */
    moderate: boolean().notNull().default(false),
    /** Gets no cases in turn. */
    offDuty: boolean().notNull().default(false),
    /** Last figures mail, by its Monday; null: none wanted. */
    figuresWeek: date({ mode: 'string' }),
  },
  (table) => [
    unique('staff_person').on(table.cuid, table.email),
    unique('staff_phone').on(table.cuid, table.phone),
    index('staff_email').on(table.email),
    index('staff_number').on(table.phone),
  ],
);
