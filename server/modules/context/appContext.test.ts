import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { commitAndNotify } from './appContext.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(() => services.close());

it('retries a transaction aborted by deadlock', async () => {
  await pool.query('create table taken (name text primary key, times integer not null default 0)');
  await pool.query(`insert into taken values ('a'), ('b')`);
  let [begun, held] = [0, 0];
  const takeBoth = (first: string, second: string) =>
    commitAndNotify(services.services, async (tx) => {
      begun += 1;
      await tx.execute(sql`update taken set times = times + 1 where name = ${first}`);
      held += 1;
      // Both hold their first lock before either requests its second.
      while (held < 2) await new Promise((resolve) => setImmediate(resolve));
      await tx.execute(sql`update taken set times = times + 1 where name = ${second}`);
    });
  await Promise.all([takeBoth('a', 'b'), takeBoth('b', 'a')]);
  // PostgreSQL aborts one of the two, or both.
  expect([3, 4]).toContain(begun);
  expect((await pool.query('select name, times from taken order by name')).rows).toEqual([
    { name: 'a', times: 2 },
    { name: 'b', times: 2 },
  ]);
});

it('does not retry a transaction that fails on its own', async () => {
  let begun = 0;
  const failing = commitAndNotify(services.services, async (tx) => {
    begun += 1;
    await tx.execute(sql`select 1 / 0`);
  });
  await expect(failing).rejects.toThrow();
  expect(begun).toBe(1);
});
