/** What stays of cases that were erased, and when that happened. */
import { bigint, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Milliseconds } from '../../lib/clock.ts';
import { instant } from './columns.ts';

/** How many cases there were, by month: nothing here leads back to one of them. Simulations do not count. */
export const caseCounts = pgTable(
  'case_counts',
  {
    cuid: text().notNull(),
    /** In which they were opened, in UTC: `2026-11`. */
    month: text().notNull(),
    ccatCode: text().notNull(),
    /** Empty where a case had none, like `outcome`. */
    placeCode: text().notNull(),
    state: text().notNull(),
    outcome: text().notNull(),
    /** Stars; 0 where nobody gave any. */
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

/** The register: each run that erased something, and what. It names nobody, and is kept for good. */
export const erasures = pgTable(
  'erasures',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    began: instant().notNull(),
    /** How long it took, milliseconds. */
    ms: integer().$type<Milliseconds>().notNull(),
    /** Because its day had come, or because a person asked for it. */
    why: text().$type<'due' | 'asked'>().notNull().default('due'),
    /** What was erased, rows. */
    cases: integer().notNull(),
    messages: integer().notNull(),
    /** The same of other tables, by name: `{"sessions": 3}`. */
    others: json().$type<Record<string, number>>().notNull().default({}),
  },
  (table) => [index('erasures_began').on(table.began)],
);

/** Who erased everything, by a keyed hash that leads to nobody: a backup of before is erased of them once more (`leaving/erasedAgain.ts`). */
export const erasedPeople = pgTable('erased_people', {
  hash: text().primaryKey(),
  at: instant().notNull().defaultNow(),
});
