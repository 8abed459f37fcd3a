import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { LAST_MARK, MIGRATIONS } from './migrate.ts';

/** How far a database was brought. */
export async function markOf(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ mark: string }>(LAST_MARK);
  return Number(rows[0]?.mark);
}

const CREATED = /create (?:or replace |unlogged )?(table|function) "?(\w+)"?/gi;

/** Every table and function that any migration of this version makes, also those that a later one took away. */
export function everMade(): { tables: string[]; functions: string[] } {
  const made = { table: new Set<string>(), function: new Set<string>() };
  for (const { sql } of readMigrationFiles(MIGRATIONS))
    for (const [, kind = '', name = ''] of sql.join('\n').matchAll(CREATED))
      made[kind.toLowerCase() === 'table' ? 'table' : 'function'].add(name);
  return { tables: [...made.table].sort(), functions: [...made.function].sort() };
}

/** Whether this version knows a schema: its own, or one that was its own before. */
export const isKnownMark = (mark: number): boolean =>
  readMigrationFiles(MIGRATIONS).some(({ folderMillis }) => folderMillis === mark);

/** Makes the schema that a mark stands for in an empty database, within the transaction of `client`, and notes it as a start does. */
export async function makeSchema(client: pg.ClientBase, mark: number): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  await client.query('delete from drizzle.__drizzle_migrations');
  for (const { sql, hash, folderMillis } of readMigrationFiles(MIGRATIONS)) {
    if (folderMillis > mark) return;
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}
