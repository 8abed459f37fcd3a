import type pg from 'pg';

/** A table as an archive holds it: what is not computed by the database itself. */
export interface TableOf {
  readonly name: string;
  readonly columns: readonly string[];
}

/** What both sides say of numbers, days and bytes: the same text, whatever the database is set to. */
export const PLAIN = `set datestyle = 'ISO, MDY'; set timezone = 'UTC'; set intervalstyle = 'postgres';
  set extra_float_digits = 3; set bytea_output = 'hex'; set client_encoding = 'UTF8';
  set statement_timeout = 0; set lock_timeout = '60s'; set idle_in_transaction_session_timeout = 0`;

const TABLES = `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and c.relname = any($1)
  group by c.relname order by c.relname`;

/** Those of these tables that the database has; what it keeps for minutes alone (unlogged) is not copied. */
export async function tablesOf(client: pg.ClientBase, among: readonly string[]): Promise<TableOf[]> {
  return (await client.query<TableOf>(TABLES, [among])).rows;
}
