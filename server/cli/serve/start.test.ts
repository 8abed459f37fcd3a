import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addresses } from '@parvis/api/addresses';
import { callAddress } from '@parvis/api/call';
import { sessionCalls } from '@parvis/api/calls/session';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCustomers } from '../../modules/provisioning/load/loadCustomers.ts';
import { findCustomerFolders } from '../../modules/provisioning/read/readCustomer.ts';
import { connect } from '../../platform/db/database.ts';
import { isAlive, readPostmaster } from '../../platform/db/embedded/postmaster.ts';
import { startEmbedded } from '../../platform/db/embedded/startEmbedded.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { getTestFolder } from '../../platform/db/testing/testServer.ts';
import { packageRoot } from '../../platform/lib/packageRoot.ts';
import { fetchRawResponse } from '../../testing/fetchRawResponse.ts';
import { findFreePort } from '../../testing/findFreePort.ts';
import { type ServerProcess, startServer, waitForProcess } from '../../testing/serverProcess.ts';

const dataDir = getTestFolder('waited');
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));

describe('a server started before its database', () => {
  it('waits and reports it, then starts, and survives a second outage', async () => {
    const first = await startEmbedded({ dataDir, durable: false });
    await first.stop();
    const port = await findFreePort();
    const {
      child,
      getOutput: said,
      waitForExit: ended,
    } = startServer({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: first.url,
    });
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers });
    try {
      await waitForProcess(async () => expect((await ask(addresses.ready.template)).status).toBe(503));
      expect(await (await ask(addresses.ready.template)).json()).toMatchObject({ status: 'databaseAway' });
      expect((await ask(addresses.health.template)).status).toBe(200);
      const page = await ask('/q/demo-town', { accept: 'text/html', 'accept-language': 'fr' });
      expect(page.status).toBe(503);
      expect(await page.text()).toContain('Le service revient dans un instant');
      const english = await ask('/', { accept: 'text/html', 'accept-language': 'en' });
      expect(await english.text()).toContain('The service will be back in a moment');
      const call = await ask(callAddress(sessionCalls.userSts, {}), { accept: 'application/json' });
      expect(call.headers.get('retry-after')).toBe('5');
      expect(await call.json()).toEqual({ rslt: { error: { code: 'unavailable', retryAfter: 5 } } });
      expect(said()).toContain('The database does not answer');

      const second = await startEmbedded({ dataDir, durable: false });
      await waitForProcess(async () => expect((await ask(addresses.ready.template)).status).toBe(200));
      await waitForProcess(() => expect(said()).toContain('Parvis is ready'));
      await second.stop();
      await waitForProcess(async () => expect((await ask(addresses.ready.template)).status).toBe(503));
      const third = await startEmbedded({ dataDir, durable: false });
      await waitForProcess(async () => expect((await ask(addresses.ready.template)).status).toBe(200));
      await waitForProcess(() => expect(said()).toContain('Reading the feed again'));
      expect(child.exitCode).toBeNull();
      // Despite retries.
      expect(said().match(/Failed to read the feed; .+ \(.+\)\.\n/g)).toHaveLength(1);
      expect(said()).not.toContain('    at ');
      child.kill('SIGTERM');
      expect(await ended()).toEqual([0, null]);
      await third.stop();
    } finally {
      child.kill('SIGKILL');
    }
  });
});

describe('a slow start on the embedded database', () => {
  const own = getTestFolder('long');
  it('reports it, responds, and stops with its database on a signal', async () => {
    const database = await startEmbedded({ dataDir: own, durable: false });
    const other = new pg.Client({ connectionString: database.url });
    other.on('error', () => undefined);
    await other.connect();
    await other.query(`create function long() returns event_trigger language plpgsql as $$ begin
        perform set_config('lock_timeout', '0', true); perform pg_advisory_lock(7);
      end $$;
      create event trigger long on ddl_command_start when tag in ('CREATE INDEX') execute function long();
      select pg_advisory_lock(7)`);
    const port = await findFreePort();
    const server = startServer({ PORT: String(port), PARVIS_DATA: own });
    const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    try {
      await waitForProcess(async () => expect(await status(addresses.health.template)).toBe(200));
      expect(await status(addresses.ready.template)).toBe(503);
      await waitForProcess(() => expect(server.getOutput()).toContain('The start takes long'));
      const pid = readPostmaster(join(own, 'database'))?.pid ?? 0;
      expect(isAlive(pid)).toBe(true);
      // Ctrl-C arrives as two signals.
      server.child.kill('SIGINT');
      server.child.kill('SIGTERM');
      expect(await server.waitForExit()).toEqual([0, null]);
      expect(server.getStdout()).toMatch(/Told to end \(SIG(?:INT|TERM)\).+\nThe server has ended\.\n$/);
      // It may start a new one.
      await waitForProcess(async () => expect(isAlive(pid)).toBe(false));
    } finally {
      server.child.kill('SIGKILL');
      await other.end().catch(() => undefined);
      await database.stop();
      await rm(own, { recursive: true, force: true, maxRetries: 5 });
    }
  });
});

describe('a start on a newer schema', () => {
  it('fails with one sentence while a running server continues', async () => {
    const { url, drop } = await createTestDatabase();
    const port = await findFreePort();
    const running = startServer({ PORT: String(port), DATABASE_URL: url });
    const ready = async () => (await fetch(`http://127.0.0.1:${port}${addresses.ready.template}`)).json();
    await waitForProcess(async () => expect(await ready()).toEqual({ status: 'ok' }));
    const newer = new pg.Client({ connectionString: url });
    await newer.connect();
    await newer.query('update drizzle.__drizzle_migrations set created_at = created_at + 1');
    await newer.end();
    const { waitForExit: ended, getStderr: told } = startServer({
      PORT: String(await findFreePort()),
      DATABASE_URL: url,
    });
    expect(await ended()).toEqual([1, null]);
    expect(told()).toMatch(
      /^A newer version of Parvis brought the database to migration .+ does not start: .+\n$/,
    );
    await waitForProcess(async () => expect(await ready()).toEqual({ status: 'ok', schema: 'newer' }));
    running.child.kill('SIGTERM');
    expect(await running.waitForExit()).toEqual([0, null]);
    await drop();
  });
});

describe('a server waiting for its database', () => {
  let port = 0;
  let server: ServerProcess;
  beforeAll(async () => {
    port = await findFreePort();
    server = startServer({ PORT: String(port), DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }, '--lang', 'fr');
    await waitForProcess(async () =>
      expect((await fetch(`http://127.0.0.1:${port}${addresses.health.template}`)).status).toBe(200),
    );
  });
  afterAll(async () => {
    // In the start's language.
    expect(server.getStderr()).toMatch(
      /La base ne répond pas \(.+\)\u202f: vérifiez DATABASE_URL\. Parvis attend/,
    );
    server.child.kill('SIGTERM');
    expect(await server.waitForExit()).toEqual([0, null]);
    expect(server.getStdout()).toMatch(/Told to end \(SIGTERM\).+\nThe server has ended\.\n$/);
  });
  const HTML = 'Accept: text/html\r\nAccept-Language: fr\r\n';
  const HOST = 'Host: localhost\r\n';

  it.each([
    [
      'an address that is none, opened by a person',
      `GET /%ZZ HTTP/1.1\r\n${HOST}${HTML}`,
      503,
      'text/html',
      'revient dans un instant',
    ],
    [
      'an address that is none, asked by a program',
      `GET /%ZZ HTTP/1.1\r\n${HOST}`,
      503,
      'application/json',
      '"unavailable"',
    ],
    [
      'a request without a host, opened by a person',
      `GET / HTTP/1.1\r\n${HTML}`,
      400,
      'text/html',
      'lang="fr-FR"',
    ],
    [
      'a request without a host, of a program',
      'GET /api/x HTTP/1.1\r\n',
      400,
      'application/json',
      '"badRequest"',
    ],
    [
      'an expectation, of a person',
      `GET / HTTP/1.1\r\n${HOST}${HTML}Expect: a miracle\r\n`,
      417,
      'text/html',
      'lang="fr-FR"',
    ],
  ] as const)('answers %s', async (_, head, status, type, words) => {
    const answer = await fetchRawResponse(port, `${head}\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(new RegExp(`content-type: ${type}; charset=utf-8`, 'i'));
    expect(answer).toMatch(/content-security-policy: default-src/i);
    expect(answer).toMatch(/cache-control: no-store/i);
    expect(answer).toContain(words);
  });
});

describe('a start blocked by other transactions', () => {
  it('waits, reports it, and continues with all customers', async () => {
    const { url, drop } = await createTestDatabase();
    const other = new pg.Client({ connectionString: url });
    other.on('error', () => undefined);
    await other.connect();
    await other.query('begin; lock table customers in access exclusive mode');
    const port = await findFreePort();
    const {
      child,
      getOutput: said,
      waitForExit: ended,
    } = startServer({ PORT: String(port), DATABASE_URL: url, PARVIS_DEMO: '1' });
    const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    try {
      await waitForProcess(() => expect(said()).toContain('The start takes long'));
      await waitForProcess(async () => expect(await status(addresses.ready.template)).toBe(503));
      await waitForProcess(() => expect(said()).toContain('The database is busy with something'));
      expect(child.exitCode).toBeNull();
      expect(said()).not.toContain('    at ');
      await other.end();
      await waitForProcess(async () => expect(await status('/q/demo-town')).toBe(200));
      expect(said()).not.toContain('fault of Parvis');
      child.kill('SIGTERM');
      expect(await ended()).toEqual([0, null]);
    } finally {
      child.kill('SIGKILL');
      await drop();
    }
  });
});

describe('a start with unusable host and data folder', () => {
  const file = getTestFolder('a-file');
  afterAll(() => rm(file, { force: true }));

  it('reports both before creating anything', async () => {
    await writeFile(file, '');
    const {
      getStdout: printed,
      getStderr: told,
      waitForExit: ended,
    } = startServer({ HOST: '192.0.2.1', PARVIS_DATA: `${file}/data` });
    expect(await ended()).toEqual([1, null]);
    expect(printed()).toBe('');
    expect(told().trim().split('\n')).toEqual([
      expect.stringContaining('HOST=192.0.2.1 is no address of this machine'),
      expect.stringMatching(
        /^The data folder .+ cannot be made or used \(.+ is no folder\): give .+ with PARVIS_DATA\.$/,
      ),
    ]);
  });
});

describe('a production start', () => {
  async function ready(env: Readonly<Record<string, string>>) {
    const port = await findFreePort();
    const server = startServer({ PORT: String(port), HOST: '127.0.0.1', ...env });
    await waitForProcess(() => expect(server.getOutput()).toContain('Parvis is ready'));
    const stop = async () => {
      server.child.kill('SIGTERM');
      expect(await server.waitForExit()).toEqual([0, null]);
    };
    const ask = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } });
    return { ...server, ask, stop };
  }

  it('never serves earlier demonstration customers, and reports it once', async () => {
    const { url } = await createTestDatabase();
    const store = connect(url);
    const invented = findCustomerFolders(join(packageRoot, 'modules', 'demo'));
    await loadCustomers(store.db, invented, () => undefined, { invented });
    await store.close();
    const real = await ready({ DATABASE_URL: url, PARVIS_DEMO: '0' });
    expect(real.getStderr()).toContain('!! A DEMONSTRATION ran on this data before.');
    expect(real.getStderr()).toMatch(/withdrawn: .*Belleroche/);
    const code = await real.ask('/q/demo-town');
    expect([code.status, await code.text()]).toEqual([410, expect.not.stringContaining('Belleroche')]);
    await real.stop();
  });
});
