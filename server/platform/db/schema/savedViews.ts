import type { BoardFilter, BoardSort, BoardWhere } from '@parvis/api/calls/board';
import { index, json, pgTable, text } from 'drizzle-orm/pg-core';
import { utcTimestamp } from './columns.ts';
import { customers, staff } from './customers.ts';

export const savedViews = pgTable(
  'saved_views',
  {
    /** Client-generated. */
    id: text().primaryKey(),
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    /** Null if shared. */
    rlid: text().references(() => staff.rlid, { onDelete: 'cascade' }),
    name: text().notNull(),
    filter: text().$type<BoardFilter>(),
    where: json().$type<BoardWhere>(),
    sort: text().$type<BoardSort>(),
    search: text(),
    /** Last editor, by name. */
    savedBy: text().notNull(),
    saved: utcTimestamp().notNull().defaultNow(),
  },
  (table) => [index('saved_views_customer').on(table.cuid), index('saved_views_owner').on(table.rlid)],
);
