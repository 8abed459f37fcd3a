import type { ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findErrorCode } from '../../lib/errorCauses.ts';
import { prepareBinaries } from './binaries.ts';
import {
  type Cluster,
  DATABASE_USER,
  findLastLogLine,
  initCluster,
  rotateLog,
  startPostgres,
  stopPostgres,
} from './cluster.ts';
import { chooseRunUser, getDefaultDataDir, getSocketFolder, prepareDataDir } from './dataFolder.ts';
import { isOwnedByAnother, withClient } from './dataFolderOwner.ts';
import { checkVersion } from './postgresVersion.ts';
import { isAlive, isListening, type Postmaster, readPostmaster, releaseStaleLocks } from './postmaster.ts';
import { DatabaseStartError, toStartError } from './startErrors.ts';

export { checkDataDir, getDefaultDataDir } from './dataFolder.ts';
export { acquireOwnership } from './dataFolderOwner.ts';
export { DatabaseStartError, DataFolderInUse } from './startErrors.ts';

const DATABASE = 'parvis';

const TIMEOUT_MS = 60_000;

export interface EmbeddedOptions {
  dataDir?: string;
  log?: (line: string) => void;
  /** False disables fsync, for tests. */
  durable?: boolean;
}

export interface EmbeddedDatabase {
  url: string;
  dataDir: string;
  /** Reused from a killed server. */
  adopted: boolean;
  /** Unless another server owns it. */
  stop(): Promise<void>;
}

function buildUrl(postmaster: Postmaster, database: string): string {
  const query = new URLSearchParams({ host: postmaster.socketDir, port: String(postmaster.port) });
  return `postgresql://${DATABASE_USER}@localhost/${database}?${query}`;
}

const isServing = (cluster: Cluster, postmaster: Postmaster): Promise<boolean> =>
  withClient(buildUrl(postmaster, 'postgres'), async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return resolve(rows[0]?.data_directory ?? '') === resolve(cluster.databaseDir);
  }).catch(() => false);

interface RunningCluster {
  postmaster: Postmaster;
  child?: ChildProcess;
  adopted: boolean;
}

async function startOrAttach(cluster: Cluster): Promise<RunningCluster> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    const found = readPostmaster(cluster.databaseDir);
    const socketDir = getSocketFolder(cluster.databaseDir, cluster.user);
    if (found && (await isServing(cluster, found))) return { postmaster: found, adopted: true };
    // Processes of another container are invisible: PostgreSQL would start twice.
    if ((await isListening(found ?? { socketDir })) || !releaseStaleLocks(cluster.databaseDir, socketDir)) {
      await pause(50);
      continue;
    }
    const launched = await startPostgres(cluster);
    if (launched !== 'busy') {
      const postmaster = readPostmaster(cluster.databaseDir);
      if (postmaster) return { ...launched, postmaster, adopted: false };
    }
    await pause(100);
  }
  throw new DatabaseStartError(
    `The database in ${cluster.databaseDir} did not answer within ${TIMEOUT_MS / 1000} s. Its last words: ${findLastLogLine(cluster)} Log: ${cluster.logFile}`,
  );
}

const ensureDatabase = (url: string): Promise<void> =>
  withClient(
    url,
    async (client) => {
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
      if (rowCount === 0) await client.query(`create database "${DATABASE}"`);
    },
    10_000,
  ).catch((error: unknown) => {
    // A concurrent server created it.
    if (!/^(42P04|23505)$/.test(findErrorCode(error) ?? '')) throw error;
  });

async function prepareCluster(options: EmbeddedOptions): Promise<Cluster> {
  const asked = resolve(options.dataDir ?? getDefaultDataDir());
  const user = chooseRunUser(join(asked, 'database'));
  prepareDataDir(asked, user);
  const dataDir = realpathSync(asked);
  const binaries = await prepareBinaries(dataDir, user);
  return {
    dataDir,
    databaseDir: join(dataDir, 'database'),
    logFile: join(dataDir, 'database.log'),
    user,
    binaries,
    durable: options.durable ?? true,
  };
}

function watchProcess(running: RunningCluster, onExit: () => void): () => void {
  const { child } = running;
  if (child) {
    if (child.exitCode !== null || child.signalCode !== null) setImmediate(onExit);
    else child.once('exit', onExit);
    return () => child.off('exit', onExit);
  }
  const timer = setInterval(() => {
    if (isAlive(running.postmaster.pid)) return;
    clearInterval(timer);
    onExit();
  }, 1000);
  timer.unref();
  return () => clearInterval(timer);
}

async function openCluster(options: EmbeddedOptions): Promise<{ cluster: Cluster; running: RunningCluster }> {
  const cluster = await prepareCluster(options);
  rotateLog(cluster);
  await initCluster(cluster);
  checkVersion(cluster.databaseDir, cluster.binaries.major);
  const running = await startOrAttach(cluster);
  try {
    await ensureDatabase(buildUrl(running.postmaster, 'postgres'));
  } catch (error) {
    // A reused database may belong to another server.
    if (!running.adopted) await stopPostgres(cluster);
    throw error;
  }
  return { cluster, running };
}

/**
 * Reuses the database of a killed server; restarts it at the same address after a crash.
 * @throws DatabaseStartError
 */
export async function startEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const log = options.log ?? (() => undefined);
  const opened = await openCluster(options).catch((error: unknown) => {
    throw toStartError(error, resolve(options.dataDir ?? getDefaultDataDir()));
  });
  const { cluster } = opened;
  let { running } = opened;
  if (running.adopted) log('The database of this data folder is already running: using it.');
  const url = buildUrl(running.postmaster, DATABASE);
  let stopping: Promise<void> | undefined;
  let unwatch = watchProcess(running, onCrash);

  function onCrash(): void {
    if (stopping) return;
    log('The database stopped unexpectedly; starting it again.');
    startOrAttach(cluster).then(
      (again) => {
        running = again;
        unwatch = watchProcess(running, onCrash);
        if (stopping) void stopPostgres(cluster);
      },
      (error: unknown) => {
        log(error instanceof Error ? error.message : String(error));
        setTimeout(onCrash, 5000).unref();
      },
    );
  }

  async function stop(): Promise<void> {
    unwatch();
    if (await isOwnedByAnother(url).catch(() => false)) return;
    await stopPostgres(cluster);
  }

  return {
    url,
    dataDir: cluster.dataDir,
    adopted: running.adopted,
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}
