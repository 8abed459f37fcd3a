import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { keepHouse } from './houseKeeping.ts';
import { tables as compacted } from './retention/compact.ts';
import { connect } from './store/database.ts';
import { createTestDatabase } from './store/testing/testDatabase.ts';
import { allIsPast } from './testing/past.ts';

const store = connect((await createTestDatabase()).url);
const { pool } = store;
afterAll(() => store.close());
afterEach(() => void vi.useRealTimers());

/** What is kept, by its table: how a row of an age is written, and the ages of what goes and of what stays. */
const kept = {
  sessions: [
    `insert into sessions (hash, cr_uid, expires) values ('$0', 'anna', now() - interval '$1')`,
    '1 second',
    '-1 hour',
  ],
  known_devices: [
    `insert into known_devices (hash, cr_uid, used) values ('$0', 'me', now() - interval '$1')`,
    '401 days',
    '399 days',
  ],
  spent_tokens: [
    `insert into spent_tokens (jti, expires) values ('$0', now() - interval '$1')`,
    '1 second',
    '-1 hour',
  ],
  verifications: [
    `insert into verifications (rqid, email, code_hash, created, expires) values ('$0', 'a', 'b', now() - interval '$1', now())`,
    '49 hours',
    '47 hours',
  ],
  outbox: [
    `insert into outbox (kind, recipient, subject, body, at) values ('mail', '$0', '', '', now() - interval '$1')`,
    '25 hours',
    '23 hours',
  ],
  contact_mails: [
    `insert into contact_mails (id, challenge, created) values ('$0', '$0', now() - interval '$1')`,
    '49 hours',
    '47 hours',
  ],
  scans: [
    `insert into scans (cuid, qrid, place_code, fake, at) values ('c', '$0', 'p', false, now() - interval '$1')`,
    '31 days',
    '29 days',
  ],
  feed: [
    `insert into feed (cuid, csid, type, at) values ('c', '$0', 'case', now() - interval '$1')`,
    '8 days',
    '6 days',
  ],
} as const;
const tables = Object.keys(kept);

/** Asks the database until it holds; what waits for it by a clock would move the clock that is held still here. */
async function eventually(check: () => unknown): Promise<void> {
  for (;;)
    try {
      return void (await check());
    } catch {
      await pool.query('select');
    }
}

const counts = async () => {
  const all = tables.map(async (table) => (await pool.query(`select from ${table}`)).rowCount);
  return Object.fromEntries((await Promise.all(all)).map((count, index) => [tables[index], count]));
};
/**
 * Waits until nobody holds the lock of those who erase, and what is done at night is noted, which is the last of a run: an hour that
 * strikes while one is under way is left out.
 */
const untilOver = async () => {
  await eventually(async () => {
    const { rowCount } = await pool.query(
      `select from pg_locks join pg_database on pg_database.oid = database
       where locktype = 'advisory' and datname = current_database()`,
    );
    expect(rowCount).toBe(0);
    const noted = await pool.query(`select from settings where name like 'compacted:%'`);
    expect(noted.rowCount).toBe(compacted.length);
  });
  await pool.query('select');
};
const each = (count: number) => Object.fromEntries(tables.map((table) => [table, count]));

it('what has served its time is removed, at once and every hour, and the rest stays', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await pool.query(
    `insert into identities (cr_uid, email) values ('me', null), ('anna', 'anna@mail.example')`,
  );
  const write = (name: string, at: 1 | 2) =>
    Promise.all(
      Object.values(kept).map((row) => pool.query(row[0].replaceAll('$0', name).replace('$1', row[at]))),
    );
  await write('gone', 1);
  await write('stays', 2);
  await allIsPast(pool);
  expect(await counts()).toEqual(each(2));
  const failures: unknown[] = [];
  const notices: unknown[] = [];
  const stop = keepHouse(
    pool,
    (error) => failures.push(error),
    () => notices.push(1),
  );
  await eventually(() => expect(notices).toHaveLength(1));
  expect(await counts()).toEqual(each(1));
  await untilOver();
  await write('late', 1);
  await allIsPast(pool);
  await untilOver();
  vi.advanceTimersByTime(3_599_999);
  expect(await counts()).toEqual(each(2));
  vi.advanceTimersByTime(1);
  // Of the feed goes what stands before, too: a reader goes on from one place.
  await eventually(async () => expect(await counts()).toEqual({ ...each(1), feed: 0 }));
  stop();
  expect(failures).toEqual([]);
  await eventually(() => expect(notices).toHaveLength(2));
  await untilOver();
});

it('a failure is told once, until it has succeeded, and nothing after the end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const told: unknown[] = [];
  const state = { broken: true, runs: 0 };
  const breaking = new Proxy(pool, {
    get(of, name) {
      const given: unknown = Reflect.get(of, name);
      if (name !== 'connect') return typeof given === 'function' ? given.bind(of) : given;
      return () => {
        state.runs += 1;
        return state.broken ? Promise.reject(new Error('away')) : of.connect();
      };
    },
  });
  const stop = keepHouse(
    breaking,
    (error) => told.push(error),
    () => undefined,
  );
  const runAgain = async (broken: boolean, most: number) => {
    Object.assign(state, { broken, runs: 0 });
    vi.advanceTimersByTime(3_600_000);
    await eventually(() => expect(state.runs).toBeGreaterThanOrEqual(1));
    // Nobody to whom anything belongs: the last to go.
    if (!broken)
      await eventually(async () =>
        expect((await pool.query(`select from identities where cr_uid = 'last'`)).rowCount).toBe(0),
      );
    await pool.query('select');
    expect(told).toHaveLength(most);
  };
  await eventually(() => expect(told).toHaveLength(1));
  await runAgain(true, 1);
  await pool.query(`insert into identities (cr_uid, created) values ('last', now() - interval '1 year')`);
  await runAgain(false, 1);
  await eventually(async () => {
    Object.assign(state, { broken: true });
    vi.advanceTimersByTime(3_600_000);
    await pool.query('select');
    expect(told).toHaveLength(2);
  });
  stop();
});
