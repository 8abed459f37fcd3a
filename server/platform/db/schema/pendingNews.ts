import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { cases } from './cases.ts';

/** Newest message per conversation, noted by a trigger; the job `news` removes rows without recipients. */
export const pendingNews = pgTable('pending_news', {
  csid: text()
    .primaryKey()
    .references(() => cases.csid, { onDelete: 'cascade' }),
  msgId: integer().notNull(),
});
