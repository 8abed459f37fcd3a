import { boolean, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { utcTimestamp } from './columns.ts';
import { identities } from './people.ts';

/** `begun`: partly stored. */
export type SurveyState = 'begun' | 'answered' | 'later' | 'never';

/** By item id. */
export type SurveyAnswers = Readonly<Record<string, string | number | boolean>>;

/** Last survey, without answers. */
export const surveyPeople = pgTable('survey_people', {
  crUid: text()
    .primaryKey()
    .references(() => identities.crUid, { onDelete: 'cascade' }),
  /** Their erased closed cases since, two at most. */
  closed: integer().notNull().default(0),
  id: text(),
  state: text().$type<SurveyState>(),
  /** Day only: an answer of that day identifies no person. */
  at: utcTimestamp(),
});

/** Newest one, under a keyed hash of its author. */
export const surveyAnswers = pgTable('survey_answers', {
  person: text().primaryKey(),
  flowId: text().notNull(),
  /** Day only. */
  at: utcTimestamp().notNull(),
  /** Counted under `2026-03`. */
  month: text().notNull(),
  complete: boolean().notNull(),
  answers: json().$type<SurveyAnswers>().notNull(),
});

/** Anonymous; outlive the answers. */
export const surveyCounts = pgTable(
  'survey_counts',
  {
    month: text().notNull(),
    /** Empty for the whole survey. */
    item: text().notNull(),
    value: text().notNull(),
    many: integer().notNull(),
  },
  (table) => [primaryKey({ name: 'survey_counts_key', columns: [table.month, table.item, table.value] })],
);
