import { type GetColumnData, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

type Fields<T extends PgTable> = {
  [Name in keyof T['_']['columns']]: SQL<GetColumnData<T['_']['columns'][Name]>>;
};

/**
 * The columns of a table for a statement that takes its rows from a function of the database, which gives them under the name
 * of the table.
 */
export const rowsOf = <T extends PgTable>(table: T): Fields<T> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [name, sql`${column}`.mapWith(column)]),
  ) as Fields<T>;
