import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';

/** Why staff put a case on hold, for staff alone; apart from the messages, which visitors read. */
export const holdReasons = pgTable(
  'hold_reasons',
  {
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    /** The message that tells of the hold. */
    msgId: integer().notNull(),
    reason: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.csid, table.msgId] })],
);
