import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { callAddress } from '@parvis/api/call';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { packageRoot } from '../base/packageRoot.ts';
import { startEmbedded } from '../store/embedded/startEmbedded.ts';
import { testFolder } from '../store/testing/testServer.ts';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The server as a process of its own. */
function startServer(env: Record<string, string>): { child: ChildProcess; said: () => string } {
  const child = spawn(process.execPath, ['--import', 'tsx', join(packageRoot, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PARVIS_DEMO: '1', ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  return { child, said: () => said };
}

/** Waits until it holds; a process takes its time to start where others work. */
const eventually = (expectation: () => void | Promise<void>) =>
  vi.waitFor(expectation, { timeout: 60_000, interval: 50 });

const dataDir = testFolder('waited');
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));

describe('a server that is started before its database', () => {
  it('waits and says so to operator, people and programs, then goes on; a second loss does not end it', async () => {
    const first = await startEmbedded({ dataDir, durable: false });
    await first.stop();
    const port = await freePort();
    const { child, said } = startServer({ PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: first.url });
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers });
    try {
      await eventually(async () => expect((await ask('/ready')).status).toBe(503));
      expect(await (await ask('/ready')).json()).toMatchObject({ status: 'databaseAway' });
      expect((await ask('/health')).status).toBe(200);
      const page = await ask('/q/demo-town', { accept: 'text/html', 'accept-language': 'fr' });
      expect(page.status).toBe(503);
      expect(await page.text()).toContain('Le service revient dans un instant');
      const english = await ask('/', { accept: 'text/html', 'accept-language': 'en' });
      expect(await english.text()).toContain('The service will be back in a moment');
      const call = await ask(callAddress(sessionCalls.userSts, {}), { accept: 'application/json' });
      expect(call.headers.get('retry-after')).toBe('5');
      expect(await call.json()).toEqual({ rslt: { error: { code: 'unavailable', retryAfter: 5 } } });
      expect(said()).toContain('The database does not answer');
      expect(said()).not.toContain('    at ');

      const second = await startEmbedded({ dataDir, durable: false });
      await eventually(async () => expect((await ask('/ready')).status).toBe(200));
      await eventually(() => expect(said()).toContain('Parvis is ready'));
      await second.stop();
      await eventually(async () => expect((await ask('/ready')).status).toBe(503));
      const third = await startEmbedded({ dataDir, durable: false });
      await eventually(async () => expect((await ask('/ready')).status).toBe(200));
      expect(child.exitCode).toBeNull();
      child.kill('SIGTERM');
      expect(await once(child, 'exit')).toEqual([0, null]);
      await third.stop();
    } finally {
      child.kill('SIGKILL');
    }
  });

  it('ends at once when it is told to while it waits', async () => {
    const { child, said } = startServer({
      PORT: String(await freePort()),
      DATABASE_URL: 'postgres://x@127.0.0.1:1/x',
    });
    await eventually(() => expect(said()).toContain('Waiting for it'));
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
