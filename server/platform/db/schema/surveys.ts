import { boolean, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { utcTimestamp } from './columns.ts';
import { identities } from './people.ts';

/** `begun`: some answers are stored. */
export type SurveyState = 'begun' | 'answered' | 'later' | 'never';

/** Item ids with what was answered. */
export type SurveyAnswers = Readonly<Record<string, string | number | boolean>>;

/** When a person was last asked about the service, without what they answered. */
export const surveyPeople = pgTable('survey_people', {
  crUid: text()
    .primaryKey()
    .references(() => identities.crUid, { onDelete: 'cascade' }),
  /** Closed cases of theirs that were erased since, two at most. */
  closed: integer().notNull().default(0),
  id: text(),
  state: text().$type<SurveyState>(),
  /** The day: an answer of the same day names nobody. */
  at: utcTimestamp(),
});

/** The newest answer of each person, under a keyed hash of who gave it. */
export const surveyAnswers = pgTable('survey_answers', {
  person: text().primaryKey(),
  /** The questions that were answered. */
  flowId: text().notNull(),
  /** The day. */
  at: utcTimestamp().notNull(),
  /** Under which it is counted: `2026-03`. */
  month: text().notNull(),
  complete: boolean().notNull(),
  answers: json().$type<SurveyAnswers>().notNull(),
});

/** How often each value was answered; names nobody, and stays after the answers. */
export const surveyCounts = pgTable(
  'survey_counts',
  {
    month: text().notNull(),
    /** Empty for the survey as a whole. */
    item: text().notNull(),
    value: text().notNull(),
    many: integer().notNull(),
  },
  (table) => [primaryKey({ name: 'survey_counts_key', columns: [table.month, table.item, table.value] })],
);
