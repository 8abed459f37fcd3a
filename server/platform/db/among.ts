import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Many values as one: a statement takes 65,535, and is read and planned for each of them. */
const all = (values: readonly string[]): SQL => sql`(select unnest(${sql.param([...values])}::text[]))`;

export const isAmong = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in ${all(values)}`;

/** Whether a column is none of however many values. */
export const isNotAmong = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} not in ${all(values)}`;
