import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { copyData } from '../../../testing/copyData.ts';
import { getBundlePath } from '../../../testing/getBundlePath.ts';
import { getTestFolder } from '../testing/testServer.ts';
import { isPostmasterOf, readPostmaster, releaseStaleLocks } from './postmaster.ts';
import {
  acquireOwnership,
  DatabaseStartError,
  DataFolderInUse,
  type EmbeddedDatabase,
  type EmbeddedOptions,
  startEmbedded,
} from './startEmbedded.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let count = 0;
const folders: string[] = [];
const started: EmbeddedDatabase[] = [];
const children: ChildProcess[] = [];

function folder(): string {
  count += 1;
  const path = getTestFolder(`embedded${count}`);
  folders.push(path);
  return path;
}

let files: Promise<string> | undefined;

/** Creating one takes a second. */
async function madeFolder(): Promise<string> {
  files ??= (async () => {
    const dataDir = getTestFolder('embedded-made');
    await (await startEmbedded({ dataDir, durable: false })).stop();
    return dataDir;
  })();
  const path = folder();
  copyData(await files, path);
  return path;
}
afterAll(async () => rmSync((await files) ?? '', { recursive: true, force: true, maxRetries: 5 }));

async function start(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const embedded = await startEmbedded({ durable: false, ...options });
  started.push(embedded);
  return embedded;
}

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Resolves once it owns the database. */
async function otherServer(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [getBundlePath('startAndHang'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = await once(child.stdout, 'data');
  const { url }: { url: string } = JSON.parse(String(line));
  return { child, url };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

afterEach(async () => {
  for (const child of children.splice(0))
    if (child.exitCode === null && child.signalCode === null) await kill(child);
  for (const embedded of started.splice(0).reverse()) await embedded.stop();
  for (const path of folders.splice(0)) {
    // stop() spares the database of another server.
    const pid = readPostmaster(join(path, 'database'))?.pid;
    if (pid && isPostmasterOf(pid, path)) process.kill(pid, 'SIGQUIT');
    rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  }
});

describe('embedded database', () => {
  it('starts on an empty folder, in UTF-8, private to its owner', async () => {
    const { url, dataDir, adopted } = await start({ dataDir: folder(), durable: true });
    expect(adopted).toBe(false);
    expect(
      await ask(
        url,
        `select current_database() as name, current_setting('server_encoding') as encoding, lower('ÉÇ') as lower,
         current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses, current_setting('TimeZone') as zone`,
      ),
    ).toEqual([{ name: 'parvis', encoding: 'UTF8', lower: 'éç', fsync: 'on', addresses: '', zone: 'UTC' }]);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(readdirSync(dataDir).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  it('keeps its data over a restart', async () => {
    const dataDir = await madeFolder();
    const first = await start({ dataDir });
    await ask(first.url, 'create table kept (word text)');
    await ask(first.url, "insert into kept values ('gardé')");
    await first.stop();
    expect(existsSync(join(dataDir, 'database', 'postmaster.pid'))).toBe(false);
    const second = await start({ dataDir });
    expect(second.adopted).toBe(false);
    expect(await ask(second.url, 'select word from kept')).toEqual([{ word: 'gardé' }]);
  });

  it('is reused after its server was killed', async () => {
    const dataDir = await madeFolder();
    const { child, url } = await otherServer(dataDir);
    await ask(url, 'create table kept as select 7 as number');
    const before = readPostmaster(join(dataDir, 'database'))?.pid;
    await kill(child);
    const next = await start({ dataDir });
    expect(next).toMatchObject({ adopted: true, url });
    expect(readPostmaster(join(dataDir, 'database'))?.pid).toBe(before);
    const owner = await acquireOwnership(next.url);
    expect(await ask(next.url, 'select number from kept')).toEqual([{ number: 7 }]);
    await owner.release();
    await next.stop();
    expect(existsSync(join(dataDir, 'database', 'postmaster.pid'))).toBe(false);
  });

  it('refuses a second server, and keeps running when that one stops', async () => {
    const dataDir = await madeFolder();
    const { url } = await otherServer(dataDir);
    const second = await start({ dataDir });
    await expect(acquireOwnership(second.url)).rejects.toThrow(DataFolderInUse);
    await second.stop();
    expect(await ask(url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  });

  it('restarts at the same address when killed, and stays owned', async () => {
    const dataDir = await madeFolder();
    const lines: string[] = [];
    const embedded = await start({ dataDir, log: (line) => lines.push(line) });
    const owner = await acquireOwnership(embedded.url);
    const pid = readPostmaster(join(dataDir, 'database'))?.pid ?? 0;
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(() => ask(embedded.url, 'select 1 as up').catch(() => []), { timeout: 60_000 })
      .toEqual([{ up: 1 }]);
    expect(readPostmaster(join(dataDir, 'database'))?.pid).not.toBe(pid);
    expect(lines).toEqual(['The database stopped unexpectedly; starting it again.']);
    const locks = () => ask(embedded.url, "select 1 as taken from pg_locks where locktype = 'advisory'");
    await expect.poll(locks, { timeout: 60_000 }).toEqual([{ taken: 1 }]);
    await owner.release();
  });

  it('starts after a hard stop although both locks hold a reused process id', async () => {
    const dataDir = await madeFolder();
    const databaseDir = join(dataDir, 'database');
    const { child, url } = await otherServer(dataDir);
    await ask(url, 'create table kept as select 7 as number');
    // Tests run without fsync.
    await ask(url, 'checkpoint');
    const postmaster = readPostmaster(databaseDir)?.pid ?? 0;
    await kill(child);
    process.kill(postmaster, 'SIGKILL');
    await expect.poll(() => isPostmasterOf(postmaster, databaseDir), { timeout: 60_000 }).toBe(false);
    // Even one with this folder among its arguments.
    const sleeper = spawn(
      process.execPath,
      ['-e', 'setInterval(() => {}, 1000)', 'postgres', '-D', databaseDir],
      {
        stdio: 'ignore',
        ...(process.getuid?.() === 0 ? { uid: statSync(databaseDir).uid } : {}),
      },
    );
    children.push(sleeper);
    for (const lock of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
      const file = join(databaseDir, lock);
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(sleeper.pid)));
    }
    const next = await start({ dataDir });
    expect(next.adopted).toBe(false);
    expect(await ask(next.url, 'select number from kept')).toEqual([{ number: 7 }]);
    expect(sleeper.exitCode).toBeNull();
  });

  it('waits while a lock is being written', () => {
    const databaseDir = folder();
    const file = join(databaseDir, 'postmaster.pid');
    mkdirSync(databaseDir, { recursive: true });
    writeFileSync(file, '');
    expect(releaseStaleLocks(databaseDir, databaseDir)).toBe(false);
    expect(existsSync(file)).toBe(true);
  });

  it('starts in a folder too long for a socket, or with special characters', async () => {
    const dataDir = join(folder(), 'a,b back\\n "quoted" à côté, l’été', 'a'.repeat(60));
    const { url } = await start({ dataDir });
    expect(await ask(url, 'show data_directory')).toEqual([{ data_directory: join(dataDir, 'database') }]);
    const socketDir = new URL(url).searchParams.get('host') ?? '';
    expect(socketDir).toMatch(/^\/tmp\//);
    folders.push(socketDir);
  });

  it('reports a failed start with the last log line', async () => {
    const dataDir = await madeFolder();
    await (await start({ dataDir })).stop();
    rmSync(join(dataDir, 'database', 'global', 'pg_control'));
    const failed = startEmbedded({ dataDir, durable: false });
    await expect(failed).rejects.toThrow(DatabaseStartError);
    await expect(failed).rejects.toThrow(/The database could not be started .*pg_control/);
  });

  it('reports files of another major version', async () => {
    const dataDir = await madeFolder();
    await (await start({ dataDir })).stop();
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '17\n');
    await expect(startEmbedded({ dataDir })).rejects.toThrow(
      /written by PostgreSQL 17.*npx parvis backup.*PARVIS_DATA.*npx parvis restore/,
    );
  });

  it.runIf(process.getuid?.() === 0)('reports that its account cannot enter the data folder', async () => {
    const closed = folder();
    mkdirSync(closed, { recursive: true, mode: 0o700 });
    await expect(startEmbedded({ dataDir: join(closed, 'data') })).rejects.toThrow(
      `who may not enter ${closed}`,
    );
  });

  it('shares one initialisation between concurrent servers', async () => {
    const dataDir = folder();
    const [, { url }] = await Promise.all([otherServer(dataDir), start({ dataDir })]);
    expect(await ask(url, 'select 1 as up')).toEqual([{ up: 1 }]);
  });
});
