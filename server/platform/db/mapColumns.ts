import { type GetColumnData, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

type Fields<T extends PgTable> = {
  [Name in keyof T['_']['columns']]: SQL<GetColumnData<T['_']['columns'][Name]>>;
};

/** For functions aliased as the table. */
export const mapColumns = <T extends PgTable>(table: T): Fields<T> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [name, sql`${column}`.mapWith(column)]),
  ) as Fields<T>;
