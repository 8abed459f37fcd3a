import { CALL_TIMEOUT } from '@parvis/api/constants';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { startSilentProxy } from '../../testing/silentProxy.ts';
import { findErrorCode } from '../lib/errorCauses.ts';
import { mapTransientDatabaseError } from '../lib/mapTransientDatabaseError.ts';
import { connect, DATABASE_TIMEOUTS, type Store } from './database.ts';
import { createTestDatabase } from './testing/testDatabase.ts';

const { url } = await createTestDatabase();
const other = new pg.Client({ connectionString: url });
other.on('error', () => undefined);
await other.connect();
afterAll(() => other.end());

/** Short for the tested timeout only. */
const SHORT = 300;
const stores: Store[] = [];
/** One open connection detects leaks at once. */
async function impatient(name: keyof typeof DATABASE_TIMEOUTS, address = url): Promise<Store> {
  const store = connect(address, 1, { ...DATABASE_TIMEOUTS, [name]: SHORT });
  stores.push(store);
  await eventually(() => store.pool.query('select 1'));
  return store;
}
afterEach(async () => {
  await other.query('rollback');
  for (const store of stores.splice(0)) await store.close();
});

const failureOf = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => error,
  );
const away = { code: 'unavailable', retryAfter: 2 };
const answers = (store: Store) =>
  eventually(async () => expect((await store.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]));

it('every timeout is below the client’s, and below the one that would mask it', () => {
  const { connectionTimeoutMillis, lock_timeout, statement_timeout, query_timeout } = DATABASE_TIMEOUTS;
  expect(connectionTimeoutMillis + lock_timeout).toBeLessThan(CALL_TIMEOUT);
  expect(lock_timeout).toBeLessThan(statement_timeout);
  expect(DATABASE_TIMEOUTS.idle_in_transaction_session_timeout).toBeLessThan(statement_timeout);
  expect(statement_timeout).toBeLessThan(query_timeout);
  expect(query_timeout).toBeLessThan(CALL_TIMEOUT);
});

describe('slow database: reports an outage, and keeps the pool usable', () => {
  it('on a lock timeout', async () => {
    const store = await impatient('lock_timeout');
    await other.query('begin; lock table settings in access exclusive mode');
    const write = sql`insert into settings (name, value) values ('held', 'x')`;
    for (const ask of [
      () => store.db.execute(write),
      () => store.db.transaction((tx) => tx.execute(write)),
    ]) {
      const failure = await failureOf(ask());
      expect([findErrorCode(failure), mapTransientDatabaseError(failure)]).toEqual(['55P03', away]);
    }
    await answers(store);
  });

  it('on a statement timeout', async () => {
    const store = await impatient('statement_timeout');
    const failure = await failureOf(store.db.execute(sql`select pg_sleep(600)`));
    expect([findErrorCode(failure), mapTransientDatabaseError(failure)]).toEqual(['57014', away]);
    await answers(store);
  });

  it('when the pool is exhausted', async () => {
    const store = await impatient('connectionTimeoutMillis');
    const taken = await store.pool.connect();
    const failure = await failureOf(store.db.execute(sql`select 1`));
    expect(mapTransientDatabaseError(failure)).toEqual(away);
    taken.release();
    await answers(store);
  });

  it('on an idle transaction, which is rolled back', async () => {
    const store = await impatient('idle_in_transaction_session_timeout');
    await other.query('begin');
    const failure = await failureOf(
      store.db.transaction(async (tx) => {
        await tx.execute(sql`insert into settings (name, value) values ('forgotten', 'x')`);
        // Blocks until the other transaction releases the row.
        await other.query(`insert into settings (name, value) values ('forgotten', 'y')`);
        await tx.execute(sql`select 1`);
      }),
    );
    expect(mapTransientDatabaseError(failure)).toEqual(away);
    await answers(store);
  });

  it('when it stops responding, and drops the connection', async () => {
    const proxy = await startSilentProxy(url);
    const store = await impatient('query_timeout', proxy.url);
    proxy.silence(/select 1 as one/);
    for (const ask of [
      () => store.db.execute(sql`select 1 as one`),
      () => store.db.transaction((tx) => tx.execute(sql`select 1 as one`)),
    ])
      expect(mapTransientDatabaseError(await failureOf(ask()))).toEqual(away);
    proxy.silence(undefined);
    await answers(store);
    expect(proxy.connections()).toBeGreaterThan(2);
    await proxy.close();
  });
});
