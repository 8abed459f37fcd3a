import type { QuestionItem } from '@parvis/api/calls/staffQuestion';
import { bigint, foreignKey, index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { utcTimestamp } from './columns.ts';
import { customers, staff } from './customers.ts';

const content = () => ({
  name: text().notNull(),
  txt: text().notNull(),
  items: json().$type<QuestionItem[]>().notNull(),
  /** Suggest it; empty for all. */
  ccatCodes: json().$type<readonly string[]>().notNull().default([]),
  /** Last editor, by name. */
  savedBy: text(),
});

export const savedQuestions = pgTable(
  'saved_questions',
  {
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    /** Client-generated. */
    id: text().notNull(),
    /** Null for the customer's. */
    rlid: text().references(() => staff.rlid, { onDelete: 'cascade' }),
    ...content(),
    saved: utcTimestamp().notNull().defaultNow(),
    archived: utcTimestamp(),
  },
  (table) => [primaryKey({ columns: [table.cuid, table.id] }), index('saved_questions_owner').on(table.rlid)],
);

/** Versions before each change. */
export const savedQuestionVersions = pgTable(
  'saved_question_versions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Follows a renamed customer. */
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
