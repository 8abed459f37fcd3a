import { ANSWER_EDGES, type DeskDimension, STAR_COUNTS } from '@parvis/api/entities/deskFigures';
import type { UsageType } from '@parvis/api/entities/usage';
import { bigint, date, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Milliseconds } from '../../lib/clock.ts';
import { utcTimestamp } from './columns.ts';

/** Anonymous statistics of erased cases by month, without simulations. */
export const caseCounts = pgTable(
  'case_counts',
  {
    cuid: text().notNull(),
    /** Month of creation in UTC: `2026-11`. */
    month: text().notNull(),
    ccatCode: text().notNull(),
    /** Empty if there was none, like `outcome`. */
    placeCode: text().notNull(),
    state: text().notNull(),
    outcome: text().notNull(),
    /** Stars; 0 if unrated. */
    rating: integer().notNull(),
    cases: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'case_counts_key',
      columns: [
        table.cuid,
        table.month,
        table.ccatCode,
        table.placeCode,
        table.state,
        table.outcome,
        table.rating,
      ],
    }),
  ],
);

/** Columns of counts: how many cases, what became of them, and how many were answered within so many minutes. */
export const deskMeasures = [
  'cases',
  'solved',
  'reopened',
  'late',
  'answered',
  ...ANSWER_EDGES.map((minutes) => `within_${minutes}` as const),
  ...STAR_COUNTS.map((stars) => `stars_${stars}` as const),
] as const;
export type DeskMeasure = (typeof deskMeasures)[number];

const countColumns = Object.fromEntries(deskMeasures.map((measure) => [measure, integer(measure).notNull()]));

/**
 * What became of erased cases, by day of the report and one dimension at a time: two of them together could be a
 * person.
 */
export const deskCounts = pgTable(
  'desk_counts',
  {
    cuid: text().notNull(),
    dimension: text().$type<DeskDimension | 'all'>().notNull(),
    /** By the customer's clock. */
    day: date({ mode: 'string' }).notNull(),
    /** Empty if there was none. Of a service that follows from the category: `=` and the category; of a handler the `rlid`. */
    code: text().notNull(),
    ...countColumns,
  },
  (table) => [primaryKey({ columns: [table.cuid, table.dimension, table.day, table.code] })],
);

/** How the product is used, counted by day of the customer: no session, address or person. */
export const usageCounts = pgTable(
  'usage_counts',
  {
    cuid: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    type: text().$type<UsageType>().notNull(),
    value: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cuid, table.day, table.type, table.value] })],
);

/** Permanent register of erasure runs, without personal data. */
export const erasures = pgTable(
  'erasures',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    began: utcTimestamp().notNull(),
    ms: integer().$type<Milliseconds>().notNull(),
    /** Expired, or requested by a person. */
    why: text().$type<'due' | 'asked'>().notNull().default('due'),
    cases: integer().notNull(),
    messages: integer().notNull(),
    /** Rows of other tables: `{"sessions": 3}`. */
    others: json().$type<Record<string, number>>().notNull().default({}),
  },
  (table) => [index('erasures_began').on(table.began)],
);

/** Keyed hashes of erased persons, to repeat the erasure after a restore (`modules/privacy/erase`). */
export const erasedPeople = pgTable('erased_people', {
  hash: text().primaryKey(),
  at: utcTimestamp().notNull().defaultNow(),
});
