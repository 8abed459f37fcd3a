import type { BoardFilter, BoardSort, BoardWhere } from '@parvis/api/calls/board';
import { index, json, pgTable, text } from 'drizzle-orm/pg-core';
import { utcTimestamp } from './columns.ts';
import { customers, staff } from './customers.ts';

/** Views of the board that staff saved. */
export const savedViews = pgTable(
  'saved_views',
  {
    /** Made on the device. */
    id: text().primaryKey(),
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    /** Its owner; null where all staff share it. */
    rlid: text().references(() => staff.rlid, { onDelete: 'cascade' }),
    name: text().notNull(),
    filter: text().$type<BoardFilter>(),
    where: json().$type<BoardWhere>(),
    sort: text().$type<BoardSort>(),
    search: text(),
    /** Staff member who saved it last, by name. */
    savedBy: text().notNull(),
    saved: utcTimestamp().notNull().defaultNow(),
  },
  (table) => [index('saved_views_customer').on(table.cuid), index('saved_views_owner').on(table.rlid)],
);
