import type { ModerationReason } from '@parvis/api/entities/moderation';
import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cases, type messages } from './cases.ts';
import { utcTimestamp } from './columns.ts';

/** Content of a moderated message that an undo restores. */
export type WithheldContent = Pick<
  typeof messages.$inferSelect,
  'msgTxt' | 'qstnId' | 'items' | 'answers' | 'words' | 'media'
> &
  Pick<typeof cases.$inferSelect, 'lastTxt'>;

/** Messages whose content staff have taken out, with the content until it is erased. */
export const moderatedMessages = pgTable(
  'moderated_messages',
  {
    csid: text()
      .notNull()
      .references(() => cases.csid, { onDelete: 'cascade' }),
    msgId: integer().notNull(),
    at: utcTimestamp().notNull().defaultNow(),
    /** Role and name of the moderator at that time. */
    rlid: text().notNull(),
    name: text().notNull(),
    reason: text().$type<ModerationReason>().notNull(),
    /** For administrators. */
    note: text(),
    /** Null once erased. */
    content: json().$type<WithheldContent>(),
  },
  (table) => [
    primaryKey({ columns: [table.csid, table.msgId] }),
    index('moderated_messages_withheld').on(table.csid).where(sql`content is not null`),
  ],
);
