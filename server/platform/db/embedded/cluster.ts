import { type ChildProcess, spawn } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Binaries, removeAbandoned } from './binaries.ts';
import { getSocketFolder, type RunUser } from './dataFolder.ts';
import { isAlive, isPostmasterOf, readPostmaster } from './postmaster.ts';
import { DatabaseStartError, getErrorMessage } from './startErrors.ts';

export interface Cluster {
  dataDir: string;
  databaseDir: string;
  logFile: string;
  user: RunUser | undefined;
  binaries: Binaries;
  /** False disables fsync, for tests. */
  durable: boolean;
}

export const DATABASE_USER = 'parvis';

const LOG_LIMIT = 1_000_000;

/** No own setting leaks in. */
function buildEnvironment(): NodeJS.ProcessEnv {
  return { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH };
}

/** As the database account, with its own log and process group (Ctrl-C). */
function runProgram(cluster: Cluster, program: string, args: readonly string[]): ChildProcess {
  const { user } = cluster;
  const log = openSync(cluster.logFile, 'a', 0o600);
  try {
    return spawn(join(cluster.binaries.bin, program), args, {
      cwd: cluster.dataDir,
      env: buildEnvironment(),
      detached: true,
      stdio: ['ignore', log, log],
      ...(user ? { uid: user.uid, gid: user.gid } : {}),
    });
  } finally {
    closeSync(log);
  }
}

/** Undefined on success, else the reason. */
function waitForExit(child: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(getErrorMessage(error)));
    child.once('exit', (code, signal) => resolve(code === 0 ? undefined : `ended with ${signal ?? code}`));
  });
}

/** Or the last line. */
export function findLastLogLine(cluster: Cluster, offset = 0): string {
  const log = existsSync(cluster.logFile) ? readFileSync(cluster.logFile) : Buffer.alloc(0);
  const lines = log
    .toString('utf8', offset)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const telling = lines.filter((line) => /\b(FATAL|PANIC|error|could not)\b/.test(line));
  return telling.at(-1) ?? lines.at(-1) ?? '';
}

const getLogSize = ({ logFile }: Cluster): number => statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;

/** PostgreSQL logs no statements or values. */
export function rotateLog(cluster: Cluster): void {
  if (getLogSize(cluster) > LOG_LIMIT) renameSync(cluster.logFile, `${cluster.logFile}.old`);
}

function createStartError(
  cluster: Cluster,
  what: string,
  reason: string,
  offset: number,
): DatabaseStartError {
  const line = findLastLogLine(cluster, offset);
  return new DatabaseStartError(
    `${what} (${reason}).${line ? ` Its last words: ${line}` : ''} Log: ${cluster.logFile}`,
  );
}

/** Atomic; keeps existing files. */
export async function initCluster(cluster: Cluster): Promise<void> {
  const { dataDir, databaseDir, user } = cluster;
  if (existsSync(join(databaseDir, 'PG_VERSION'))) return;
  await removeAbandoned(dataDir, 'database');
  const fresh = join(dataDir, `database.${process.pid}.new`);
  rmSync(fresh, { recursive: true, force: true });
  const offset = getLogSize(cluster);
  try {
    mkdirSync(fresh, { mode: 0o700 });
    if (user) chownSync(fresh, user.uid, user.gid);
    const args = [
      ...['-D', fresh, '-U', DATABASE_USER],
      ...['--auth-local=trust', '--auth-host=reject', '--encoding=UTF8'],
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...(cluster.durable ? [] : ['--no-sync']),
    ];
    const reason = await waitForExit(runProgram(cluster, 'initdb', args));
    if (reason !== undefined)
      throw createStartError(cluster, 'The database could not be made', reason, offset);
    appendFileSync(join(fresh, 'postgresql.conf'), "\ninclude_if_exists = 'parvis.conf'\n");
    renameSync(fresh, databaseDir);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    // A concurrent server may have won.
    if (!existsSync(join(databaseDir, 'PG_VERSION'))) throw error;
  }
}

function writeConfig({ databaseDir, durable, user }: Cluster): void {
  const settings: Record<string, string | number> = {
    listen_addresses: '',
    port: 5432,
    unix_socket_directories: getSocketFolder(databaseDir, user),
    unix_socket_permissions: '0700',
    max_connections: 100,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Logs must hold no user input: no failed statements, no values.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    jit: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'`,
  );
  const file = join(databaseDir, 'parvis.conf');
  writeFileSync(file, `# Written at every start.\n${lines.join('\n')}\n`, { mode: 0o600 });
  if (user) chownSync(file, user.uid, user.gid);
}

/** `busy` while another one stops. */
export type StartResult = { child: ChildProcess } | 'busy';

export async function startPostgres(cluster: Cluster): Promise<StartResult> {
  writeConfig(cluster);
  const offset = getLogSize(cluster);
  const child = runProgram(cluster, 'postgres', ['-D', cluster.databaseDir]);
  let reason: string | undefined;
  void waitForExit(child).then((why) => {
    reason = why ?? 'ended at once';
  });
  while (reason === undefined) {
    const postmaster = readPostmaster(cluster.databaseDir);
    if (postmaster?.ready && postmaster.pid === child.pid) {
      child.unref();
      return { child };
    }
    await pause(20);
  }
  if (/lock file .* already exists|shared memory block/.test(findLastLogLine(cluster, offset))) return 'busy';
  throw createStartError(cluster, 'The database could not be started', reason, offset);
}

/** Milliseconds for open transactions. */
const STOP_PATIENCE_MS = 20_000;

/** A clean stop needs no recovery. */
export async function stopPostgres(cluster: Cluster): Promise<void> {
  const pid = readPostmaster(cluster.databaseDir)?.pid;
  if (pid === undefined || !isPostmasterOf(pid, cluster.databaseDir)) return;
  process.kill(pid, 'SIGINT');
  const urge = setTimeout(() => process.kill(pid, 'SIGQUIT'), STOP_PATIENCE_MS);
  // Files and locks are in use until then.
  while (isAlive(pid)) await pause(20);
  clearTimeout(urge);
}
