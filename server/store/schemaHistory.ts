import type pg from 'pg';
import { migrationsIn } from './migrationFiles.ts';
import { LAST_MARK } from './schemaStanding.ts';

/** How far a database was brought. */
export async function markOf(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ mark: string }>(LAST_MARK);
  return Number(rows[0]?.mark);
}

/** Whether this version knows a schema: its own, or one that was its own before. */
export const isKnownMark = (mark: number): boolean => migrationsIn().some((one) => one.mark === mark);

/** Makes the schema that a mark stands for in an empty database, within the transaction of `client`, and notes it as a start does. */
export async function makeSchema(client: pg.ClientBase, mark: number): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  await client.query('delete from drizzle.__drizzle_migrations');
  for (const { statements, hash, mark: own } of migrationsIn()) {
    if (own > mark) return;
    for (const statement of statements) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      own,
    ]);
  }
}
