import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex, Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { isAlive, isListening, readPostmaster, releaseStaleLocks } from './postmaster.ts';

const folder = mkdtempSync(join(tmpdir(), 'parvis-postmaster-'));
const file = join(folder, 'postmaster.pid');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('parses postmaster.pid', () => {
  expect(readPostmaster(folder)).toBeUndefined();
  const lines = (pid: string, state: string) =>
    `${pid}\n/data\n1700000000\n5432\n/run/x\n127.0.0.1\n  1234  5\n${state}   \n`;
  writeFileSync(file, lines('17', 'ready'));
  expect(readPostmaster(folder)).toEqual({
    pid: 17,
    port: 5432,
    socketDir: '/run/x',
    address: '127.0.0.1',
    ready: true,
  });
  writeFileSync(file, lines('1', 'starting'));
  expect(readPostmaster(folder)).toMatchObject({ pid: 1, ready: false });
  for (const pid of ['', '0', '-5', '1.5', 'x']) {
    writeFileSync(file, lines(pid, 'ready'));
    expect(readPostmaster(folder)).toBeUndefined();
  }
  writeFileSync(file, '17\n/data\n1700000000\n');
  expect(readPostmaster(folder)).toEqual({ pid: 17, port: 0, socketDir: '', address: '', ready: false });
});

it('detects missing processes and listeners', async () => {
  expect(isAlive(process.pid)).toBe(true);
  expect(isAlive(2 ** 30)).toBe(false);
  expect(await isListening({ socketDir: '' })).toBe(false);
  expect(await isListening({ socketDir: folder })).toBe(false);
});

it.runIf(process.platform === 'linux')('treats a zombie as ended', async () => {
  // Its program never reaps this child.
  const parent = spawn('sh', ['-c', 'cat <&3 & echo $!; exec 3<&-; exec sleep 600'], {
    stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
  });
  const [said] = await once(parent.stdout as Readable, 'data');
  const pid = Number(String(said));
  const read = (of: number | undefined, what: string) => readFileSync(`/proc/${of}/${what}`, 'utf8');
  await eventually(() => expect(read(parent.pid, 'comm')).toBe('sleep\n'));
  expect(isAlive(pid)).toBe(true);
  (parent.stdio[3] as Duplex).end();
  await eventually(() => expect(read(pid, 'stat')).toMatch(/^\d+ \(cat\) Z /));
  expect(isAlive(pid)).toBe(false);
  parent.kill();
});

it('releases locks with a reused process id, and leaves those of dead processes', () => {
  const socketDir = join(folder, 'socket');
  mkdirSync(socketDir);
  const socket = join(socketDir, '.s.PGSQL.5432.lock');
  writeFileSync(file, `${process.ppid}\n/data\nrest\n`);
  writeFileSync(socket, `${2 ** 30}\n/data\n`);
  expect(releaseStaleLocks(folder, socketDir)).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe(`${process.pid}\n/data\nrest\n`);
  expect(readFileSync(socket, 'utf8')).toBe(`${2 ** 30}\n/data\n`);
  writeFileSync(socket, `${process.ppid}\n/data\n`);
  expect(releaseStaleLocks(folder, socketDir)).toBe(true);
  expect(readFileSync(socket, 'utf8')).toBe(`${process.pid}\n/data\n`);
});
