import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, isPostmasterOf, readPostmaster } from '../../server/platform/db/embedded/postmaster.ts';
import { until } from './wait.ts';

const folderOf = (data: string): string => join(data, 'database');

export const addressOfEmbedded = (data: string): string =>
  `postgres://parvis@localhost/parvis?host=${encodeURIComponent(folderOf(data))}`;

function postmasterOf(data: string): number {
  const pid = readPostmaster(folderOf(data))?.pid;
  if (!pid) throw new Error(`No database runs in ${data}.`);
  return pid;
}

export async function killDatabase(data: string): Promise<void> {
  await until('The database runs', () => (readPostmaster(folderOf(data))?.pid ?? 0) > 0);
  const pid = postmasterOf(data);
  process.kill(pid, 'SIGKILL');
  await until('The database is gone', () => !isAlive(pid) || !isPostmasterOf(pid, folderOf(data)));
}

export function killBackend(data: string): void {
  const backends = childrenOf(postmasterOf(data)).filter((pid) =>
    /parvis parvis \[local\]/.test(titleOf(pid)),
  );
  const chosen = backends[Math.trunc(Math.random() * backends.length)];
  if (chosen !== undefined) process.kill(chosen, 'SIGKILL');
}

function titleOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function childrenOf(parent: number): number[] {
  if (process.platform !== 'linux') {
    const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
    const rows = list.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
    return rows.flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []));
  }
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent);
}

function parentOf(pid: number): number {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}
