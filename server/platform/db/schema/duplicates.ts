import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';

/** Closed in favour of the kept case. */
export const duplicates = pgTable(
  'duplicates',
  {
    csid: text()
      .primaryKey()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    keptCsid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    /** The link made its reporter follow the kept case. */
    follows: boolean().notNull(),
    /** Last message of the kept case that was passed on or already there. */
    passedOn: integer().notNull(),
  },
  (table) => [index('duplicates_kept').on(table.keptCsid, table.csid)],
);
