import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { startFailure } from '../base/startFailure.ts';
import { migrate } from './migrate.ts';
import { migrationsIn } from './migrationFiles.ts';
import { runMigrations } from './runMigrations.ts';
import { standingOf } from './schemaStanding.ts';
import { createTestDatabase } from './testing/testDatabase.ts';

it('servers that start together on an empty database migrate it once, one after the other', async () => {
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
  // jsonb would reorder the keys of questionnaires, where the first match wins.
  expect(json).toEqual([]);
  await client.end();
  await drop();
});

it('a port that is none is refused, and no clock of the attempt goes on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await expect(migrate('postgres://x@127.0.0.1/x?port=abc')).rejects.toMatchObject({
      code: 'ERR_SOCKET_BAD_PORT',
    });
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

const told = { port: 8080, host: 'here' };
const spoken = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: unknown) => [startFailure(error, told), startFailure(error, told, 'fr')],
  );

it('a database that a newer version was at is refused by name, and left as it is', async () => {
  const { url, drop } = await createTestDatabase({ empty: true });
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const known = migrationsIn().at(-1)?.name;
  expect(await standingOf(client)).toEqual({ state: 'same', at: known, known });
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

it('a migration that fails in its middle names itself, says why and leaves everything as it was', async () => {
  const { url, drop } = await createTestDatabase({ empty: true });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrateFirst(client, 48);
  await client.query('alter table qr_codes add column made text');
  const state = async () => [
    (
      await client.query(`select table_name, column_name, data_type from information_schema.columns
         where table_schema = 'public' order by 1, 2`)
    ).rows,
    (await client.query('select * from drizzle.__drizzle_migrations order by id')).rows,
  ];
  const before = await state();
  const [english, french] = await spoken(migrate(url));
  expect(await state()).toEqual(before);
  const says = 'column "made" of relation "qr_codes" already exists';
  expect(english).toBe(
    `Migration 0049_codes_seen_and_replaced could not be done (statement 3 of 3); everything is as it was, at 0048_former_cuids, and the version of before still starts. ${says}`,
  );
  expect(french).toContain('La migration 0049_codes_seen_and_replaced n’a pas abouti (instruction 3 sur 3)');
  await client.query('alter table qr_codes drop column made');
  await migrate(url);
  expect((await standingOf(client)).state).toBe('same');
  await client.end();
  await drop();
});

it.each(['LATIN1', 'EUC_JP'])(
  'a database kept in %s is refused in a sentence before anything is made',
  async (encoding) => {
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
  },
);

const town = `
  insert into customers (cuid, cstmr_type, lbl, light, dark, emergency, retention_days, cases_between_users, menu)
    values ('town', 'town', '{"fr":"Ville"}', '{}', '{}', '[]', 30, false, '[]');
  insert into identities (cr_uid) values ('jo');`;

/** Brings a database to the schema of an older version: that of its first migrations, as many as given. */
const migrateFirst = (client: pg.Client, count: number): Promise<void> =>
  runMigrations(client, migrationsIn().slice(0, count));

it('cases that were stored with a text id of their last message keep its kind', async () => {
  const { url, drop } = await createTestDatabase({ empty: true });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrateFirst(client, 4);
  await client.query(town);
  const last = [
    ['a', 'statement.handle', null],
    ['b', 'statement.satisfaction', null],
    ['c', null, 'Fuite'],
  ];
  for (const [csid, statement, txt] of last) {
    await client.query(
      `insert into cases (csid, cuid, nbr, place_lbl, ccat_code, ccat_path, ccat_lbls, reporter, language, state,
         simulation, erase_on, last_msg_id, last_at, last_statement, last_txt)
       values ($1, 'town', $1, '{"fr":"Halle"}', 'wc', 'wc', '[]', 'jo', 'fr-FR', 'open', false, now(), 1, now(), $2, $3)`,
      [csid, statement, txt],
    );
    await client.query(
      `insert into messages (csid, msg_id, id, staff, statement, msg_txt) values ($1, 1, $1, false, $2, $3)`,
      [csid, statement, txt],
    );
  }
  await migrate(url);
  const { rows } = await client.query('select csid, last_kind, last_txt from cases order by csid');
  expect(rows).toEqual([
    { csid: 'a', last_kind: 'handle', last_txt: null },
    { csid: 'b', last_kind: 'satisfaction', last_txt: null },
    { csid: 'c', last_kind: null, last_txt: { fr: 'Fuite' } },
  ]);
  expect((await client.query('select * from messages')).rowCount).toBe(3);
  await client.end();
  await drop();
});

it('answers that were stored in the language of who gave them are kept under that language', async () => {
  const { url, drop } = await createTestDatabase({ empty: true });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrateFirst(client, 5);
  await client.query(town);
  for (const [csid, language, said] of [
    ['a', 'fr-FR', 'Fuite'],
    ['b', 'en-US', 'Leak'],
    ['c', 'fr-FR', null],
  ]) {
    await client.query(
      `insert into cases (csid, cuid, nbr, place_lbl, ccat_code, ccat_path, ccat_lbls, reporter, language, state,
         simulation, erase_on, last_msg_id, last_at, last_txt)
       values ($1, 'town', $1, '{"fr":"Halle"}', 'wc', 'wc', '[]', 'jo', $2, 'open', false, now(), 1, now(), $3)`,
      [csid, language, said],
    );
    await client.query(
      `insert into messages (csid, msg_id, id, staff, words) values ($1, 1, $1, false, $2)`,
      [csid, said && JSON.stringify({ leak: said })],
    );
  }
  await migrate(url);
  const { rows } = await client.query(
    'select last_txt, words from cases join messages using (csid) order by csid',
  );
  expect(rows).toEqual([
    { last_txt: { fr: 'Fuite' }, words: { fr: { leak: 'Fuite' } } },
    { last_txt: { en: 'Leak' }, words: { en: { leak: 'Leak' } } },
    { last_txt: null, words: null },
  ]);
  await client.end();
  await drop();
});

it('a case that is on hold already gives its day to the message that put it there', async () => {
  const { url, drop } = await createTestDatabase({ empty: true });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrateFirst(client, 15);
  await client.query(town);
  const day = new Date('2199-01-02T03:04:05.006Z');
  for (const [csid, state] of [
    ['a', 'held'],
    ['b', 'handled'],
  ])
    await client.query(
      `insert into cases (csid, cuid, nbr, place_lbl, ccat_code, ccat_path, ccat_lbls, reporter, language, state,
         simulation, erase_on, last_msg_id, last_at, hold_until)
       values ($1, 'town', $1, '{"fr":"Halle"}', 'wc', 'wc', '[]', 'jo', 'fr-FR', $2, false, now(), 3, now(), $3)`,
      [csid, state, day],
    );
  await client.query(
    `insert into messages (csid, msg_id, id, staff, event)
     select csid, n, csid || n, true, event from cases, unnest(array['hold', 'hold', null]) with ordinality as of(event, n)`,
  );
  await migrate(url);
  const { rows } = await client.query('select csid, msg_id, hold_until from messages order by csid, msg_id');
  expect(rows.filter(({ hold_until }) => hold_until)).toEqual([{ csid: 'a', msg_id: 2, hold_until: day }]);
  await client.end();
  await drop();
});
