import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';

/** Why a case is on hold, for staff only; visitors read messages, so not stored there. */
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
