/** Places of customers: their codes, and who scanned them. */
import type { Words } from '@parvis/locales/wordsIn';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  json,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
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

/** A code as those are compared that differ by case or by signs at their end. */
export const comparableCode = (qrid: AnyPgColumn): SQL => sql`lower(rtrim(${qrid}, '._-'))`;

export const qrCodes = pgTable(
  'qr_codes',
  {
    qrid: text().primaryKey(),
    cuid: text().notNull(),
    placeCode: text().notNull(),
    stale: boolean().notNull(),
    fake: boolean().notNull(),
    /** The day of its last scan: who scanned it is not told by it. */
    lastScan: date({ mode: 'string' }),
    /** The code that hangs in its place since an administrator replaced it. */
    replacedBy: text(),
    /** Made to replace one, and named in no file: it is in service as long as the one that a file names is. */
    made: boolean().notNull().default(false),
  },
  (table) => [
    foreignKey({
      columns: [table.cuid, table.placeCode],
      foreignColumns: [places.cuid, places.code],
    }).onDelete('cascade'),
    index('qr_codes_place').on(table.cuid, table.placeCode),
    index('qr_codes_alike').on(comparableCode(table.qrid)),
  ],
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
