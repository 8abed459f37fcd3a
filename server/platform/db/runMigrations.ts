import type pg from 'pg';
import { type DatabaseFunction, loadFunctions, loadMigrations, type Migration } from './migrationFiles.ts';
import { ExtensionMissing, MigrationFailed } from './schemaErrors.ts';
import { checkSchema, LAST_MARK, recordSchema } from './schemaVersion.ts';

const CREATE_RECORDS = [
  'create schema if not exists drizzle',
  `create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`,
];
const INSERT_RECORD = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)';

/** Accent folding and trigrams, of postgresql-contrib. */
const EXTENSIONS = ['unaccent', 'pg_trgm'];

/** @throws ExtensionMissing */
export async function createExtensions(client: pg.ClientBase, names = EXTENSIONS): Promise<void> {
  const { rows } = await client.query<{ extname: string }>('select extname from pg_extension');
  const there = new Set(rows.map(({ extname }) => extname));
  for (const name of names.filter((one) => !there.has(one)))
    await client.query(`create extension ${name}`).catch((error: unknown) => {
      throw new ExtensionMissing(name, error);
    });
}

/** @throws MigrationFailed */
async function runStatements(
  client: pg.ClientBase,
  { name, statements }: Pick<Migration, 'name' | 'statements'>,
  before?: string,
): Promise<void> {
  let at = 0;
  try {
    for (const statement of statements) {
      at += 1;
      await client.query(statement);
    }
  } catch (error) {
    throw new MigrationFailed({ name, at, of: statements.length, before }, error);
  }
}

export async function applyMigrations(client: pg.ClientBase, all: readonly Migration[]): Promise<void> {
  for (const statement of CREATE_RECORDS) await client.query(statement);
  await createExtensions(client);
  const { rows } = await client.query<{ mark: string | null }>(LAST_MARK);
  const done = Number(rows[0]?.mark ?? 0);
  const before = all.findLast(({ mark }) => mark <= done)?.name;
  for (const migration of all.filter(({ mark }) => mark > done)) {
    await runStatements(client, migration, before);
    await client.query(INSERT_RECORD, [migration.hash, migration.mark]);
  }
}

/** Its comment `note` holds the hashes of its file. */
interface InstalledFunction {
  readonly call: string;
  readonly name: string;
  readonly note: string | null;
}
const SELECT_FUNCTIONS = `select oid::regprocedure::text as call, proname as name, obj_description(oid, 'pg_proc') as note from pg_proc
  where pronamespace = 'public'::regnamespace and (obj_description(oid, 'pg_proc') like 'parvis %' or proname = any($1))`;
const buildNote = ({ signature, hash }: DatabaseFunction): string => `parvis ${signature} ${hash}`;

export async function dropFunctions(client: pg.ClientBase): Promise<void> {
  const names = loadFunctions().map(({ name }) => name);
  const { rows } = await client.query<InstalledFunction>(SELECT_FUNCTIONS, [names]);
  for (const { call } of rows) await client.query(`drop function ${call} cascade`);
}

/** Replaces rather than drops, as other servers may call them. */
async function applyFunctions(client: pg.ClientBase, all: readonly DatabaseFunction[]): Promise<void> {
  const { rows: made } = await client.query<InstalledFunction>(SELECT_FUNCTIONS, [[]]);
  const isDefinition = (one: DatabaseFunction, { name, note }: InstalledFunction) =>
    one.name === name && note?.startsWith(`parvis ${one.signature} `);
  for (const old of made.filter((old) => !all.some((one) => isDefinition(one, old))))
    await client.query(`drop function ${old.call}`);
  const notes = new Set(made.map(({ note }) => note));
  for (const one of all.filter((one) => !notes.has(buildNote(one))))
    await runStatements(client, {
      name: `functions/${one.name}`,
      statements: [one.statement, `comment on function public."${one.name}" is '${buildNote(one)}'`],
    });
}

/**
 * In one transaction.
 * @throws NewerSchema, SchemaBeforeBaseline, ExtensionMissing, MigrationFailed
 */
export async function runMigrations(
  client: pg.ClientBase,
  { migrations = loadMigrations(), functions = loadFunctions() } = {},
): Promise<void> {
  await checkSchema(client);
  await client.query('begin');
  try {
    await applyMigrations(client, migrations);
    await applyFunctions(client, functions);
    await recordSchema(client);
    await client.query('commit');
  } catch (error) {
    // A lost connection rolls back itself.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
