import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../platform/config/config.ts';
import { checkPlaces } from './checkPlaces.ts';
import { retryUntilReady } from './retryUntilReady.ts';

async function taken() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}
const DATABASE_URL = 'postgres://h/d';

it('reports a port in use and an invalid folder together', async () => {
  const { server, port } = await taken();
  const inUse = `Port ${port} is already in use. Stop the other program or start with PORT=${port + 1} npm start.`;
  const env = { PORT: String(port), PARVIS_DATA: '/dev/null' };
  const noFolder =
    'The data folder /dev/null cannot be made or used (/dev/null is no folder): give a writable folder with PARVIS_DATA.';
  const failed = async (config: ReturnType<typeof readConfig>, at?: number) =>
    checkPlaces(config, at).then(
      () => 'nothing',
      (error: unknown) => (error instanceof ConfigError ? error.message : error),
    );
  expect(await failed(readConfig(env))).toBe(`${inUse}\n${noFolder}`);
  // External databases ignore the data folder; port 0 skips the port.
  expect(await failed(readConfig({ ...env, DATABASE_URL }))).toBe(inUse);
  expect(await failed(readConfig(env), 0)).toBe(noFolder);
  expect(await failed(readConfig({ ...env, DATABASE_URL }), 0)).toBe('nothing');
  server.close();
  await once(server, 'close');
  expect(await failed(readConfig({ ...env, DATABASE_URL }))).toBe('nothing');
  expect(await failed(readConfig({ ...env, DATABASE_URL }))).toBe('nothing');
});

it('retries transient errors only', async () => {
  const { signal } = new AbortController();
  const told: unknown[] = [];
  const onFailure = (error: unknown) => void told.push(error);
  let tries = 0;
  const attempt = async () => {
    tries += 1;
    if (tries < 2) throw new Error('soon');
    return tries;
  };
  expect(await retryUntilReady(attempt, { mayPass: () => true, onFailure, signal })).toBe(2);
  expect(told).toHaveLength(1);
  const never = { mayPass: () => false, onFailure, signal };
  await expect(retryUntilReady(() => Promise.reject(new Error('never')), never)).rejects.toThrow('never');
  expect(told).toHaveLength(1);
});

it('stops retrying when aborted, also during a pause', async () => {
  const ending = new AbortController();
  const told: unknown[] = [];
  const trying = retryUntilReady(() => Promise.reject(new Error('soon')), {
    mayPass: () => true,
    onFailure: (error) => {
      told.push(error);
      ending.abort();
    },
    signal: ending.signal,
  });
  await expect(trying).rejects.toMatchObject({ name: 'AbortError' });
  const ended = retryUntilReady(() => Promise.reject(new Error('soon')), {
    mayPass: () => true,
    onFailure: (error) => void told.push(error),
    signal: AbortSignal.abort(),
  });
  await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
  expect(told).toHaveLength(1);
});
