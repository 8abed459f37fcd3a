import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';
import { beganAt, isAlive, isPostmasterOf, readPostmaster } from './postmaster.ts';

/** How long open transactions are given to end before the database is stopped at once. */
const PATIENCE_MS = 20_000;

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Shuts the database down: connections are closed, everything written is safe, the next start needs no recovery. */
export async function shutDown(cluster: Cluster): Promise<void> {
  const pid = readPostmaster(cluster.databaseDir)?.pid;
  if (pid === undefined || !isPostmasterOf(pid, cluster.databaseDir)) return;
  if (process.platform === 'win32') {
    // Windows knows no signals: process.kill would end it like a power cut.
    spawnSync(join(cluster.binaries.bin, 'pg_ctl'), ['stop', '-D', cluster.databaseDir, '-m', 'fast', '-w'], {
      stdio: 'ignore',
      windowsHide: true,
    });
    return;
  }
  const began = beganAt(pid);
  // While it ends it has no program any more for a while, though its files and locks are still its own.
  const goesOn = () =>
    isAlive(pid) && (began === undefined ? isPostmasterOf(pid, cluster.databaseDir) : beganAt(pid) === began);
  process.kill(pid, 'SIGINT');
  const end = Date.now() + PATIENCE_MS;
  let urged = false;
  while (goesOn()) {
    if (!urged && Date.now() > end) {
      urged = true;
      process.kill(pid, 'SIGQUIT');
    }
    await pause(20);
  }
}
