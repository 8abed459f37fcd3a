/** Who is called where nobody takes a case. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';
import { instant } from './columns.ts';
import { staff } from './customers.ts';

/** That a group was called, as staff read it in the case. */
export const calls = pgTable(
  'calls',
  {
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    /** Since when nobody had the case: one that comes back begins anew. */
    since: instant().notNull(),
    /** 0 is its own service, the last one managers. */
    step: integer().notNull(),
    whom: text().$type<'service' | 'group' | 'managers'>().notNull(),
    /** The responder code of a service or group; nothing where all are meant. */
    gcatCode: text(),
    /** How many were meant. */
    people: integer().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.csid, table.since, table.step] })],
);

/** Members of staff who are told of a case that nobody has, by one way after the other, until somebody has it or they looked at it. */
export const calledStaff = pgTable(
  'called_staff',
  {
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    since: instant().notNull(),
    rlid: text()
      .notNull()
      .references(() => staff.rlid, { onDelete: 'cascade' }),
    step: integer().notNull(),
    at: instant().notNull(),
    pushedAt: instant(),
    mailedAt: instant(),
    textedAt: instant(),
    /** Nothing is left to be done. */
    over: boolean().notNull().default(false),
    /** When it is looked at next. */
    due: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.csid, table.since, table.rlid] }),
    index('called_staff_due').on(table.due).where(sql`not over`),
    index('called_staff_role').on(table.rlid),
  ],
);
