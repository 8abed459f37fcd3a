import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sessionCalls } from '@parvis/api/calls/session';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { advanceDays, createPersonTraces } from '../../../testing/createPersonTraces.ts';
import { eventually } from '../../../testing/eventually.ts';
import { openTestServices } from '../../../testing/testServices.ts';
import { compactedTables, compactTables } from './compactTables.ts';
import { eraseDue } from './eraseDue.ts';
import { isCompactionDue, runNightlyCompaction } from './nightlyCompaction.ts';

const { url } = await createTestDatabase();
const services = await openTestServices(url);
const { pool } = services.store;
/** Disables the product's idle timeout of ten seconds for slow machines. */
const UNHURRIED = 'set local idle_in_transaction_session_timeout = 0';

afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

/** Searches the data files of this database: tables, TOAST, indexes, statistics. */
async function filesThatHold(marks: readonly string[]): Promise<string[]> {
  await pool.query('checkpoint');
  const { rows } = await pool.query<{ folder: string }>(
    `select current_setting('data_directory') || '/base/' || oid as folder from pg_database where datname = current_database()`,
  );
  const folder = rows[0]?.folder ?? '';
  const found = new Set<string>();
  // This cache contains only table names.
  for (const name of readdirSync(folder).filter((one) => one !== 'pg_internal.init')) {
    const bytes = readFileSync(join(folder, name));
    for (const mark of marks) if (bytes.includes(mark)) found.add(`${mark} in ${await relationOf(name)}`);
  }
  return [...found];
}
const relationOf = async (file: string): Promise<string> => {
  const { rows } = await pool.query<{ name: string | null }>(
    'select pg_filenode_relation(0, $1)::regclass::text as name',
    [Number.parseInt(file, 10)],
  );
  return rows[0]?.name ?? file;
};

const fileOf = async (table: string): Promise<number> =>
  (await pool.query(`select pg_relation_filenode($1) as file`, [table])).rows[0].file;

it('removes deleted rows from all data files after a month and a night', async () => {
  const { jo, tablet, marks } = await createPersonTraces(services, 'jo@mail.example');
  await pool.query('analyze');
  for (const mark of marks) expect([mark, await filesThatHold([mark])]).not.toEqual([mark, []]);
  for (const device of [jo, tablet]) await device.call(sessionCalls.userDisconnect);
  await advanceDays(pool, 31);
  await eraseDue(pool);
  // Deleted rows remain in the pages.
  expect(await filesThatHold(marks)).not.toEqual([]);
  // Transactions of other tests on this PostgreSQL keep rows visible.
  await eventually(async () => {
    expect(await compactTables(pool)).toMatchObject({ failed: [], tooLarge: [] });
    expect(await filesThatHold(marks)).toEqual([]);
  });
});

it('removes deleted rows of a large table', async () => {
  const words = `mot-${createId()}`;
  // Too short for compression.
  await pool.query(`insert into outbox (kind, recipient, subject, body)
    select 'mail', '${words}', n, '${words}' || repeat(md5(n::text), 58) from generate_series(1, 36000) n`);
  const size = `select pg_total_relation_size('outbox') > 64 * 1024 ^ 2 as large`;
  expect((await pool.query(size)).rows).toEqual([{ large: true }]);
  await pool.query(`delete from outbox where id <> (select max(id) from outbox)`);
  await pool.query(`update outbox set recipient = '', body = ''`);
  expect(await filesThatHold([words])).not.toEqual([]);
  await eventually(async () => {
    expect(await compactTables(pool, ['public.outbox'])).toMatchObject({ failed: [], tooLarge: [] });
    expect(await filesThatHold([words])).toEqual([]);
  });
});
it('runs on one of two servers', async () => {
  const both = await Promise.all([compactTables(pool), compactTables(pool)]);
  expect(both.filter((told) => told !== undefined)).toHaveLength(1);
});

it('runs once a night, or by day after two missed nights', async () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 30);
  expect(
    [at(10, 3), at(10, 12), at(11, 1), at(11, 2), at(11, 4), at(11, 5), at(12, 2), at(12, 4)].map((now) =>
      isCompactionDue(at(10, 3), now),
    ),
  ).toEqual([false, false, false, true, true, false, true, true]);
  expect([at(12, 2), at(12, 12), at(12, 13)].map((now) => isCompactionDue(at(10, 12), now))).toEqual([
    true,
    false,
    true,
  ]);
  const noted = async () =>
    (await pool.query(`select distinct value from settings where name like 'compacted:%'`)).rows.map(
      ({ value }) => value,
    );
  await runNightlyCompaction(pool, at(10, 12));
  expect(await noted()).toEqual([at(10, 12).toISOString()]);
  await runNightlyCompaction(pool, at(10, 13));
  expect(await noted()).toEqual([at(10, 12).toISOString()]);
  await runNightlyCompaction(pool, at(11, 3));
  expect(await noted()).toEqual([at(11, 3).toISOString()]);
});

it('retries failed tables once by day', async () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 30);
  const [cases, scans] = [new Set([await fileOf('cases')]), new Set([await fileOf('scans')])];
  const reader = await pool.connect();
  await reader.query(`begin; ${UNHURRIED}; select 1 from scans limit 1`);
  for (const [day, hour] of [
    [20, 10],
    [20, 11],
    [20, 12],
  ] as const) {
    await runNightlyCompaction(pool, at(day, hour));
    cases.add(await fileOf('cases'));
  }
  await reader.query('commit');
  reader.release();
  await runNightlyCompaction(pool, at(20, 13));
  scans.add(await fileOf('scans'));
  expect([cases.size, scans.size]).toEqual([2, 1]);
  await runNightlyCompaction(pool, at(21, 11));
  cases.add(await fileOf('cases'));
  scans.add(await fileOf('scans'));
  expect([cases.size, scans.size]).toEqual([2, 2]);
});

it('reports once that the role may not rewrite tables', async () => {
  const at = (day: number) => new Date(2026, 11, day, 3);
  const role = `poor_${Date.now()}`;
  await pool.query(`create role ${role}; grant usage on schema public to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role}`);
  const poor = new pg.Pool({ connectionString: url, options: `-c role=${role}`, max: 2 });
  const reader = await pool.connect();
  await reader.query(`begin isolation level repeatable read; ${UNHURRIED}; select 1 from settings`);
  await pool.query('select pg_current_xact_id()');
  // Sees when others read, but not what.
  expect(await compactTables(poor, compactedTables, { maxWaitMs: 0 })).toMatchObject({
    failed: compactedTables,
  });
  await reader.query('commit');
  reader.release();
  expect(await compactTables(poor)).toMatchObject({ done: [], failed: [], denied: compactedTables });
  const warned: string[] = [];
  for (const day of [1, 2, 3])
    await runNightlyCompaction(poor, at(day), ({ message }) => warned.push(message));
  expect(warned).toEqual([expect.stringContaining('public.messages, ')]);
  await poor.end();
  await pool.query(`drop owned by ${role}; drop role ${role}`);
});

it('postpones tables with deleted rows still visible to a reader', async () => {
  const { words, jo } = await createPersonTraces(services, 'ana@mail.example');
  const reader = await pool.connect();
  await reader.query(`begin isolation level repeatable read; ${UNHURRIED}; select 1 from settings`);
  await jo.call(sessionCalls.userEraseAll);
  expect((await compactTables(pool, compactedTables, { maxWaitMs: 0 }))?.failed).toContain('public.messages');
  expect(await filesThatHold([words])).not.toEqual([]);
  await reader.query('commit');
  reader.release();
  expect(await compactTables(pool)).toMatchObject({ failed: [] });
  expect(await filesThatHold([words])).toEqual([]);
});
it('skips a table that would be locked too long, reports it once, and retries after a week', async () => {
  // Clears earlier reports.
  await pool.query(`delete from settings where name = 'compacted never'`);
  // Autovacuum would briefly lock the table.
  await pool.query('alter table outbox set (autovacuum_enabled = false)');
  // Rebuilding this index takes three seconds.
  await pool.query(`create function slow(text) returns text immutable language plpgsql as
    'begin perform pg_sleep(1); return $1; end'`);
  await pool.query(`insert into outbox (kind, recipient, subject, body)
    select 'mail', 'jo', n, 'body' from generate_series(1, 3) n`);
  await pool.query('set statement_timeout = 0; create index outbox_slow on outbox (slow(subject))');
  const before = await fileOf('outbox');
  const warned: string[] = [];
  const night = (day: number) =>
    runNightlyCompaction(pool, new Date(2027, 5, day, 3), ({ message }) => warned.push(message), {
      maxLockMs: 300,
    });
  const files: boolean[] = [];
  for (const day of [1, 2, 3, 4, 8, 9, 10]) {
    await night(day);
    files.push((await fileOf('outbox')) === before);
  }
  expect(files).not.toContain(false);
  expect(warned.filter((message) => message.includes('public.outbox'))).toEqual([
    expect.stringContaining('parvis retention --compact'),
  ]);
  await pool.query('drop index outbox_slow; drop function slow(text)');
  await eventually(async () => {
    expect(await compactTables(pool, ['public.outbox'], { maxLockMs: 0 })).toMatchObject({
      failed: [],
      tooLarge: [],
    });
  });
  expect(await fileOf('outbox')).not.toBe(before);
});
