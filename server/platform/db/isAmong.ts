import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** One array parameter: a statement takes at most 65,535 and is planned per parameter. */
export const selectFromArray = (values: readonly string[]): SQL =>
  sql`(select unnest(${sql.param([...values])}::text[]))`;

export const isAmong = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in ${selectFromArray(values)}`;

export const isNotAmong = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} not in ${selectFromArray(values)}`;
