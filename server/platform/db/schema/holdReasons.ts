import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';

/** For staff only. */
export const holdReasons = pgTable(
  'hold_reasons',
  {
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    msgId: integer().notNull(),
    reason: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.csid, table.msgId] })],
);
