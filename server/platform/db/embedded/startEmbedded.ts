import type { ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { firstCode } from '../../lib/causes.ts';
import { prepareBinaries } from './binaries.ts';
import {
  type Cluster,
  DATABASE_USER,
  initialise,
  lastLogLine,
  launch,
  shutDown,
  tendLog,
} from './cluster.ts';
import { DatabaseStartError, startError } from './errors.ts';
import { ask, isOwnedByAnother } from './owner.ts';
import { chooseRunUser, defaultDataDir, prepareDataDir, socketFolder } from './places.ts';
import { isAlive, isListening, type Postmaster, readPostmaster, releaseStaleLocks } from './postmaster.ts';
import { checkVersion } from './version.ts';

export { DatabaseStartError, DataFolderInUse } from './errors.ts';
export { acquireOwner } from './owner.ts';
export { defaultDataDir, lookAtDataDir } from './places.ts';

const DATABASE = 'parvis';

const PATIENCE_MS = 60_000;

export interface EmbeddedOptions {
  dataDir?: string;
  log?: (line: string) => void;
  /** False disables fsync, for tests. */
  durable?: boolean;
}

export interface Embedded {
  url: string;
  dataDir: string;
  /** True if a running database of a killed server was reused. */
  adopted: boolean;
  /** Stops the database, unless another server owns it by now. */
  stop(): Promise<void>;
}

function urlOf(postmaster: Postmaster, database: string): string {
  const query = new URLSearchParams({ host: postmaster.socketDir, port: String(postmaster.port) });
  return `postgresql://${DATABASE_USER}@localhost/${database}?${query}`;
}

const isServing = (cluster: Cluster, postmaster: Postmaster): Promise<boolean> =>
  ask(urlOf(postmaster, 'postgres'), async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return resolve(rows[0]?.data_directory ?? '') === resolve(cluster.databaseDir);
  }).catch(() => false);

interface Running {
  postmaster: Postmaster;
  child?: ChildProcess;
  adopted: boolean;
}

async function bringUp(cluster: Cluster): Promise<Running> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const found = readPostmaster(cluster.databaseDir);
    const socketDir = socketFolder(cluster.databaseDir, cluster.user);
    if (found && (await isServing(cluster, found))) return { postmaster: found, adopted: true };
    // A process in another container is invisible here; PostgreSQL would start twice.
    if ((await isListening(found ?? { socketDir })) || !releaseStaleLocks(cluster.databaseDir, socketDir)) {
      await pause(50);
      continue;
    }
    const launched = await launch(cluster);
    if (launched !== 'busy') {
      const postmaster = readPostmaster(cluster.databaseDir);
      if (postmaster) return { ...launched, postmaster, adopted: false };
    }
    await pause(100);
  }
  throw new DatabaseStartError(
    `The database in ${cluster.databaseDir} did not answer within ${PATIENCE_MS / 1000} s. Its last words: ${lastLogLine(cluster)} Log: ${cluster.logFile}`,
  );
}

const ensureDatabase = (url: string): Promise<void> =>
  ask(
    url,
    async (client) => {
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
      if (rowCount === 0) await client.query(`create database "${DATABASE}"`);
    },
    10_000,
  ).catch((error: unknown) => {
    // A concurrent server created it.
    if (!/^(42P04|23505)$/.test(firstCode(error) ?? '')) throw error;
  });

async function prepareCluster(options: EmbeddedOptions): Promise<Cluster> {
  const asked = resolve(options.dataDir ?? defaultDataDir());
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

function watch(running: Running, fallen: () => void): () => void {
  const { child } = running;
  if (child) {
    if (child.exitCode !== null || child.signalCode !== null) setImmediate(fallen);
    else child.once('exit', fallen);
    return () => child.off('exit', fallen);
  }
  const timer = setInterval(() => {
    if (isAlive(running.postmaster.pid)) return;
    clearInterval(timer);
    fallen();
  }, 1000);
  timer.unref();
  return () => clearInterval(timer);
}

async function open(options: EmbeddedOptions): Promise<{ cluster: Cluster; running: Running }> {
  const cluster = await prepareCluster(options);
  tendLog(cluster);
  await initialise(cluster);
  checkVersion(cluster.databaseDir, cluster.binaries.major);
  const running = await bringUp(cluster);
  try {
    await ensureDatabase(urlOf(running.postmaster, 'postgres'));
  } catch (error) {
    // Leaves a reused database running; it may belong to another server.
    if (!running.adopted) await shutDown(cluster);
    throw error;
  }
  return { cluster, running };
}

/**
 * Starts the embedded PostgreSQL, or reuses the one of a killed server. Restarts it at the same address when
 * it crashes.
 * @throws DatabaseStartError
 */
export async function startEmbedded(options: EmbeddedOptions = {}): Promise<Embedded> {
  const log = options.log ?? (() => undefined);
  const opened = await open(options).catch((error: unknown) => {
    throw startError(error, resolve(options.dataDir ?? defaultDataDir()));
  });
  const { cluster } = opened;
  let { running } = opened;
  if (running.adopted) log('The database of this data folder is already running: using it.');
  const url = urlOf(running.postmaster, DATABASE);
  let stopping: Promise<void> | undefined;
  let unwatch = watch(running, onFall);

  function onFall(): void {
    if (stopping) return;
    log('The database stopped unexpectedly; starting it again.');
    bringUp(cluster).then(
      (again) => {
        running = again;
        unwatch = watch(running, onFall);
        if (stopping) void shutDown(cluster);
      },
      (error: unknown) => {
        log(error instanceof Error ? error.message : String(error));
        setTimeout(onFall, 5000).unref();
      },
    );
  }

  async function stop(): Promise<void> {
    unwatch();
    if (await isOwnedByAnother(url).catch(() => false)) return;
    await shutDown(cluster);
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
