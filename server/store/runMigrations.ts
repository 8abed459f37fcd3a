import type pg from 'pg';
import { MigrationFailed } from './migrationFailed.ts';
import { type Migration, migrationsIn } from './migrationFiles.ts';
import { noteSchema } from './notedSchema.ts';
import { NewerSchema } from './schemaFaults.ts';
import { LAST_MARK, ownSchema, standingOf } from './schemaStanding.ts';

/** Where it is noted what was done, as drizzle-kit has it. */
const NOTES = [
  'create schema if not exists drizzle',
  `create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`,
];
const NOTE = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)';

/** @throws MigrationFailed with what the database says of it */
async function step(
  client: pg.ClientBase,
  { name, statements, hash, mark }: Migration,
  before?: string,
): Promise<void> {
  let at = 0;
  try {
    for (const statement of statements) {
      at += 1;
      await client.query(statement);
    }
    await client.query(NOTE, [hash, mark]);
  } catch (error) {
    throw new MigrationFailed({ name, at, of: statements.length, before }, error);
  }
}

/** Does what is missing of some migrations, all of it or nothing. */
async function catchUp(client: pg.ClientBase, all: readonly Migration[]): Promise<void> {
  const { rows } = await client.query<{ mark: string | null }>(LAST_MARK);
  const done = Number(rows[0]?.mark ?? 0);
  const before = all.findLast(({ mark }) => mark <= done)?.name;
  for (const migration of all) if (migration.mark > done) await step(client, migration, before);
}

/**
 * Brings a database to the last of some migrations, in one transaction; what only some of them could do is taken back.
 * @throws NewerSchema where a newer version was at it; MigrationFailed, which says which one and why
 */
export async function runMigrations(client: pg.ClientBase, all = migrationsIn()): Promise<void> {
  const { state, at, known } = await standingOf(client);
  if (state === 'newer') throw new NewerSchema(at, known);
  await client.query('begin');
  try {
    for (const statement of NOTES) await client.query(statement);
    await catchUp(client, all);
    if (all.at(-1)?.mark === ownSchema().mark) await noteSchema(client, ownSchema());
    await client.query('commit');
  } catch (error) {
    // Of a connection that is lost PostgreSQL takes everything back by itself.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
