import type { CaseState } from '@parvis/api/entities/case';
import { index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';
import { utcTimestamp } from './columns.ts';
import { customers, staff } from './customers.ts';

/** Cases given to a colleague or a service, by staff or by a rule; apart from the messages, which visitors read. */
export const assignments = pgTable(
  'assignments',
  {
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    /** The message that tells of it; of a person its author gets the case. */
    msgId: integer().notNull(),
    /** Also when its participants came and left. */
    at: utcTimestamp().notNull(),
    /** Null for the rule, and once they left the staff. */
    byRlid: text().references(() => staff.rlid, { onDelete: 'set null' }),
    how: text().$type<'staff' | 'turn'>().notNull(),
    /** Null for a service, and once they left the staff. */
    toRlid: text().references(() => staff.rlid, { onDelete: 'set null' }),
    gcatCode: text(),
    /** What the giver wrote, for staff alone. */
    txt: text(),
    /** What the case was before. */
    stateBefore: text().$type<CaseState>().notNull(),
    gcatBefore: text(),
    undoneAt: utcTimestamp(),
  },
  (table) => [
    primaryKey({ columns: [table.csid, table.msgId] }),
    // Who was given a case longest ago.
    index('assignments_receiver').on(table.toRlid, table.at),
    index('assignments_giver').on(table.byRlid),
  ],
);

/** Staff who left, with how many cases they handed to their service, until managers are told. */
export const departures = pgTable('departures', {
  id: text().primaryKey(),
  cuid: text()
    .notNull()
    .references(() => customers.cuid, { onDelete: 'cascade' }),
  people: json().$type<readonly { readonly name: string; readonly cases: number }[]>().notNull(),
  /** One of the cases, for the notification. */
  csid: text()
    .notNull()
    .references(() => cases.csid, { onDelete: 'cascade' }),
  msgId: integer().notNull(),
});
