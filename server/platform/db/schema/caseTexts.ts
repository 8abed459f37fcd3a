import { pgTable, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';

/**
 * Search text for staff: folded words of a case, its messages and handlers. Triggers maintain it
 * (`migrations/0026_case_texts.sql`); without gatherings.
 */
export const caseTexts = pgTable('case_texts', {
  csid: text()
    .primaryKey()
    .references(() => cases.csid, { onDelete: 'cascade' }),
  cuid: text().notNull(),
  txt: text().notNull(),
});
