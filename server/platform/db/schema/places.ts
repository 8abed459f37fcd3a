import type { Words } from '@parvis/locales/wordsIn';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { utcTimestamp } from './columns.ts';
import { customers } from './customers.ts';

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

/** Ignores case and punctuation. */
export const normalizeCode = (qrid: AnyPgColumn): SQL => sql`lower(translate(${qrid}, '._-', ''))`;

export const qrCodes = pgTable(
  'qr_codes',
  {
    qrid: text().primaryKey(),
    cuid: text().notNull(),
    placeCode: text().notNull(),
    stale: boolean().notNull(),
    fake: boolean().notNull(),
    /** A day identifies no visitor. */
    lastScan: date({ mode: 'string' }),
    replacedBy: text(),
    /** Replaces a code of the file, and is valid as long. */
    made: boolean().notNull().default(false),
  },
  (table) => [
    foreignKey({
      columns: [table.cuid, table.placeCode],
      foreignColumns: [places.cuid, places.code],
    }).onDelete('cascade'),
    index('qr_codes_place').on(table.cuid, table.placeCode),
    index('qr_codes_alike').on(normalizeCode(table.qrid)),
  ],
);

export const scans = pgTable(
  'scans',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: utcTimestamp().notNull().defaultNow(),
    cuid: text().notNull(),
    qrid: text().notNull(),
    placeCode: text().notNull(),
    fake: boolean().notNull(),
  },
  (table) => [index('scans_place').on(table.cuid, table.at)],
);

/** By code and day. */
export const staleScans = pgTable(
  'stale_scans',
  {
    cuid: text().notNull(),
    qrid: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    scans: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cuid, table.qrid, table.day] })],
);
