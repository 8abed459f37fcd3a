import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../store/testing/testDatabase.ts';
import { letDaysPass, someone } from '../testing/someone.ts';
import { openTestServices } from '../testing/testServices.ts';
import { compact } from './compact.ts';
import { eraseDue } from './eraseDue.ts';
import { compactNightly, isTime } from './nightly.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

/** Which files of this database hold any of these words, as the disk has them: tables, what they keep apart, indexes, samples. */
async function filesThatHold(marks: readonly string[]): Promise<string[]> {
  await pool.query('checkpoint');
  const { rows } = await pool.query<{ folder: string }>(
    `select current_setting('data_directory') || '/base/' || oid as folder from pg_database where datname = current_database()`,
  );
  const folder = rows[0]?.folder ?? '';
  const found = new Set<string>();
  for (const name of readdirSync(folder)) {
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

it('a month later, and a night, no file of a table or an index holds what somebody said, wrote with, or was called by', async () => {
  const { jo, tablet, csid, words, reporter, mail, numbers } = await someone(services, 'jo@mail.example');
  const marks = [csid, words, reporter, mail, ...numbers, 'Fairphone'];
  await pool.query('analyze');
  for (const mark of marks) expect([mark, await filesThatHold([mark])]).not.toEqual([mark, []]);
  for (const device of [jo, tablet]) await device.call(sessionCalls.userDisconnect);
  await letDaysPass(pool, 31);
  await eraseDue(pool);
  // Rows are gone, and their words stand in pages that nobody reads.
  expect(await filesThatHold(marks)).not.toEqual([]);
  expect(await compact(pool)).toMatchObject({ failed: [], tooLarge: [] });
  expect(await filesThatHold(marks)).toEqual([]);
});

it('of what somebody reads for long all the rest is written anew, and it the next time', async () => {
  const reader = await pool.connect();
  await reader.query('begin; select 1 from messages limit 1');
  const told = await compact(pool);
  await reader.query('commit');
  reader.release();
  expect(told?.failed).toEqual(['public.messages']);
  expect(told?.done).toContain('public.cases');
  expect((await compact(pool))?.failed).toEqual([]);
});

it('of two servers one does it', async () => {
  const both = await Promise.all([compact(pool), compact(pool)]);
  expect(both.filter((told) => told !== undefined)).toHaveLength(1);
});

it('once a night, and where no night came two days later by day', async () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 30);
  expect(
    [at(10, 3), at(10, 12), at(11, 1), at(11, 2), at(11, 4), at(11, 5), at(12, 2), at(12, 4)].map((now) =>
      isTime(at(10, 3), now),
    ),
  ).toEqual([false, false, false, true, true, false, true, true]);
  expect([at(12, 2), at(12, 12), at(12, 13)].map((now) => isTime(at(10, 12), now))).toEqual([
    true,
    false,
    true,
  ]);
  const noted = async () =>
    (await pool.query(`select value from settings where name = 'compacted'`)).rows[0]?.value;
  await compactNightly(pool, at(10, 12));
  expect(await noted()).toBe(at(10, 12).toISOString());
  await compactNightly(pool, at(10, 13));
  expect(await noted()).toBe(at(10, 12).toISOString());
  await compactNightly(pool, at(11, 3));
  expect(await noted()).toBe(at(11, 3).toISOString());
});
