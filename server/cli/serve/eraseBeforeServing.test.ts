import { rmSync } from 'node:fs';
import { addresses } from '@parvis/api/addresses';
import { expect, it } from 'vitest';
import { hashErasedPerson } from '../../modules/privacy/erase/erasePerson.ts';
import { connect } from '../../platform/db/database.ts';
import { ensureSecret } from '../../platform/db/ensureSecret.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { getTestFolder } from '../../platform/db/testing/testServer.ts';
import { createErasureList } from '../../platform/storage/erasureList.ts';
import { eventually } from '../../testing/eventually.ts';
import { findFreePort } from '../../testing/findFreePort.ts';
import { startServer, waitForProcess } from '../../testing/serverProcess.ts';
import { setDatabaseClock } from '../../testing/setDatabaseClock.ts';
import { eraseBeforeServing } from './eraseBeforeServing.ts';

const LOCK = [0x50415256, 4];

it('erases a restored database before serving, and refuses to serve on failure', async () => {
  const { url } = await createTestDatabase();
  const store = connect(url);
  await store.pool.query(`insert into identities (cr_uid, created) values
    ('long ago', now() - interval '2 years'), ('came back', now()), ('stays', now())`);
  await store.pool.query(`create function stubborn() returns trigger language plpgsql as $$ begin
      raise exception 'held back' using errcode = 'P0001'; end $$;
    create trigger stubborn before delete on identities for each row execute function stubborn()`);
  const folder = getTestFolder('erased-before');
  const secret = await ensureSecret(store.db, 'signing');
  await createErasureList(folder, secret).add([
    { hash: hashErasedPerson(secret, 'came back'), at: new Date() },
  ]);
  const settings = { PORT: String(await findFreePort()), DATABASE_URL: url, PARVIS_ERASED: folder };
  const failing = startServer(settings);
  expect(await failing.waitForExit()).toEqual([1, null]);
  expect(failing.getOutput()).toContain('could not be erased, so nobody is served. held back');
  expect(failing.getOutput()).not.toContain('    at ');

  await store.pool.query('drop trigger stubborn on identities');
  const { child, waitForExit: ended, getOutput: said } = startServer(settings);
  const ready = async () =>
    (await fetch(`http://127.0.0.1:${settings.PORT}${addresses.ready.template}`)).status;
  await waitForProcess(async () => expect(await ready()).toBe(200));
  const left = await store.pool.query(
    `select cr_uid from identities where cr_uid in ('long ago', 'came back', 'stays')`,
  );
  expect(left.rows).toEqual([{ cr_uid: 'stays' }]);
  expect(said()).toContain('a copy of before some people were erased: they are again (1).');
  child.kill('SIGTERM');
  expect(await ended()).toEqual([0, null]);
  await store.close();
  rmSync(folder, { recursive: true });
});

it('serves without erasing when the clocks disagree', async () => {
  const { url } = await createTestDatabase();
  await setDatabaseClock(url, 45 * 86_400_000);
  const store = connect(url);
  await store.pool.query(
    `insert into identities (cr_uid, created) values ('long ago', now() - interval '9 years')`,
  );
  const warnings: string[] = [];
  await eraseBeforeServing(store.pool, (line) => warnings.push(line));
  expect(warnings).toEqual([expect.stringContaining('1080 h apart')]);
  const { rows } = await store.pool.query(`select cr_uid from identities`);
  expect(rows).toEqual([{ cr_uid: 'long ago' }]);
  await store.close();
});

it('waits for another server that is erasing', async () => {
  const store = connect((await createTestDatabase()).url);
  const holder = await store.pool.connect();
  await holder.query('select pg_advisory_lock($1, $2)', LOCK);
  let isOver = false;
  const erasing = eraseBeforeServing(store.pool, () => undefined).then(() => {
    isOver = true;
  });
  const tried = () =>
    store.pool.query(`select 1 from pg_stat_activity where query like '%pg_try_advisory_lock%'`);
  await eventually(async () => expect((await tried()).rows).not.toEqual([]));
  expect(isOver).toBe(false);
  await holder.query('select pg_advisory_unlock($1, $2)', LOCK);
  await erasing;
  holder.release();
  await store.close();
});
