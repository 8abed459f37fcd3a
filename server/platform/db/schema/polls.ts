import type { PollAnswers, PollAudience } from '@parvis/api/entities/poll';
import type { Words } from '@parvis/locales/wordsIn';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { utcTimestamp } from './columns.ts';
import { customers } from './customers.ts';
import { identities } from './people.ts';

/** Of the customer's file or composed by staff. */
export const polls = pgTable(
  'polls',
  {
    /** Survives renaming. */
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
    /** Only its people answer. No foreign key: an erased gathering ends the poll. */
    gthrId: text(),
    /** By the customer's clock; inclusive. */
    opens: text(),
    closes: text(),
    /** Overrides `opens` and an earlier `closes`. */
    openedAt: utcTimestamp(),
    closedAt: utcTimestamp(),
    results: text().$type<PollAudience>().notNull(),
    anonymous: boolean().notNull(),
    changeable: boolean().notNull(),
    partial: boolean().notNull(),
    /** Current `poll_versions.id`. */
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

/** Every version ever shown, by hash. */
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

/** One per person. */
export const pollAnswers = pgTable(
  'poll_answers',
  {
    poll: pollId(),
    /** Keyed hash of poll and person: anonymous answers identify no person. */
    person: text().notNull(),
    /** Null if anonymous or erased. */
    crUid: text().references(() => identities.crUid, { onDelete: 'set null' }),
    /** Newest request ids, for idempotency. */
    ids: json().$type<string[]>().notNull(),
    questionnaireId: text().notNull(),
    /** Empty if unknown. */
    placeCode: text().notNull(),
    /** Anonymous polls: rounded down to the hour. */
    at: utcTimestamp().notNull(),
    day: text().notNull(),
    complete: boolean().notNull(),
    answers: json().$type<PollAnswers>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.poll, table.person] }),
    index('poll_answers_newest').on(table.poll, table.at, table.person),
    index('poll_answers_person').on(table.crUid).where(sql`cr_uid is not null`),
  ],
);

/** Anonymous; outlive the answers. */
export const pollCounts = pgTable(
  'poll_counts',
  {
    poll: pollId(),
    /** Empty for the whole poll. */
    qstnId: text().notNull(),
    /** Empty for the whole question. */
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
