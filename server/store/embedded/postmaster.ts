import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './errors.ts';

/** What a running PostgreSQL writes about itself into its data folder. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Folder of its unix socket, empty when it has none. */
  socketDir: string;
  /** Address it listens on, empty when it listens on none. */
  address: string;
  ready: boolean;
}

/** Reads `postmaster.pid`; undefined when it is missing or not complete yet. */
export function readPostmaster(databaseDir: string): Postmaster | undefined {
  let text: string;
  try {
    text = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return {
    pid,
    port: Number(lines[3] ?? 0),
    socketDir: lines[4] ?? '',
    address: lines[5] ?? '',
    ready: lines[7] === 'ready',
  };
}

/** True when there is a process of that number, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** The command line of a process, empty when it is gone, not ours to see, or a zombie. */
function commandOf(pid: number): string {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  }
  const [program, ...args] =
    process.platform === 'win32'
      ? ['tasklist', '/FI', `PID eq ${pid}`, '/NH', '/FO', 'CSV']
      : ['ps', '-ww', '-p', String(pid), '-o', 'command='];
  return spawnSync(program ?? '', args, { encoding: 'utf8', windowsHide: true }).stdout ?? '';
}

/**
 * True when process `pid` is the PostgreSQL of this data folder, and not an unrelated program that was given the
 * number of a dead one.
 */
export function isPostmasterOf(pid: number, databaseDir: string): boolean {
  const command = commandOf(pid);
  if (process.platform === 'win32') return /postgres/i.test(command);
  return command.includes('postgres') && command.includes(databaseDir);
}
