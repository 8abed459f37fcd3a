import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../lib/packageRoot.ts';
import { isRoot, SYSTEM_HOME } from '../embedded/dataFolder.ts';
import { isAlive, isPostmasterOf, readPostmaster } from '../embedded/postmaster.ts';

/** Memory: databases take a seventh of the time to create. */
const MEMORY = '/dev/shm';

/** Bytes; a run uses a quarter. */
const MIN_MEMORY = 4e9;

function hasEnoughMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) > MIN_MEMORY;
  } catch {
    return false;
  }
}

/** Others cannot remove root's files. */
function getUserFolder(): string {
  const uid = isRoot() ? undefined : process.getuid?.();
  return uid === undefined ? 'parvis-test' : `parvis-test-${uid}`;
}

/** Readable by PostgreSQL's account. */
const getDiskFolder = (): string => (isRoot() ? join(SYSTEM_HOME, 'test') : join(tmpdir(), getUserFolder()));
const getMemoryFolder = (): string => join(MEMORY, getUserFolder());

export const testsInMemory = hasEnoughMemory();

export function getTestFolder(name: string): string {
  return join(testsInMemory ? getMemoryFolder() : getDiskFolder(), `${name}-${process.pid}`);
}

/** For disk tests, and executables, which memory forbids. */
export function getDiskTestFolder(name: string): string {
  return join(getDiskFolder(), `${name}-${process.pid}`);
}

/** In the package: code finds its relative files. */
export const getBundlesFolder = (prefix: string): string =>
  join(packageRoot, 'node_modules', `.${prefix}bundles`);

/** Clears test databases of killed processes. */
export async function clearAbandoned(): Promise<void> {
  const homes = testsInMemory ? [getDiskFolder(), getMemoryFolder()] : [getDiskFolder()];
  for (const home of homes) {
    await mkdir(home, { recursive: true });
    for (const name of await readdir(home)) await removeAbandoned(home, name);
  }
}

async function removeAbandoned(home: string, name: string): Promise<void> {
  const pid = /-(\d+)$/.exec(name)?.[1];
  if (!pid || isAlive(Number(pid))) return;
  const databaseDir = join(home, name, 'database');
  try {
    const postmaster = existsSync(databaseDir) ? readPostmaster(databaseDir) : undefined;
    if (postmaster && isPostmasterOf(postmaster.pid, databaseDir)) process.kill(postmaster.pid, 'SIGQUIT');
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  } catch {
    // A concurrent run is removing it.
  }
}
