import { CALL_TIMEOUT } from '@parvis/api/constants';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/patience.ts';
import { startSilentProxy } from '../../testing/silentProxy.ts';
import { firstCode } from '../lib/causes.ts';
import { databaseFailure } from '../lib/databaseFailure.ts';
import { connect, PATIENCE, type Store } from './database.ts';
import { createTestDatabase } from './testing/testDatabase.ts';

const { url } = await createTestDatabase();
const other = new pg.Client({ connectionString: url });
other.on('error', () => undefined);
await other.connect();
afterAll(() => other.end());

/** One patience is short; the others are those of the product, so that a busy machine meets none of them. */
const SHORT = 300;
const stores: Store[] = [];
/** A pool of one connection, which is there already: one that never comes back is seen at once. */
async function impatient(name: keyof typeof PATIENCE, address = url): Promise<Store> {
  const store = connect(address, 1, { ...PATIENCE, [name]: SHORT });
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

it('every patience ends before whoever called has gone, and before the one that would cover it up', () => {
  const { connectionTimeoutMillis, lock_timeout, statement_timeout, query_timeout } = PATIENCE;
  expect(connectionTimeoutMillis + lock_timeout).toBeLessThan(CALL_TIMEOUT);
  expect(lock_timeout).toBeLessThan(statement_timeout);
  expect(PATIENCE.idle_in_transaction_session_timeout).toBeLessThan(statement_timeout);
  expect(statement_timeout).toBeLessThan(query_timeout);
  expect(query_timeout).toBeLessThan(CALL_TIMEOUT);
});

describe('a database that takes too long is told as one that is away, and the pool goes on', () => {
  it('where others hold the rows', async () => {
    const store = await impatient('lock_timeout');
    await other.query('begin; lock table settings in access exclusive mode');
    const write = sql`insert into settings (name, value) values ('held', 'x')`;
    for (const ask of [
      () => store.db.execute(write),
      () => store.db.transaction((tx) => tx.execute(write)),
    ]) {
      const failure = await failureOf(ask());
      expect([firstCode(failure), databaseFailure(failure)]).toEqual(['55P03', away]);
    }
    await answers(store);
  });

  it('where a statement does not come to an end', async () => {
    const store = await impatient('statement_timeout');
    const failure = await failureOf(store.db.execute(sql`select pg_sleep(600)`));
    expect([firstCode(failure), databaseFailure(failure)]).toEqual(['57014', away]);
    await answers(store);
  });

  it('where all connections are taken', async () => {
    const store = await impatient('connectionTimeoutMillis');
    const taken = await store.pool.connect();
    const failure = await failureOf(store.db.execute(sql`select 1`));
    expect(databaseFailure(failure)).toEqual(away);
    taken.release();
    await answers(store);
  });

  it('where a transaction of ours was forgotten: what it held is let go, and nothing of it is kept', async () => {
    const store = await impatient('idle_in_transaction_session_timeout');
    await other.query('begin');
    const failure = await failureOf(
      store.db.transaction(async (tx) => {
        await tx.execute(sql`insert into settings (name, value) values ('forgotten', 'x')`);
        // As long as the row is held, whoever writes the same one waits.
        await other.query(`insert into settings (name, value) values ('forgotten', 'y')`);
        await tx.execute(sql`select 1`);
      }),
    );
    expect(databaseFailure(failure)).toEqual(away);
    await answers(store);
  });

  it('where it says nothing any more, and the silent connection is not asked again', async () => {
    const proxy = await startSilentProxy(url);
    const store = await impatient('query_timeout', proxy.url);
    proxy.silence(/select 1 as one/);
    for (const ask of [
      () => store.db.execute(sql`select 1 as one`),
      () => store.db.transaction((tx) => tx.execute(sql`select 1 as one`)),
    ])
      expect(databaseFailure(await failureOf(ask()))).toEqual(away);
    proxy.silence(undefined);
    await answers(store);
    expect(proxy.connections()).toBeGreaterThan(2);
    await proxy.close();
  });
});
