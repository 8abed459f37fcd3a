import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';
import { utcTimestamp } from './columns.ts';
import { staff } from './customers.ts';

/** Staff see it in the case. */
export const calls = pgTable(
  'calls',
  {
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    /** Since when it is unassigned. */
    since: utcTimestamp().notNull(),
    /** 0: service; last: managers. */
    step: integer().notNull(),
    /**
     * `deadline`: `since` is the deadline, `step` 0 before it passes and 1 after. `called`: by staff; `assigned`: to
     * one person. For these two, `since` and `step` are time and number of their message.
     */
    whom: text().$type<'service' | 'group' | 'managers' | 'called' | 'assigned' | 'deadline'>().notNull(),
    /** Null for all. */
    gcatCode: text(),
    /** Group called by staff. */
    grpGpid: text(),
    /** Caller's note to the called people. */
    txt: text(),
    people: integer().notNull(),
    at: utcTimestamp().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.csid, table.since, table.step] }),
    index('calls_service').on(table.gcatCode, table.csid).where(sql`whom = 'called'`),
    index('calls_group').on(table.grpGpid, table.csid).where(sql`whom = 'called'`),
  ],
);

/** Alerted channel by channel, until someone takes or views the case. */
export const calledStaff = pgTable(
  'called_staff',
  {
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    since: utcTimestamp().notNull(),
    rlid: text()
      .notNull()
      .references(() => staff.rlid, { onDelete: 'cascade' }),
    step: integer().notNull(),
    at: utcTimestamp().notNull(),
    pushedAt: utcTimestamp(),
    mailedAt: utcTimestamp(),
    textedAt: utcTimestamp(),
    over: boolean().notNull().default(false),
    due: utcTimestamp().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.csid, table.since, table.rlid] }),
    index('called_staff_due').on(table.due).where(sql`not over`),
    index('called_staff_role').on(table.rlid),
  ],
);
