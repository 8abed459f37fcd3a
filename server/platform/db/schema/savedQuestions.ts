import type { QuestionItem } from '@parvis/api/calls/staffQuestion';
import { bigint, foreignKey, index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { utcTimestamp } from './columns.ts';
import { customers, staff } from './customers.ts';

const content = () => ({
  name: text().notNull(),
  txt: text().notNull(),
  items: json().$type<QuestionItem[]>().notNull(),
  /** Categories that suggest it; all where there is none. */
  ccatCodes: json().$type<readonly string[]>().notNull().default([]),
  /** Staff member who saved it last, by name. */
  savedBy: text(),
});

/** Questions that staff saved to send them again. */
export const savedQuestions = pgTable(
  'saved_questions',
  {
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    /** Made on the device. */
    id: text().notNull(),
    /** Its owner; null where it is the customer's. */
    rlid: text().references(() => staff.rlid, { onDelete: 'cascade' }),
    ...content(),
    saved: utcTimestamp().notNull().defaultNow(),
    archived: utcTimestamp(),
  },
  (table) => [primaryKey({ columns: [table.cuid, table.id] }), index('saved_questions_owner').on(table.rlid)],
);

/** Saved questions as they were before each change. */
export const savedQuestionVersions = pgTable(
  'saved_question_versions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Follows a customer's new name, as its key does. */
    questionCuid: text().notNull(),
    question: text().notNull(),
    ...content(),
    saved: utcTimestamp().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.questionCuid, table.question],
      foreignColumns: [savedQuestions.cuid, savedQuestions.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('saved_question_versions_question').on(table.questionCuid, table.question, table.id),
  ],
);
