import type { CaseState } from '@parvis/api/entities/case';
import { index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';
import { utcTimestamp } from './columns.ts';
import { customers, staff } from './customers.ts';

/** To a colleague or service. Visitors read messages, so not stored there. */
export const assignments = pgTable(
  'assignments',
  {
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    /** Its message; of a person, the author gets the case. */
    msgId: integer().notNull(),
    /** Also when participants joined and left. */
    at: utcTimestamp().notNull(),
    /** Null for the rule or former staff. */
    byRlid: text().references(() => staff.rlid, { onDelete: 'set null' }),
    how: text().$type<'staff' | 'turn'>().notNull(),
    /** Null for a service or former staff. */
    toRlid: text().references(() => staff.rlid, { onDelete: 'set null' }),
    gcatCode: text(),
    /** Note of the giver, for staff only. */
    txt: text(),
    stateBefore: text().$type<CaseState>().notNull(),
    gcatBefore: text(),
    undoneAt: utcTimestamp(),
  },
  (table) => [
    primaryKey({ columns: [table.csid, table.msgId] }),
    // Finds the receiver with the oldest last assignment.
    index('assignments_receiver').on(table.toRlid, table.at),
    index('assignments_giver').on(table.byRlid),
  ],
);

/** Former staff and their number of cases, until managers are notified. */
export const departures = pgTable('departures', {
  id: text().primaryKey(),
  cuid: text()
    .notNull()
    .references(() => customers.cuid, { onDelete: 'cascade' }),
  people: json().$type<readonly { readonly name: string; readonly cases: number }[]>().notNull(),
  /** One of them, for the notification. */
  csid: text()
    .notNull()
    .references(() => cases.csid, { onDelete: 'cascade' }),
  msgId: integer().notNull(),
});
