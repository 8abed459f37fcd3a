import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { describeStartFailure } from '../terminal/startFailure.ts';
import { migrate } from './migrate.ts';
import { loadFunctions, loadMigrations, type Migration, parseFunction } from './migrationFiles.ts';
import { createExtensions, runMigrations } from './runMigrations.ts';
import { readSchemaVersion } from './schemaVersion.ts';
import { createTestDatabase } from './testing/testDatabase.ts';

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

it('concurrent servers migrate an empty database once', async () => {
  const { url, drop } = await createTestDatabase({ empty: true });
  await Promise.all([migrate(url), migrate(url), migrate(url)]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select hash from drizzle.__drizzle_migrations');
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
  const { rows: json } = await client.query(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'jsonb'`,
  );
  // jsonb would reorder keys of questionnaires, where the first match wins.
  expect(json).toEqual([]);
  await client.end();
  await drop();
});
const told = { port: 8080, host: 'here' };
const spoken = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: unknown) => [describeStartFailure(error, told), describeStartFailure(error, told, 'fr')],
  );

it('refuses a newer schema by name, without changes', async () => {
  const { url, drop } = await createTestDatabase({ empty: true });
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const known = loadMigrations().at(-1)?.name;
  expect(await readSchemaVersion(client)).toEqual({ state: 'same', at: known, known });
  const marks = 'select * from drizzle.__drizzle_migrations order by id';
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) select 'later', max(created_at) + 1 from drizzle.__drizzle_migrations",
  );
  const { rows } = await client.query(marks);
  const mark = Number(rows.at(-1).created_at);
  const day = new Date(mark).toISOString().slice(0, 16);
  expect(await spoken(migrate(url))).toEqual([
    `A newer version of Parvis brought the database to migration ${day}; this one ends at ${known} and does not start: start the newer version again, or restore a back-up of before (parvis restore --replace). Nothing was changed.`,
    expect.stringContaining(`Une version plus récente de Parvis a amené la base à la migration ${day}`),
  ]);
  await client.query(`update settings set value = $1 where name = 'schema'`, [
    JSON.stringify({ name: '0999_later', mark, tables: [], functions: [] }),
  ]);
  expect(await spoken(migrate(url))).toEqual([
    expect.stringContaining('to migration 0999_later; this one ends at'),
    expect.stringContaining('à la migration 0999_later'),
  ]);
  expect((await client.query(marks)).rows).toEqual(rows);
  await client.end();
  await drop();
});

const nextMigration = (...statements: string[]): Migration => ({
  name: '0001_next',
  statements,
  hash: 'next',
  mark: (loadMigrations().at(-1)?.mark ?? 0) + 1,
});
const nextMigrations = (...statements: string[]) => ({
  migrations: [...loadMigrations(), nextMigration(...statements)],
});

it('rolls back a failed migration, and reports its name and cause', async () => {
  const { url } = await createTestDatabase();
  const client = await connected(url);
  const state = async () => [
    (
      await client.query(`select table_name, column_name, data_type from information_schema.columns
         where table_schema = 'public' order by 1, 2`)
    ).rows,
    (await client.query('select * from drizzle.__drizzle_migrations order by id')).rows,
  ];
  const before = await state();
  const failing = nextMigrations(
    'create table invented (txt text)',
    'alter table cases add column cuid text',
  );
  const [english, french] = await spoken(runMigrations(client, failing));
  expect(await state()).toEqual(before);
  const at = loadMigrations().at(-1)?.name;
  expect(english).toBe(
    `Migration 0001_next could not be done (statement 2 of 2); everything is as it was, at ${at}, and the version of before still starts. column "cuid" of relation "cases" already exists`,
  );
  expect(french).toContain('La migration 0001_next n’a pas abouti (instruction 2 sur 2)');
  await runMigrations(client, nextMigrations('create table invented (txt text)'));
  expect((await readSchemaVersion(client)).state).toBe('newer');
  await client.end();
});

it('reports an extension that cannot be created', async () => {
  const { url } = await createTestDatabase({ empty: true });
  const client = await connected(url);
  const [english, french] = await spoken(createExtensions(client, ['unaccent', 'not_there']));
  expect(english).toMatch(
    /^The database lacks the extension not_there .*postgresql-contrib.*CREATE EXTENSION unaccent; CREATE EXTENSION pg_trgm; .*extension "not_there" is not available$/,
  );
  expect(french).toMatch(/^L’extension not_there .*CREATE EXTENSION unaccent; CREATE EXTENSION pg_trgm;/);
  const { rows } = await client.query(`select extname from pg_extension where extname = 'unaccent'`);
  expect(rows).toHaveLength(1);
  await client.end();
});

describe('database before the baseline', () => {
  /** As the last commit before the baseline writes them. */
  async function databaseBefore(mark: number) {
    const { url } = await createTestDatabase({ empty: true });
    const client = await connected(url);
    await client.query(`create schema drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1790000000000), ('y', ${mark});
      create table settings (name text primary key, value text not null);
      insert into settings values ('schema', '{"name":"0055_one_change","mark":1795831332234,"tables":["settings"],"functions":[]}')`);
    return { url, client };
  }

  it.each([
    [1_795_831_332_234, '0055_one_change'],
    [1_795_790_000_052, '2026-11-27T14:33'],
  ])('is refused with instructions, without changes (%i)', async (mark, at) => {
    const { url, client } = await databaseBefore(mark);
    expect(await spoken(migrate(url))).toEqual([
      `The database is from before the first version of Parvis (migration ${at}), and this one does not take it over: back it up with the last commit of then, that of migration 0055_one_change (parvis backup), then restore that file here (parvis restore --replace). Nothing was changed.`,
      expect.stringMatching(
        `^La base est d’avant la première version de Parvis \\(migration ${at}\\).* \\(parvis backup\\).* \\(parvis restore --replace\\)`,
      ),
    ]);
    const { rows } = await client.query(
      `select (select count(*)::int from pg_tables where schemaname in ('public', 'drizzle')) as tables,
        (select count(*)::int from drizzle.__drizzle_migrations) as marks`,
    );
    expect(rows).toEqual([{ tables: 2, marks: 2 }]);
    await client.end();
  });
});

/** Indexes and triggers use these functions: a migration must install them. */
const INDEXED = ['fold_letters', 'search_text', 'case_words', 'message_words'];
const TRIGGERED = ['store_case_texts', 'store_changed_text', 'store_changed_texts', 'note_pending_news'];
const MIGRATED: Readonly<Record<string, readonly string[]>> = {
  '0004_search': INDEXED,
  '0026_case_texts': TRIGGERED.slice(0, 3),
  '0030_desk_speed': ['note_pending_news', 'store_case_texts'],
};

describe('database functions', () => {
  const functionOf = (name: string, body: string, result = 'integer') =>
    parseFunction(
      name,
      `create or replace function ${name}(given integer) returns ${result} language sql as $$ select ${body} $$`,
    );
  const made = async (client: pg.Client) => {
    const { rows } = await client.query<{ name: string; oid: number; result: string }>(
      `select oid::regprocedure::text as name, oid::int as oid, pg_get_function_result(oid) as result from pg_proc
       where pronamespace = 'public'::regnamespace and proname <> all($1)
         and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') order by 1`,
      [[...INDEXED, ...TRIGGERED]],
    );
    return new Map(rows.map(({ name, ...rest }) => [name, rest]));
  };

  it('are created, replaced when changed, and dropped when removed', async () => {
    const { url } = await createTestDatabase();
    const client = await connected(url);
    await client.query(
      `create function of_somebody_else(given integer) returns integer language sql as 'select 1'`,
    );
    await runMigrations(client, {
      functions: [functionOf('a', 'given'), functionOf('b', 'given'), functionOf('c', '1')],
    });
    const first = await made(client);
    expect([...first.keys()]).toEqual([
      'a(integer)',
      'b(integer)',
      'c(integer)',
      'of_somebody_else(integer)',
    ]);
    await runMigrations(client, {
      functions: [functionOf('a', 'given + 1'), functionOf('b', `'b'`, 'text')],
    });
    const second = await made(client);
    expect([...second.keys()]).toEqual(['a(integer)', 'b(integer)', 'of_somebody_else(integer)']);
    // Other servers may call it: dropped only if arguments or result change.
    expect(second.get('a(integer)')).toEqual(first.get('a(integer)'));
    expect(second.get('b(integer)')).toMatchObject({ result: 'text' });
    expect((await client.query('select a(1), b(1)')).rows).toEqual([{ a: 2, b: 'b' }]);
    await client.end();
  });
  it('are defined once, in a file of their name; those of indexes in a migration', () => {
    const defined = (text: string) =>
      [...text.matchAll(/create\s+(?:or\s+replace\s+)?function\s+(?:public\.)?"?(\w+)/gi)].map(
        ([, name]) => name,
      );
    for (const { name, statement } of loadFunctions()) expect(defined(statement)).toEqual([name]);
    for (const { name, statements } of loadMigrations())
      expect({ name, defines: statements.flatMap(defined) }).toEqual({
        name,
        defines: MIGRATED[name] ?? [],
      });
  });
});

it.each(['LATIN1', 'EUC_JP'])('refuses encoding %s before any change', async (encoding) => {
  const { url, drop } = await createTestDatabase({ empty: true });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const name = `${new URL(url).pathname.slice(1)}_${encoding.toLowerCase()}`;
  await client.query(
    `create database ${name} template template0 encoding '${encoding}' locale_provider libc locale 'C'`,
  );
  const other = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  await expect(migrate(other)).rejects.toThrow(`The database is kept in ${encoding}`);
  await client.query(`drop database ${name}`);
  await client.end();
  await drop();
});
