import type { QuestionItem } from '@parvis/api/calls/staffQuestion';
import { json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { utcTimestamp } from './columns.ts';
import { customers } from './customers.ts';

/** Questions that staff saved to send them again. */
export const savedQuestions = pgTable(
  'saved_questions',
  {
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    /** Made on the device. */
    id: text().notNull(),
    name: text().notNull(),
    txt: text().notNull(),
    items: json().$type<QuestionItem[]>().notNull(),
    /** Staff member who saved it last, by name. */
    savedBy: text(),
    saved: utcTimestamp().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.cuid, table.id] })],
);
