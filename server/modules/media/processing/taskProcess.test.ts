import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { getTestFolder } from '../../../platform/db/testing/testServer.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { eventually } from '../../../testing/eventually.ts';
import type { FragileTasks } from '../../../testing/fragileTasks.ts';
import { getBundlePath } from '../../../testing/getBundlePath.ts';
import { createTaskProcess, type ProcessLimits, TaskDied } from './taskProcess.ts';

const folder = getTestFolder('tasks');
mkdirSync(folder, { recursive: true });
const file = pathToFileURL(getBundlePath('fragileTasks'));
const made = (size: Partial<ProcessLimits> = {}) =>
  createTaskProcess<FragileTasks>(file, { waiting: 9, patienceMs: 60_000, idleMs: 60_000, ...size });

function note(): string {
  const path = join(folder, createId());
  writeFileSync(path, '');
  return path;
}
const triesIn = (path: string): number => readFileSync(path, 'utf8').split('\n').length - 1;

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const ended = (pid: number): Promise<void> => eventually(() => expect(lives(pid)).toBe(false));

describe('task process', () => {
  it("runs tasks one by one, without access to the parent's settings", async () => {
    process.env.DATABASE_URL ??= '';
    const beside = made();
    const [one, other] = await Promise.all([beside.run('about', undefined), beside.run('about', undefined)]);
    expect(one.pid).toBe(other.pid);
    expect(one.pid).not.toBe(process.pid);
    expect(one.environment).toMatchObject({ MALLOC_ARENA_MAX: '1' });
    expect(
      Object.keys(one.environment).filter((name) => /DATABASE|PARVIS|SECRET|VITEST|NODE_OPTIONS/.test(name)),
    ).toEqual([]);
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, at) => at % 256));
    expect(Buffer.from(await beside.run('same', bytes))).toEqual(bytes);
    await expect(beside.run('fail', 'no picture')).rejects.toThrow('no picture');
  });
  it('restarts after a crash and retries the task before waiting ones', async () => {
    const beside = made();
    const { pid } = await beside.run('about', undefined);
    const done: string[] = [];
    const [again, next] = await Promise.all([
      beside.run('dieOften', { path: note(), times: 1 }).finally(() => done.push('tried again')),
      beside.run('about', undefined).finally(() => done.push('waited')),
    ]);
    expect(again).not.toBe(pid);
    expect(next.pid).toBe(again);
    expect(done).toEqual(['tried again', 'waited']);
  });

  it('gives up a task after two crashes and runs the others', async () => {
    const beside = made();
    const path = note();
    const fatal = beside.run('dieOften', { path, times: 9 });
    const other = beside.run('about', undefined);
    await expect(fatal).rejects.toBeInstanceOf(TaskDied);
    expect(triesIn(path)).toBe(2);
    expect((await other).pid).not.toBe(process.pid);
  });

  it.each([2, 1])('is killed when it hangs, and its task tried %i times', async (tries) => {
    const beside = made({ patienceMs: 3000 });
    const path = note();
    await expect(beside.run('stand', path, { tries })).rejects.toBeInstanceOf(TaskDied);
    expect(triesIn(path)).toBe(tries);
  });

  it('limits waiting tasks, tells others to retry, and runs urgent ones next', async () => {
    const beside = made({ waiting: 2 });
    const path = note();
    const done: string[] = [];
    const held = beside.run('until', path);
    const patient = beside.run('about', undefined).then(() => done.push('patient'));
    const urgent = beside.run('about', undefined, { turn: 'next' }).then(() => done.push('urgent'));
    await expect(beside.run('about', undefined)).rejects.toMatchObject({
      code: 'unavailable',
      retryAfter: 5,
    });
    writeFileSync(path, 'go on');
    await Promise.all([held, patient, urgent]);
    expect(done).toEqual(['urgent', 'patient']);
  });
  it('rejects tasks as unavailable when it cannot start', async () => {
    const none = createTaskProcess<FragileTasks>(new URL('../testing/none.mjs', import.meta.url), {
      waiting: 9,
      patienceMs: 60_000,
      idleMs: 60_000,
    });
    await expect(none.run('about', undefined)).rejects.toMatchObject({ code: 'unavailable' });
  });
  it.each(['SIGKILL', 'SIGTERM'] as const)('ends with its server (%s)', async (signal) => {
    const server = spawn(process.execPath, [getBundlePath('besideTasks'), getBundlePath('fragileTasks')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = (await once(server.stdout, 'data')) as [Buffer];
    const pid = Number(said.toString());
    expect(lives(pid)).toBe(true);
    server.kill(signal);
    await once(server, 'exit');
    await ended(pid);
    expect(lives(pid)).toBe(false);
  });
});
