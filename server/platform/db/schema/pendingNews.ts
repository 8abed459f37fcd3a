import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';

/**
 * Conversations with messages that staff may still be told of, and the newest message that a trigger noted; the job
 * `news` removes those that nobody is to be told of.
 */
export const pendingNews = pgTable('pending_news', {
  csid: text()
    .primaryKey()
    .references(() => cases.csid, { onDelete: 'cascade' }),
  msgId: integer().notNull(),
});
