import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { addresses } from '@parvis/api/addresses';
import { callAddress } from '@parvis/api/call';
import { sessionCalls } from '@parvis/api/calls/session';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isAlive, readPostmaster } from '../store/embedded/postmaster.ts';
import { type Embedded, startEmbedded } from '../store/embedded/startEmbedded.ts';
import { createTestDatabase } from '../store/testing/testDatabase.ts';
import { testFolder } from '../store/testing/testServer.ts';
import { freePort } from '../testing/freePort.ts';
import { startMailServer } from '../testing/mailServer.ts';
import { rawAnswer } from '../testing/rawAnswer.ts';
import { inItsTime, type ServerProcess, startServer } from '../testing/serverProcess.ts';
import { startSilentProxy } from '../testing/silentProxy.ts';

/** At night each way a database can hold up a start; on a landing the one that is met last. */
const atNight = process.env.PARVIS_ALL === 'yes';

const dataDir = testFolder('waited');
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));

describe('a server that is started before its database', () => {
  it('waits and says so to operator, people and programs, then goes on; a second loss does not end it', async () => {
    const first = await startEmbedded({ dataDir, durable: false });
    await first.stop();
    const port = await freePort();
    const { child, said, ended } = startServer({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: first.url,
    });
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers });
    try {
      await inItsTime(async () => expect((await ask(addresses.ready.template)).status).toBe(503));
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
      await inItsTime(async () => expect((await ask(addresses.ready.template)).status).toBe(200));
      await inItsTime(() => expect(said()).toContain('Parvis is ready'));
      await second.stop();
      await inItsTime(async () => expect((await ask(addresses.ready.template)).status).toBe(503));
      const third = await startEmbedded({ dataDir, durable: false });
      await inItsTime(async () => expect((await ask(addresses.ready.template)).status).toBe(200));
      await inItsTime(() => expect(said()).toContain('The feed is read again.'));
      expect(child.exitCode).toBeNull();
      // Whatever is tried again meanwhile is told once, in a sentence.
      expect(said().match(/The feed cannot be read: .+ \(.+\)\.\n/g)).toHaveLength(1);
      expect(said()).not.toContain('    at ');
      child.kill('SIGTERM');
      expect(await ended()).toEqual([0, null]);
      await third.stop();
    } finally {
      child.kill('SIGKILL');
    }
  });
});

describe('a start that is told to end while the database of somebody else is long at it', () => {
  it('ends without waiting for it, and what was not reached yet does not come about', async () => {
    const { url, drop } = await createTestDatabase({ empty: true });
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query(`create function long() returns event_trigger language plpgsql as $$ begin
        perform set_config('lock_timeout', '0', true); perform pg_advisory_lock(7);
      end $$;
      create event trigger long on ddl_command_start when tag in ('CREATE INDEX') execute function long();
      select pg_advisory_lock(7)`);
    const { child, ended } = startServer({ PORT: String(await freePort()), DATABASE_URL: url });
    const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    await inItsTime(async () =>
      expect((await other.query(`select ${others} and wait_event = 'advisory'`)).rowCount).toBe(1),
    );
    child.kill('SIGTERM');
    expect(await ended()).toEqual([0, null]);
    await other.query(`select pg_terminate_backend(pid) ${others}`);
    const { rows } = await other.query("select to_regclass('customers') as made");
    expect(rows).toEqual([{ made: null }]);
    await other.end();
    await drop();
  });
});

describe('a start that is long at its own database', () => {
  const own = testFolder('long');
  let database: Embedded;
  let other: pg.Client;
  let port = 0;
  let server: ServerProcess;
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  beforeEach(async () => {
    database = await startEmbedded({ dataDir: own, durable: false });
    other = new pg.Client({ connectionString: database.url });
    other.on('error', () => undefined);
    await other.connect();
    await other.query(`create function long() returns event_trigger language plpgsql as $$ begin
        perform set_config('lock_timeout', '0', true); perform pg_advisory_lock(7);
      end $$;
      create event trigger long on ddl_command_start when tag in ('CREATE INDEX') execute function long();
      select pg_advisory_lock(7)`);
    port = await freePort();
    server = startServer({ PORT: String(port), PARVIS_DATA: own });
  });
  afterEach(async () => {
    server.child.kill('SIGKILL');
    await other.end().catch(() => undefined);
    await database.stop();
    await rm(own, { recursive: true, force: true, maxRetries: 5 });
  });

  it('says so, and answers meanwhile', async () => {
    await inItsTime(async () => expect(await status(addresses.health.template)).toBe(200));
    expect(await status(addresses.ready.template)).toBe(503);
    expect(server.said()).toContain('The start takes long');
    await other.end();
    await inItsTime(async () => expect(await status(addresses.ready.template)).toBe(200));
    // As a terminal and npm tell it of one Ctrl-C: it ends as if it were told once, by whichever a busy process hears first.
    server.child.kill('SIGINT');
    server.child.kill('SIGTERM');
    expect(await server.ended()).toEqual([0, null]);
    expect(server.printed()).toMatch(/Told to end \(SIG(?:INT|TERM)\).+\nThe server has ended\.\n$/);
  });

  const signals = ['SIGTERM', 'SIGHUP'] as const;
  it.each(signals)(
    'ends with its database as soon as it is told to, without waiting for what that is at: %s',
    async (signal) => {
      await inItsTime(async () => {
        const { rowCount } = await other.query(
          "select from pg_locks where locktype = 'advisory' and not granted",
        );
        expect(rowCount).toBe(1);
      });
      const pid = readPostmaster(join(own, 'database'))?.pid ?? 0;
      expect(isAlive(pid)).toBe(true);
      server.child.kill(signal);
      expect(await server.ended()).toEqual([0, null]);
      expect(server.printed()).toContain(`Told to end (${signal})`);
      // This process, which uses it too, starts another one.
      await inItsTime(async () => expect(isAlive(pid)).toBe(false));
    },
  );

  it.runIf(atNight)(
    'and is killed in the middle of it leaves everything as it was, and the next one does it all',
    async () => {
      const waiting = async () =>
        (await other.query("select from pg_locks where locktype = 'advisory' and not granted")).rowCount;
      await inItsTime(async () => expect(await waiting()).toBe(1));
      server.child.kill('SIGKILL');
      await server.ended();
      // What it waited for is not over: its database sees by itself that nobody waits any more.
      await inItsTime(async () => expect(await waiting()).toBe(0));
      const { rows } = await other.query(
        `select to_regclass('public.cases') as cases, to_regnamespace('drizzle') as notes`,
      );
      expect(rows).toEqual([{ cases: null, notes: null }]);
      await other.end();
      server = startServer({ PORT: String(port), PARVIS_DATA: own });
      await inItsTime(async () => expect(await status(addresses.ready.template)).toBe(200));
    },
  );
});

describe('a start on a database that a newer version was at', () => {
  it('ends with one sentence, while a server that runs there already goes on', async () => {
    const { url, drop } = await createTestDatabase();
    const port = await freePort();
    const running = startServer({ PORT: String(port), DATABASE_URL: url });
    const ready = async () => (await fetch(`http://127.0.0.1:${port}${addresses.ready.template}`)).json();
    await inItsTime(async () => expect(await ready()).toEqual({ status: 'ok' }));
    const newer = new pg.Client({ connectionString: url });
    await newer.connect();
    await newer.query('update drizzle.__drizzle_migrations set created_at = created_at + 1');
    await newer.end();
    const { ended, told } = startServer({ PORT: String(await freePort()), DATABASE_URL: url });
    expect(await ended()).toEqual([1, null]);
    expect(told()).toMatch(
      /^A newer version of Parvis brought the database to migration .+ does not start: .+\n$/,
    );
    await inItsTime(async () => expect(await ready()).toEqual({ status: 'ok', schema: 'newer' }));
    running.child.kill('SIGTERM');
    expect(await running.ended()).toEqual([0, null]);
    await drop();
  });
});

describe('a start whose database falls silent', () => {
  it.each([
    ...(atNight ? ([['before it says a word', 'always']] as const) : []),
    ['as soon as it is asked something', /lock_timeout/],
  ] as const)('waits, says so, and goes on once it answers: %s', async (_, from) => {
    const { url, drop } = await createTestDatabase();
    const proxy = await startSilentProxy(url);
    proxy.silence(from);
    const port = await freePort();
    const { child, said, ended } = startServer({ PORT: String(port), DATABASE_URL: proxy.url });
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers });
    try {
      await inItsTime(() => expect(said()).toContain('The database does not answer ('));
      expect((await ask(addresses.ready.template)).status).toBe(503);
      const page = await ask('/q/demo-town', { accept: 'text/html' });
      expect([page.status, await page.text()]).toEqual([
        503,
        expect.stringContaining('revient dans un instant'),
      ]);
      expect(said()).not.toContain('    at ');
      proxy.silence(undefined);
      await inItsTime(async () => expect((await ask('/q/demo-town')).status).toBe(200));
      child.kill('SIGTERM');
      expect(await ended()).toEqual([0, null]);
    } finally {
      child.kill('SIGKILL');
      await proxy.close();
      await drop();
    }
  });
});

describe('a server that waits for its database, and ends at once when it is told to', () => {
  let port = 0;
  let server: ServerProcess;
  beforeAll(async () => {
    port = await freePort();
    server = startServer({ PORT: String(port), DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }, '--lang', 'fr');
    await inItsTime(async () =>
      expect((await fetch(`http://127.0.0.1:${port}${addresses.health.template}`)).status).toBe(200),
    );
  });
  afterAll(async () => {
    // It speaks French to who started it so.
    expect(server.told()).toMatch(
      /La base ne répond pas \(.+\)\u202f: vérifiez DATABASE_URL\. Parvis attend/,
    );
    server.child.kill('SIGTERM');
    expect(await server.ended()).toEqual([0, null]);
    expect(server.printed()).toMatch(/Told to end \(SIGTERM\).+\nThe server has ended\.\n$/);
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
      'one that begins like a code',
      `GET /q/%ZZ HTTP/1.1\r\n${HOST}${HTML}`,
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
      'an address that is none without a host',
      `GET /%ZZ HTTP/1.1\r\n${HTML}`,
      400,
      'text/html',
      'lang="fr-FR"',
    ],
    [
      'an expectation, of a person',
      `GET / HTTP/1.1\r\n${HOST}${HTML}Expect: a miracle\r\n`,
      417,
      'text/html',
      'lang="fr-FR"',
    ],
    [
      'an expectation, of a program',
      `POST /api/x HTTP/1.1\r\n${HOST}Expect: a miracle\r\n`,
      417,
      'application/json',
      '"badRequest"',
    ],
    [
      'a request of old without a host',
      `GET / HTTP/1.0\r\n${HTML}`,
      503,
      'text/html',
      'revient dans un instant',
    ],
  ] as const)('answers %s', async (_, head, status, type, words) => {
    const answer = await rawAnswer(port, `${head}\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(new RegExp(`content-type: ${type}; charset=utf-8`, 'i'));
    expect(answer).toMatch(/content-security-policy: default-src/i);
    expect(answer).toMatch(/cache-control: no-store/i);
    expect(answer).toContain(words);
  });
});

describe('a start whose database is held up by others', () => {
  it.each([
    ...(atNight ? [['by another server that migrates', `select pg_advisory_lock(${0x50415256}, 2)`]] : []),
    ['by somebody who keeps a table', 'begin; lock table customers in access exclusive mode'],
  ])('waits, says so, and goes on with all its customers: %s', async (_, held) => {
    const { url, drop } = await createTestDatabase();
    const other = new pg.Client({ connectionString: url });
    other.on('error', () => undefined);
    await other.connect();
    await other.query(held);
    const port = await freePort();
    const { child, said, ended } = startServer({ PORT: String(port), DATABASE_URL: url, PARVIS_DEMO: '1' });
    const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    try {
      await inItsTime(() => expect(said()).toContain('The start takes long'));
      await inItsTime(async () => expect(await status(addresses.ready.template)).toBe(503));
      await inItsTime(() => expect(said()).toContain('The database is busy with something'));
      expect(child.exitCode).toBeNull();
      expect(said()).not.toContain('    at ');
      await other.end();
      await inItsTime(async () => expect(await status('/q/demo-town')).toBe(200));
      expect(said()).not.toContain('fault of Parvis');
      child.kill('SIGTERM');
      expect(await ended()).toEqual([0, null]);
    } finally {
      child.kill('SIGKILL');
      await drop();
    }
  });
});

describe('a start that cannot be where its settings put it says so before it makes anything', () => {
  const folder = testFolder('never-made');
  const file = testFolder('a-file');
  afterAll(() => rm(file, { force: true }));

  it('with a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { printed, ended } = startServer({ PORT: String(port), PARVIS_DATA: folder, PARVIS_LOG: 'json' });
    expect(await ended()).toEqual([1, null]);
    expect(JSON.parse(printed())).toMatchObject({
      level: 'error',
      message: expect.stringContaining(`Port ${port} is already in use.`),
    });
    expect(existsSync(folder)).toBe(false);
    other.close();
  });

  it.each([
    ['a start', []],
    ['a look at the settings', ['--print-config']],
  ])('with a host and a data folder that are none, both at once: %s', async (_, args) => {
    await writeFile(file, '');
    const { printed, told, ended } = startServer({ HOST: '192.0.2.1', PARVIS_DATA: `${file}/data` }, ...args);
    expect(await ended()).toEqual([1, null]);
    expect(printed()).toBe('');
    expect(told().trim().split('\n')).toEqual([
      expect.stringContaining('HOST=192.0.2.1 is no address of this machine'),
      expect.stringMatching(
        /^The data folder .+ cannot be made or used \(.+ is no folder\): give .+ with PARVIS_DATA\.$/,
      ),
    ]);
  });

  it('and settings can be looked at beside the server that they are of', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { printed, ended } = startServer({ PORT: String(port), PARVIS_DATA: folder }, '--print-config');
    expect(await ended()).toEqual([0, null]);
    expect(printed()).toContain(String(port));
    expect(existsSync(folder)).toBe(false);
    other.close();
  });
});

describe('a start for real people', () => {
  /** A server on its way to people, once it is ready. */
  async function ready(env: Readonly<Record<string, string>>) {
    const port = await freePort();
    const server = startServer({ PORT: String(port), HOST: '127.0.0.1', ...env });
    await inItsTime(() => expect(server.said()).toContain('Parvis is ready'));
    const stop = async () => {
      server.child.kill('SIGTERM');
      expect(await server.ended()).toEqual([0, null]);
    };
    const ask = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } });
    return { ...server, ask, stop };
  }

  it('never serves the towns of a demonstration that ran on its data, and says so once', async () => {
    const { url } = await createTestDatabase();
    const demonstration = await ready({ DATABASE_URL: url });
    expect((await demonstration.ask('/q/demo-town')).status).toBe(200);
    await demonstration.stop();
    const real = await ready({ DATABASE_URL: url, PARVIS_DEMO: '0' });
    expect(real.told()).toContain('!! A DEMONSTRATION ran on this data before.');
    expect(real.told()).toMatch(/withdrawn: .*Belleroche/);
    const code = await real.ask('/q/demo-town');
    expect([code.status, await code.text()]).toEqual([410, expect.not.stringContaining('Belleroche')]);
    await real.stop();
    // By day: what was withdrawn is not withdrawn again (`withdrawInvented.test.ts`).
    if (!atNight) return;
    const later = await ready({ DATABASE_URL: url, PARVIS_DEMO: '0' });
    expect(later.told()).not.toContain('DEMONSTRATION');
    await later.stop();
  });

  it('is told that its SMTP_URL cannot be used, and is ready all the same', async () => {
    const { url } = await createTestDatabase();
    const mails = await startMailServer({ password: 'right' });
    const settings = { DATABASE_URL: url, PARVIS_DEMO: '0', PUBLIC_URL: 'https://parvis.example' };
    const refused = await ready({ ...settings, SMTP_URL: mails.url.replace('//', '//parvis:wrong@') });
    await inItsTime(() => expect(refused.told()).toContain('The mail server of SMTP_URL refuses its user'));
    expect((await refused.ask(addresses.ready.template)).status).toBe(200);
    await refused.stop();
    // One that nobody answers at: at night, as the sentence is the probe's own.
    if (atNight) {
      const silent = await ready({ ...settings, SMTP_URL: 'smtp://127.0.0.1:1' });
      await inItsTime(() => expect(silent.told()).toContain('The mail server of SMTP_URL cannot be used'));
      expect((await silent.ask(addresses.ready.template)).status).toBe(200);
      await silent.stop();
    }
    await mails.close();
  });
});
