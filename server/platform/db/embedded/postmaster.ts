import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { basename, join } from 'node:path';
import { firstCode } from '../../lib/causes.ts';

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

/** Reads a small file. Undefined where it, or the process that it tells of, is not there. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (/^(?:ENOENT|ESRCH|EACCES)$/.test(firstCode(error) ?? '') && file.startsWith('/proc/'))
      return undefined;
    if (firstCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The process number that a lock file begins with. */
function pidIn(text: string): number | undefined {
  const pid = Number(text.split('\n', 1)[0]?.trim());
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/** Reads `postmaster.pid`; undefined when it is missing or not complete yet. */
export function readPostmaster(databaseDir: string): Postmaster | undefined {
  const text = readText(join(databaseDir, 'postmaster.pid')) ?? '';
  const pid = pidIn(text);
  if (pid === undefined) return undefined;
  const [, , , port = 0, socketDir = '', address = '', , state] = text.split('\n').map((line) => line.trim());
  return { pid, port: Number(port), socketDir, address, ready: state === 'ready' };
}

/** True when somebody listens on its socket, though it may be too busy, or too young, to answer. */
export async function isListening({ socketDir }: Pick<Postmaster, 'socketDir'>): Promise<boolean> {
  if (socketDir === '') return false;
  const socket = connect(join(socketDir, SOCKET));
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** True for a zombie: a process that has ended, whose number is kept until its parent reaps it (no init in a container). */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  const stat = readText(`/proc/${pid}/stat`) ?? '';
  return /^.*\) [ZX]/s.test(stat);
}

/** True when there is a process of that number that has not ended, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return firstCode(error) === 'EPERM';
  }
}

/** The command line of a process in its parts, empty when it is gone, not ours to see, or a zombie. */
function commandOf(pid: number): string[] {
  if (process.platform === 'linux') return (readText(`/proc/${pid}/cmdline`) ?? '').split('\0');
  return [spawnSync('ps', ['-ww', '-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? ''];
}

/** The folder a process works in, where the system tells. */
function workFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** Is process `pid` the PostgreSQL of this data folder? Guards against a reused pid by program, folder or arguments. */
export function isPostmasterOf(pid: number, databaseDir: string): boolean {
  const command = commandOf(pid);
  const [program = ''] = command;
  if (process.platform !== 'linux') return program.includes('postgres') && program.includes(databaseDir);
  return (
    basename(program) === 'postgres' && (command.includes(databaseDir) || workFolderOf(pid) === databaseDir)
  );
}

/** Name of the unix socket in its folder. */
const SOCKET = '.s.PGSQL.5432';
/** Lock of the unix socket, beside it. */
const SOCKET_LOCK = `${SOCKET}.lock`;

/** How long a lock without a number may be one that is just being written, milliseconds. */
const WRITING_MS = 5_000;

interface Lock {
  file: string;
  /** Undefined in what a power cut left of it. */
  pid: number | undefined;
  text: string;
}

function readLock(file: string): Lock | undefined {
  const text = readText(file);
  return text === undefined ? undefined : { file, pid: pidIn(text), text };
}

/** True when a lock without a number may not be written to its end yet. */
const isYoung = ({ file }: Lock): boolean =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < WRITING_MS;

/**
 * Frees what stands in a PostgreSQL's way that was not given time to tidy up: lock files with the number of a process
 * that is another by now, or without any, the folder's own and that of its socket. PostgreSQL itself removes those
 * whose number nobody has. Gives false when the PostgreSQL of this folder lives, or may be writing them.
 */
export function releaseStaleLocks(databaseDir: string, socketDir: string): boolean {
  const files = [join(databaseDir, 'postmaster.pid'), join(socketDir, SOCKET_LOCK)];
  const locks = files.flatMap((file) => {
    const lock = readLock(file);
    return lock && (lock.pid === undefined || isAlive(lock.pid)) ? [lock] : [];
  });
  const isTaken = (lock: Lock) =>
    lock.pid === undefined ? isYoung(lock) : isPostmasterOf(lock.pid, databaseDir);
  if (locks.some(isTaken)) return false;
  for (const { file, pid, text } of locks) {
    if (pid === undefined) rmSync(file, { force: true });
    // PostgreSQL takes a lock of its own parent for stale, and then still looks whether processes of the dead one
    // use its memory. It could not, were the file removed.
    else writeFileSync(file, text.replace(/^.*/, String(process.pid)));
  }
  return true;
}
