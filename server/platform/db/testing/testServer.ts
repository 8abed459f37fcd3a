import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../lib/packageRoot.ts';
import { isRoot, SYSTEM_HOME } from '../embedded/places.ts';
import { isAlive, isPostmasterOf, readPostmaster } from '../embedded/postmaster.ts';

/** Files in memory, where the system has them: a database of hundreds of files is made there at a seventh of the work. */
const MEMORY = '/dev/shm';

/** Memory that must be left, in bytes: the databases of a run take a quarter of it. */
const ROOM = 4e9;

function memoryTakes(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) > ROOM;
  } catch {
    return false;
  }
}

/** Each user has a folder: what root makes, others may not remove. */
function ofUser(): string {
  const uid = isRoot() ? undefined : process.getuid?.();
  return uid === undefined ? 'parvis-test' : `parvis-test-${uid}`;
}

/** On the disk. As root in a place that PostgreSQL's own account can read. */
const onDisk = (): string => (isRoot() ? join(SYSTEM_HOME, 'test') : join(tmpdir(), ofUser()));
const inMemory = (): string => join(MEMORY, ofUser());

/** Whether the tests of this process write into memory. */
export const testsInMemory = memoryTakes();

/** A data folder for this process alone. Nothing in it is kept. */
export function testFolder(name: string): string {
  return join(testsInMemory ? inMemory() : onDisk(), `${name}-${process.pid}`);
}

/** One on the disk, for what is about the disk or holds programs, which memory may not run. */
export function diskFolder(name: string): string {
  return join(onDisk(), `${name}-${process.pid}`);
}

/** Where the tests of a run bundle the server: below its folder, as what it reads beside its code lies there. */
export const bundlesOf = (prefix: string): string => join(packageRoot, 'node_modules', `.${prefix}bundles`);

/** Ends and removes the test databases of processes that were killed before they could do so. */
export async function clearAbandoned(): Promise<void> {
  const homes = testsInMemory ? [onDisk(), inMemory()] : [onDisk()];
  for (const home of homes) {
    await mkdir(home, { recursive: true });
    for (const name of await readdir(home)) await clearOne(home, name);
  }
}

async function clearOne(home: string, name: string): Promise<void> {
  const pid = /-(\d+)$/.exec(name)?.[1];
  if (!pid || isAlive(Number(pid))) return;
  const databaseDir = join(home, name, 'database');
  try {
    const postmaster = existsSync(databaseDir) ? readPostmaster(databaseDir) : undefined;
    if (postmaster && isPostmasterOf(postmaster.pid, databaseDir)) process.kill(postmaster.pid, 'SIGQUIT');
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  } catch {
    // Another test run is removing it at this moment.
  }
}
