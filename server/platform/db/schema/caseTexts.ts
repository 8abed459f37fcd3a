import { pgTable, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';

/**
 * What a search of staff looks at: the folded words of a case, of its messages and of who handles it. Triggers keep it
 * (`migrations/0026_case_texts.sql`); gatherings have none.
 */
export const caseTexts = pgTable('case_texts', {
  csid: text()
    .primaryKey()
    .references(() => cases.csid, { onDelete: 'cascade' }),
  cuid: text().notNull(),
  txt: text().notNull(),
});
