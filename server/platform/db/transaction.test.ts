import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { connect, type Tx } from './database.ts';
import { createTestDatabase } from './testing/testDatabase.ts';

const { url } = await createTestDatabase();
/** One connection detects leaks at once. */
const store = connect(url, 1);
const other = connect(url, 1);
afterAll(async () => {
  await store.close();
  await other.close();
});

/** Terminates the backend and waits until it is gone. */
async function cut(tx: Tx): Promise<void> {
  const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
  const pid = rows[0]?.pid;
  await other.pool.query('select pg_terminate_backend($1)', [pid]);
  await eventually(async () => {
    const { rowCount } = await other.pool.query('select 1 from pg_stat_activity where pid = $1', [pid]);
    expect(rowCount).toBe(0);
  });
}

const answers = async () => (await store.pool.query('select 1 as one')).rows;
const keep = (tx: Tx, name: string) =>
  tx.execute(sql`insert into settings (name, value) values (${name}, 'x')`);
const kept = async (name: string) =>
  (await other.pool.query('select 1 from settings where name = $1', [name])).rowCount;

describe('transaction', () => {
  it('fails when its connection breaks between queries, and the pool recovers', async () => {
    const broken = store.db.transaction(async (tx) => {
      await keep(tx, 'cut');
      await cut(tx);
      await keep(tx, 'cut too');
    });
    await expect(broken).rejects.toThrow();
    expect(await answers()).toEqual([{ one: 1 }]);
    expect(await kept('cut')).toBe(0);
  });

  it('rejects when the connection breaks before COMMIT', async () => {
    await expect(
      store.db.transaction(async (tx) => {
        await keep(tx, 'uncommitted');
        await cut(tx);
      }),
    ).rejects.toThrow();
    expect(await kept('uncommitted')).toBe(0);
    expect(await answers()).toEqual([{ one: 1 }]);
  });

  it('releases the connection when BEGIN fails', async () => {
    for (const _ of [1, 2]) {
      store.pool.once('acquire', ({ connection }: { connection?: { stream: { destroy(): void } } }) =>
        connection?.stream.destroy(),
      );
      await expect(store.db.transaction((tx) => keep(tx, 'begun'))).rejects.toThrow();
    }
    expect(await answers()).toEqual([{ one: 1 }]);
  });
  it('reuses the connection after a rollback', async () => {
    const pid = async () => (await store.pool.query('select pg_backend_pid() as pid')).rows[0]?.pid;
    const before = await pid();
    await expect(store.db.transaction(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(await pid()).toBe(before);
  });
});
