import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../base/packageRoot.ts';
import { isRoot, SYSTEM_HOME } from '../embedded/places.ts';
import { isAlive, isPostmasterOf, readPostmaster } from '../embedded/postmaster.ts';

/** Where test databases lie: nothing in them is kept. As root in a place that PostgreSQL's own account can read. */
function testHome(): string {
  if (isRoot()) return join(SYSTEM_HOME, 'test');
  const uid = process.getuid?.();
  return join(tmpdir(), uid === undefined ? 'parvis-test' : `parvis-test-${uid}`);
}

/** A data folder for this process alone. */
export function testFolder(name: string): string {
  return join(testHome(), `${name}-${process.pid}`);
}

/** Where the tests of a run bundle the server: below its folder, as what it reads beside its code lies there. */
export const bundlesOf = (prefix: string): string => join(packageRoot, 'node_modules', `.${prefix}bundles`);

/** Ends and removes the test databases of processes that were killed before they could do so. */
export async function clearAbandoned(): Promise<void> {
  const home = testHome();
  await mkdir(home, { recursive: true });
  for (const name of await readdir(home)) {
    const pid = /-(\d+)$/.exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    const databaseDir = join(home, name, 'database');
    try {
      const postmaster = existsSync(databaseDir) ? readPostmaster(databaseDir) : undefined;
      if (postmaster && isPostmasterOf(postmaster.pid, databaseDir)) process.kill(postmaster.pid, 'SIGQUIT');
      await rm(join(home, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    } catch {
      // Another test run is removing it at this moment.
    }
  }
}
