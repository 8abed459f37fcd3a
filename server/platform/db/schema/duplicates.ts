import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';

/** Cases that staff closed because another one, the kept case, tells of the same. */
export const duplicates = pgTable(
  'duplicates',
  {
    csid: text()
      .primaryKey()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    keptCsid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    /** Its reporter follows the kept case since it was linked, and because of that. */
    follows: boolean().notNull(),
    /** The last message of the kept case whose words were passed on, or were there before. */
    passedOn: integer().notNull(),
  },
  (table) => [index('duplicates_kept').on(table.keptCsid, table.csid)],
);
