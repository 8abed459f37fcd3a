import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isAlive, readPostmaster } from './embedded/postmaster.ts';
import { openStore } from './openStore.ts';
import { getTestFolder } from './testing/testServer.ts';

it('closing stops the embedded database despite running queries', async () => {
  const dataDir = getTestFolder('busy');
  const opened = await openStore({ dataDir, log: () => undefined, onLost: () => undefined });
  const pid = readPostmaster(join(dataDir, 'database'))?.pid ?? 0;
  expect(isAlive(pid)).toBe(true);
  const client = await opened.pool.connect();
  await client.query('set statement_timeout = 0');
  const long = client.query('select pg_sleep(3600)').then(
    () => 'answered',
    () => 'broken',
  );
  await opened.close();
  expect(isAlive(pid)).toBe(false);
  expect(await long).toBe('broken');
  client.release(true);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});
