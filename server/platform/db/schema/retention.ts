import { ANSWER_EDGES, type DeskDimension, STAR_COUNTS } from '@parvis/api/entities/deskFigures';
import type { UsageType } from '@parvis/api/entities/usage';
import { bigint, date, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Milliseconds } from '../../lib/clock.ts';
import { utcTimestamp } from './columns.ts';

/** Anonymous, by month, without simulations. */
export const caseCounts = pgTable(
  'case_counts',
  {
    cuid: text().notNull(),
    /** UTC: `2026-11`. */
    month: text().notNull(),
    ccatCode: text().notNull(),
    /** Empty if none, like `outcome`. */
    placeCode: text().notNull(),
    state: text().notNull(),
    outcome: text().notNull(),
    /** 0 if unrated. */
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

/** How many cases, their outcome, and answers within so many minutes. */
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

/** Outcome of erased cases by report day and one dimension: two could identify a person. */
export const deskCounts = pgTable(
  'desk_counts',
  {
    cuid: text().notNull(),
    dimension: text().$type<DeskDimension | 'all'>().notNull(),
    /** By the customer's clock. */
    day: date({ mode: 'string' }).notNull(),
    /** Empty if none. `=` and the category for its own service; `rlid` for a handler. */
    code: text().notNull(),
    ...countColumns,
  },
  (table) => [primaryKey({ columns: [table.cuid, table.dimension, table.day, table.code] })],
);

/** By day, without session, address or person. */
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

/** Permanent, without personal data. */
export const erasures = pgTable(
  'erasures',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    began: utcTimestamp().notNull(),
    ms: integer().$type<Milliseconds>().notNull(),
    /** Expired or requested. */
    why: text().$type<'due' | 'asked'>().notNull().default('due'),
    cases: integer().notNull(),
    messages: integer().notNull(),
    /** `{"sessions": 3}` */
    others: json().$type<Record<string, number>>().notNull().default({}),
  },
  (table) => [index('erasures_began').on(table.began)],
);

/** Keyed hashes, to repeat erasures after a restore (`modules/privacy/erase`). */
export const erasedPeople = pgTable('erased_people', {
  hash: text().primaryKey(),
  at: utcTimestamp().notNull().defaultNow(),
});
