import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { prepareBinaries } from '../../server/platform/db/embedded/binaries.ts';
import { chooseRunUser } from '../../server/platform/db/embedded/dataFolder.ts';
import { findFreePort } from '../../server/testing/findFreePort.ts';

const DEBIAN = '/usr/lib/postgresql';

/** Stopped and started as by an administrator. */
export interface ExternalPostgres {
  readonly url: string;
  readonly port: number;
  readonly version: string;
  restart(mode: 'fast' | 'immediate'): void;
  stop(): void;
}

/** The system's newest, else the project's. */
async function programs(dataDir: string): Promise<string> {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const installed = versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'pg_ctl')));
  if (installed) return installed;
  return (await prepareBinaries(dataDir, chooseRunUser(dataDir))).bin;
}

/** In `folder`. */
export async function startPostgres(folder: string): Promise<ExternalPostgres> {
  const data = join(folder, 'cluster');
  const user = chooseRunUser(data);
  mkdirSync(data);
  chmodSync(data, 0o700);
  if (user) chownSync(data, user.uid, user.gid);
  const bin = await programs(folder);
  const port = await findFreePort();
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(bin, program), args, {
      cwd: data,
      stdio: ['ignore', 'ignore', 'inherit'],
      ...(user ? { uid: user.uid, gid: user.gid } : {}),
    });
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=100`;
  const control = (...args: string[]) =>
    run('pg_ctl', [...args, '-w', '-D', data, '-l', join(data, 'log'), '-o', settings]);
  run('initdb', ['-D', data, '-U', 'parvis', '--auth=trust', '--encoding=UTF8', '--locale=C']);
  control('start');
  const client = new pg.Client({ connectionString: `postgres://parvis@127.0.0.1:${port}/postgres` });
  await client.connect();
  await client.query('create database parvis');
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return {
    url: `postgres://parvis@127.0.0.1:${port}/parvis`,
    port,
    version: rows[0]?.server_version ?? '',
    restart: (mode) => void control('restart', '-m', mode),
    stop: () => void run('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', data]),
  };
}
