import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { followProcess, type ProcessLook, ProcessTree, parseStat } from './processes.mjs';

const look = (pid: number, parent: number, own: number, waited = 0, started = pid): ProcessLook => ({
  pid,
  parent,
  own,
  waited,
  started,
});

/** Seconds after some looks at the machine, of the process 10 and all it started. */
function secondsOf(...looks: ProcessLook[][]): number {
  const tree = new ProcessTree(10);
  for (const processes of looks) tree.notice(processes);
  return tree.seconds();
}

describe('the processor time of a step', () => {
  it('is that of its process and of all it started, and of no other', () => {
    expect(secondsOf([look(1, 0, 5000), look(10, 1, 100), look(11, 10, 200), look(12, 11, 300)])).toBe(6);
  });

  it('holds what ended between two looks, by whoever waited for it', () => {
    expect(secondsOf([look(10, 1, 100)], [look(10, 1, 100, 400)])).toBe(5);
  });

  it('counts nothing twice that was both seen and waited for', () => {
    const before = [look(10, 1, 100), look(11, 10, 200)];
    expect(secondsOf(before, [look(10, 1, 100, 250)])).toBe(3.5);
    expect(secondsOf(before, [look(10, 1, 100, 150)])).toBe(3);
  });

  it('keeps a process that was handed over to another parent, such as a database whose server is gone', () => {
    const before = [look(10, 1, 100), look(11, 10, 200), look(12, 11, 300)];
    expect(secondsOf(before, [look(10, 1, 100, 250), look(12, 1, 900), look(13, 12, 100)])).toBe(13);
  });

  it('is not deceived by a number that is given again', () => {
    const before = [look(10, 1, 100), look(11, 10, 200)];
    expect(secondsOf(before, [look(10, 1, 100), look(11, 1, 999, 0, 50)], [look(10, 1, 9, 0, 99)])).toBe(3);
  });

  it('is read from what Linux says of a process, whatever its name', () => {
    const name = '(a) b (';
    const line = `42 (${name}) S 7 42 42 0 -1 4194560 1 2 3 4 110 20 30 4 20 0 1 0 5555 1 2 3`;
    expect(parseStat(line)).toEqual({ pid: 42, parent: 7, own: 130, waited: 34, started: 5555 });
  });

  it.skipIf(process.platform !== 'linux')('is measured on this machine', async () => {
    const child = spawn(process.execPath, [
      '-e',
      `const { spawnSync } = require('child_process');
       spawnSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 200_000);']);
       while (process.cpuUsage().user < 300_000);`,
    ]);
    const following = followProcess(child.pid ?? 0);
    await once(child, 'exit');
    expect(following.end()).toBeGreaterThan(0.2);
  });
});
