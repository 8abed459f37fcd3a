import { type GetColumnData, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

type Fields<T extends PgTable> = {
  [Name in keyof T['_']['columns']]: SQL<GetColumnData<T['_']['columns'][Name]>>;
};

/** Columns of a table for a statement that selects from a database function under the table's name. */
export const rowsOf = <T extends PgTable>(table: T): Fields<T> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [name, sql`${column}`.mapWith(column)]),
  ) as Fields<T>;
