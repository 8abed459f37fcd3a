import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { startMailServer } from '../../testing/mailServer.ts';
import { hasRedis, startRedis } from '../../testing/redisServer.ts';
import { SMALL_TOWN } from '../../testing/smallTown.ts';
import { warnUnmovedDatabase } from '../serve/warnUnmovedDatabase.ts';
import type { NetworkAccess } from './checkAddress.ts';
import { runDoctor } from './doctorCommand.ts';

const { url } = await createTestDatabase();
const empty = await createTestDatabase({ empty: true });
const noneSuch = new URL(url);
noneSuch.pathname += '_none';
const folder = mkdtempSync(join(tmpdir(), 'parvis-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sound = {
  DATABASE_URL: url,
  PARVIS_MEDIA: join(folder, 'media'),
  PARVIS_ERASED: join(folder, 'erased'),
  PUBLIC_URL: 'https://signaler.saint-elme.fr',
  CONTACT_MAIL: 'service@parvis.example',
  MAIL_FROM: 'Parvis <no-reply@parvis.example>',
  PARVIS_DEMO: '0',
};

const ask = () => Promise.reject(new Error('fetch failed'));
const known: NetworkAccess = { resolve: async () => ({ address: '9.9.9.9', family: 4 }), ask };
const failing = (code: string): NetworkAccess => ({
  resolve: () => Promise.reject(Object.assign(new Error(`getaddrinfo ${code}`), { code })),
  ask,
});

/** Findings other than fine. */
async function found(env: Record<string, string>, outside = known) {
  const machine = { PATH: process.env.PATH, HOME: process.env.HOME };
  const { status, lines } = await runDoctor(['--json'], { ...machine, ...env }, outside);
  const { findings } = JSON.parse(lines.join('\n')) as {
    findings: { name: string; grade: string; detail: string }[];
  };
  const ill = findings.filter(({ grade }) => grade !== 'ok');
  return { status, ill: ill.map(({ name }) => name), findings };
}

async function changed(sql: string, work: () => Promise<void>, back: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await work();
  await client.query(back);
  await client.end();
}

describe('parvis doctor', () => {
  it('finds nothing wrong in a sound setup, and leaves no files', async () => {
    const mail = await startMailServer();
    const env = { ...sound, SMTP_URL: mail.url };
    expect(await found(env)).toMatchObject({ status: 0, ill: [] });
    // Root's would lock the server out.
    expect(readdirSync(folder)).toEqual([]);
    mkdirSync(join(folder, 'media'));
    expect(await found(env)).toMatchObject({ status: 0, ill: [] });
    const { lines } = await runDoctor(['--lang', 'fr'], env, known);
    expect(lines.every((line) => line.startsWith('✓'))).toBe(true);
    expect(lines.join('\n')).toMatch(/La base répond et a le schéma de cette version \(PostgreSQL \d+/);
    expect(readdirSync(join(folder, 'media'))).toEqual([]);
    await mail.close();
  });

  it.each<[string, Record<string, string>, string, number]>([
    ['no address', { PUBLIC_URL: '' }, 'addressNone', 1],
    ['an address without https', { PUBLIC_URL: 'http://signaler.saint-elme.fr' }, 'addressHttp', 2],
    ['an address of this machine', { PUBLIC_URL: 'http://127.0.0.1:8080' }, 'addressPrivate', 1],
    ['a database that is away', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'databaseAway', 2],
    ['a database that is not there', { DATABASE_URL: noneSuch.href }, 'databaseRefused', 2],
    ['a zone that nobody knows', { TZ: 'Europe/Pariss' }, 'settingWrong', 2],
    ['a Redis that is away', { BUS_URL: 'redis://127.0.0.1:1' }, 'busAway', 1],
    ['a mail server that is away', { SMTP_URL: 'smtp://127.0.0.1:1' }, 'mailRefused', 2],
    ['a setting that is none', { PARVIS_MEDAI: '/srv/media' }, 'advice', 1],
    [
      'nobody to write to',
      { CONTACT_MAIL: '', PUBLIC_URL: 'http://127.0.0.1:8080', MAIL_FROM: '' },
      'pushNobody',
      1,
    ],
    ['no database yet', { DATABASE_URL: '', PARVIS_DATA: join(folder, 'none') }, 'databaseNone', 1],
  ])('reports %s', async (_, env, name, status) => {
    const { ill, status: ended } = await found({ ...sound, ...env });
    expect(ill).toContain(name);
    expect(ended).toBeGreaterThanOrEqual(status);
  });

  it('reports a refused customer with the place of the error', async () => {
    const customers = join(folder, 'customers');
    const town = join(customers, 'saint-elme');
    mkdirSync(town, { recursive: true });
    writeFileSync(join(town, 'customer.json'), SMALL_TOWN.replace('"town"', '"village"'));
    writeFileSync(join(town, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
    const env = { ...sound, PARVIS_CUSTOMERS: customers };
    const { status, ill } = await found(env);
    expect([status, ill.filter((name) => name.startsWith('customer'))]).toEqual([2, ['customerRefused']]);
    const { lines } = await runDoctor(['--lang', 'fr'], env, known);
    expect(lines.join('\n')).toMatch(
      /✗ saint-elme n’est pas chargé tel que son fichier le décrit : \S+saint-elme\/customer\.json:3:\d+/,
    );
    rmSync(customers, { recursive: true });
  });

  it.runIf(hasRedis)('reports how servers are connected (needs redis-server)', async () => {
    const redis = await startRedis();
    const of = async (env: Record<string, string>) =>
      (await found({ ...sound, ...env })).findings.filter(({ name }) => name.startsWith('bus'));
    const BUS_URL = redis.url.replace('//', '//:hunter2@');
    expect(await of({})).toMatchObject([{ name: 'busDatabase' }]);
    expect(await of({ BUS_URL: redis.url })).toMatchObject([
      { name: 'busRedis', detail: new URL(redis.url).host },
    ]);
    const wrong = JSON.stringify(await of({ BUS_URL }));
    expect(wrong).not.toContain('hunter2');
    const admin = new Redis(redis.url);
    // Responds but accepts nothing.
    await admin.config('SET', 'maxmemory', '1');
    expect(await of({ BUS_URL: redis.url })).toMatchObject([{ name: 'busAway' }]);
    await admin.config('SET', 'maxmemory', '0');
    await admin.config('SET', 'requirepass', 'right');
    expect(await of({ BUS_URL })).toMatchObject([{ name: 'busRefused' }]);
    admin.disconnect();
    await redis.kill();
  });

  it('reports an unreachable database once, and mail errors in the requested language', async () => {
    const away = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SMTP_URL: 'smtp://127.0.0.1:1' };
    const { lines } = await runDoctor(['--lang', 'fr'], { PATH: process.env.PATH, ...sound, ...away }, known);
    expect(lines.join('\n').match(/ne répond pas/g)).toHaveLength(1);
    expect(lines.join('\n')).toContain('✗ Le serveur de courriels de SMTP_URL ne peut pas servir');
  });

  it('reports a read-only database', async () => {
    const set = `alter database "${new URL(url).pathname.slice(1)}" set default_transaction_read_only`;
    await changed(
      `${set} = on`,
      async () => expect((await found(sound)).ill).toContain('writesRefused'),
      `${set} = off`,
    );
  });

  it('reports an embedded database that was not moved to an empty DATABASE_URL', async () => {
    const PARVIS_DATA = join(folder, 'embedded');
    mkdirSync(join(PARVIS_DATA, 'database'), { recursive: true });
    for (const DATABASE_URL of [url, empty.url]) {
      const { lines } = await runDoctor([], { ...sound, DATABASE_URL, PARVIS_DATA }, known);
      expect(lines.join('\n')).toContain(
        `! The database of DATABASE_URL holds no case, and ${join(PARVIS_DATA, 'database')} holds a database.`,
      );
      expect(lines.join('\n')).toContain('npx parvis move external');
    }
    const told: string[] = [];
    for (const DATABASE_URL of [url, empty.url])
      await warnUnmovedDatabase(readConfig({ DATABASE_URL, PARVIS_DATA }), (line) => told.push(line), 'en');
    expect(told).toEqual([expect.stringContaining('npx parvis move external --replace')]);
  });

  it.each([
    ['ENOTFOUND', 'addressUnknown', 2, 'No name server knows signaler.saint-elme.fr'],
    ['EAI_AGAIN', 'addressUnasked', 1, 'Name servers did not answer'],
  ])('reports the DNS error %s', async (code, name, status, says) => {
    expect(await found(sound, failing(code))).toMatchObject({
      ill: expect.arrayContaining([name]),
      status,
      findings: expect.arrayContaining([
        { name, grade: expect.any(String), detail: 'signaler.saint-elme.fr' },
      ]),
    });
    const { lines } = await runDoctor([], { PATH: process.env.PATH, ...sound }, failing(code));
    expect(lines.join('\n')).toContain(says);
  });

  it('distinguishes an empty database from an older schema', async () => {
    const env = { ...sound, DATABASE_URL: empty.url };
    const { ill } = await found(env);
    expect(ill.filter((name) => name.startsWith('schema'))).toEqual(['schemaNone']);
    const { lines } = await runDoctor(['--lang', 'fr'], { PATH: process.env.PATH, ...env }, known);
    const name = new URL(empty.url).pathname.slice(1);
    expect(lines).toContain(`! La base ${name} répond, et elle est neuve : il n’y a encore rien de Parvis.`);
  });

  it('reports a media path that is not a folder', async () => {
    writeFileSync(join(folder, 'file'), '');
    expect(await found({ ...sound, PARVIS_MEDIA: join(folder, 'file') })).toMatchObject({
      status: 2,
      ill: expect.arrayContaining(['folderNone']),
    });
  });

  it('reports other schema versions and overdue rows', async () => {
    const mark = 'update drizzle.__drizzle_migrations set created_at = created_at';
    for (const [there, back, ill] of [
      ['+ 1', '- 1', 'schemaNewer'],
      ['- 1', '+ 1', 'schemaOlder'],
      // Before the baseline.
      ['- 31536000000', '+ 31536000000', 'schemaBefore'],
    ])
      await changed(
        `${mark} ${there}`,
        async () => expect((await found(sound)).ill).toContain(ill),
        `${mark} ${back}`,
      );
    await changed(
      `insert into contact_mails (id, challenge, created) values ('of-long-ago', 'x', now() - interval '9 days')`,
      async () => {
        const { ill, findings } = await found(sound);
        expect(ill).toContain('dueLeft');
        expect(findings.find(({ name }) => name === 'dueLeft')?.detail).toBe('contact_mails 1');
      },
      'delete from contact_mails',
    );
  });
});
