import type { PollAnswers, PollAudience } from '@parvis/api/entities/poll';
import type { Words } from '@parvis/locales/wordsIn';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { utcTimestamp } from './columns.ts';
import { customers } from './customers.ts';
import { identities } from './people.ts';

/** Polls of the customer's file, and those that staff compose. */
export const polls = pgTable(
  'polls',
  {
    /** Stays when the customer is renamed. */
    id: text().primaryKey(),
    cuid: text()
      .notNull()
      .references(() => customers.cuid, { onDelete: 'cascade' }),
    code: text().notNull(),
    source: text().$type<'file' | 'desk'>().notNull(),
    lbl: json().$type<Words>().notNull(),
    intro: json().$type<Words>(),
    /** Null: everywhere. */
    places: json().$type<string[]>(),
    /** The gathering whose people alone answer it; no foreign key: nobody answers once that is erased. */
    gthrId: text(),
    /** Days, by the customer's clock; both inclusive. */
    opens: text(),
    closes: text(),
    /** When staff opened it; overrides `opens`, and a `closes` before it. */
    openedAt: utcTimestamp(),
    /** When staff closed it. */
    closedAt: utcTimestamp(),
    results: text().$type<PollAudience>().notNull(),
    anonymous: boolean().notNull(),
    changeable: boolean().notNull(),
    partial: boolean().notNull(),
    /** The questions asked now: `poll_versions.id`. */
    questionnaireId: text().notNull(),
    /** Staff member who composed it, by name. */
    madeBy: text(),
    created: utcTimestamp().notNull().defaultNow(),
    withdrawn: utcTimestamp(),
  },
  (table) => [
    unique('polls_code').on(table.cuid, table.code),
    index('polls_hung').on(table.gthrId).where(sql`gthr_id is not null`),
  ],
);

const pollId = () =>
  text()
    .notNull()
    .references(() => polls.id, { onDelete: 'cascade' });

/** Every version of questions ever shown, by hash. */
export const pollVersions = pgTable(
  'poll_versions',
  {
    poll: pollId(),
    id: text().notNull(),
    definition: json().$type<Questionnaire>().notNull(),
    created: utcTimestamp().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.poll, table.id] })],
);

/** One answer of each person. */
export const pollAnswers = pgTable(
  'poll_answers',
  {
    poll: pollId(),
    /** Keyed hash of poll and person, so that an anonymous answer names nobody. */
    person: text().notNull(),
    /** The person; null in an anonymous poll, or once they erased everything. */
    crUid: text().references(() => identities.crUid, { onDelete: 'set null' }),
    /** Ids of the newest requests, by which repeats are recognised. */
    ids: json().$type<string[]>().notNull(),
    /** The questions that were answered. */
    questionnaireId: text().notNull(),
    /** Empty if unknown. */
    placeCode: text().notNull(),
    /** Of an anonymous poll rounded down to the hour. */
    at: utcTimestamp().notNull(),
    /** Day under which it is counted. */
    day: text().notNull(),
    /** Whether the end was reached. */
    complete: boolean().notNull(),
    answers: json().$type<PollAnswers>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.poll, table.person] }),
    index('poll_answers_newest').on(table.poll, table.at, table.person),
    index('poll_answers_person').on(table.crUid).where(sql`cr_uid is not null`),
  ],
);

/** How often each value was answered; names nobody, and stays after the answers. */
export const pollCounts = pgTable(
  'poll_counts',
  {
    poll: pollId(),
    /** Empty for the poll as a whole. */
    qstnId: text().notNull(),
    /** Empty for the question as a whole. */
    item: text().notNull(),
    value: text().notNull(),
    placeCode: text().notNull(),
    day: text().notNull(),
    many: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'poll_counts_key',
      columns: [table.poll, table.qstnId, table.item, table.value, table.placeCode, table.day],
    }),
  ],
);
