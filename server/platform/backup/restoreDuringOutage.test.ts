import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '@parvis/api/addresses';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { runBackup as backup } from '../../cli/backup/backupCommand.ts';
import { runRestore as restore } from '../../cli/backup/restoreCommand.ts';
import { findFreePort } from '../../testing/findFreePort.ts';
import { startServer, waitForProcess } from '../../testing/serverProcess.ts';
import { connect } from '../db/database.ts';
import { createRestoreCheck, DatabasePutBack } from '../db/restoreCheck.ts';
import { createTestDatabase } from '../db/testing/testDatabase.ts';
import { getTestFolder } from '../db/testing/testServer.ts';

const root = getTestFolder('cut-off');
mkdirSync(join(root, 'media'), { recursive: true });
const { url } = await createTestDatabase();
const path = join(root, 'before.tar');
const env = { PATH: process.env.PATH, DATABASE_URL: url, PARVIS_MEDIA: join(root, 'media') };
const other = new pg.Client({ connectionString: url });
await other.connect();
const command = other.query.bind(other);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Like a frozen machine or a network partition. */
const cutOff = () =>
  command(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);

it('a server disconnected during a restore stops instead of serving the restored data', async () => {
  expect(await backup([path], env)).toMatchObject({ status: 0 });
  const port = await findFreePort();
  const {
    child,
    waitForExit: ended,
    getStderr: told,
  } = startServer({ PORT: String(port), DATABASE_URL: url, LEAVE_SECONDS: '1' });
  const status = async () =>
    (await fetch(`http://127.0.0.1:${port}${addresses.ready.template}`, { headers: { connection: 'close' } }))
      .status;
  try {
    await waitForProcess(async () => expect(await status()).toBe(200));
    // The pool replaces a single broken connection.
    await cutOff();
    await waitForProcess(async () => expect(await status()).toBe(200));
    child.kill('SIGSTOP');
    await waitForProcess(async () => expect((await cutOff()).rowCount).toBe(0));
    await other.end();
    // The database must first drop the old connections.
    await waitForProcess(async () =>
      expect(await restore([path, '--replace'], env)).toMatchObject({ status: 0 }),
    );
    child.kill('SIGCONT');
    expect(await ended()).toEqual([1, null]);
    expect(told().match(/^A back-up was put back into the database while .+\n/gm)).toHaveLength(1);
  } finally {
    child.kill('SIGKILL');
  }
});

it('a connection opened during a restore waits, and is refused', async () => {
  const told: Error[] = [];
  const store = connect(
    url,
    2,
    undefined,
    createRestoreCheck((error) => told.push(error)),
  );
  await store.pool.query('select 1');
  const [first] = (await store.pool.query('select pg_backend_pid() as pid')).rows;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('select pg_terminate_backend($1)', [first.pid]);
  await waitForProcess(async () => expect(store.pool.totalCount).toBe(0));
  await client.query(`begin; lock table settings in access exclusive mode`);
  const asked = store.pool.query('select 1').then(
    () => 'served',
    (error: unknown) => error,
  );
  await waitForProcess(async () =>
    expect((await client.query('select from pg_locks where not granted')).rowCount).toBeGreaterThan(0),
  );
  await client.query(`insert into settings (name, value) values ('lineage', 'another')
    on conflict (name) do update set value = excluded.value; commit`);
  expect(await asked).toBeInstanceOf(DatabasePutBack);
  expect(told).toEqual([expect.any(DatabasePutBack)]);
  await client.end();
  await store.close();
});
