import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { basename, join } from 'node:path';
import { findErrorCode } from '../../lib/errorCauses.ts';

export interface Postmaster {
  pid: number;
  port: number;
  /** Empty without a Unix socket. */
  socketDir: string;
  /** Empty without TCP. */
  address: string;
  ready: boolean;
}

/** Undefined if file or process is missing. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (/^(?:ENOENT|ESRCH|EACCES)$/.test(findErrorCode(error) ?? '') && file.startsWith('/proc/'))
      return undefined;
    if (findErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function parsePid(text: string): number | undefined {
  const pid = Number(text.split('\n', 1)[0]?.trim());
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/** Undefined if missing or incomplete. */
export function readPostmaster(databaseDir: string): Postmaster | undefined {
  const text = readText(join(databaseDir, 'postmaster.pid')) ?? '';
  const pid = parsePid(text);
  if (pid === undefined) return undefined;
  const [, , , port = 0, socketDir = '', address = '', , state] = text.split('\n').map((line) => line.trim());
  return { pid, port: Number(port), socketDir, address, ready: state === 'ready' };
}

/** It may be too busy to answer. */
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

/** Ended but not reaped (containers without init). */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  const stat = readText(`/proc/${pid}/stat`) ?? '';
  return /^.*\) [ZX]/s.test(stat);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return findErrorCode(error) === 'EPERM';
  }
}

/** Empty if unavailable. */
function getCommand(pid: number): string[] {
  if (process.platform === 'linux') return (readText(`/proc/${pid}/cmdline`) ?? '').split('\0');
  return [spawnSync('ps', ['-ww', '-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? ''];
}

function getWorkFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** The pid may be reused. */
export function isPostmasterOf(pid: number, databaseDir: string): boolean {
  const command = getCommand(pid);
  const [program = ''] = command;
  if (process.platform !== 'linux') return program.includes('postgres') && program.includes(databaseDir);
  return (
    basename(program) === 'postgres' && (command.includes(databaseDir) || getWorkFolder(pid) === databaseDir)
  );
}

const SOCKET = '.s.PGSQL.5432';
const SOCKET_LOCK = `${SOCKET}.lock`;

/** Milliseconds in which a lock without a pid may still be in writing. */
const WRITING_MS = 5_000;

interface Lock {
  file: string;
  /** Undefined if truncated by a power cut. */
  pid: number | undefined;
  text: string;
}

function readLock(file: string): Lock | undefined {
  const text = readText(file);
  return text === undefined ? undefined : { file, pid: parsePid(text), text };
}

const isRecent = ({ file }: Lock): boolean =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < WRITING_MS;

/**
 * Releases locks with a reused pid or none; PostgreSQL removes those of dead processes. Returns false if the folder's
 * PostgreSQL runs or may be writing them.
 */
export function releaseStaleLocks(databaseDir: string, socketDir: string): boolean {
  const files = [join(databaseDir, 'postmaster.pid'), join(socketDir, SOCKET_LOCK)];
  const locks = files.flatMap((file) => {
    const lock = readLock(file);
    return lock && (lock.pid === undefined || isAlive(lock.pid)) ? [lock] : [];
  });
  const isTaken = (lock: Lock) =>
    lock.pid === undefined ? isRecent(lock) : isPostmasterOf(lock.pid, databaseDir);
  if (locks.some(isTaken)) return false;
  for (const { file, pid, text } of locks) {
    if (pid === undefined) rmSync(file, { force: true });
    // PostgreSQL treats a lock of its parent as stale, then still checks for processes that use the old shared memory.
    // Removing the file would skip that check.
    else writeFileSync(file, text.replace(/^.*/, String(process.pid)));
  }
  return true;
}
