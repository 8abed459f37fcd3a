import { appendFileSync, readFileSync } from 'node:fs';
import { serveTasks } from '../modules/media/processing/serveTasks.ts';

const die = () => process.kill(process.pid, 'SIGKILL');

const tries = (path: string): number => {
  appendFileSync(path, 'tried\n');
  return readFileSync(path, 'utf8').split('\n').length - 1;
};

const tasks = {
  about: () => ({ pid: process.pid, environment: { ...process.env } }),
  same: (bytes: Uint8Array) => bytes,
  fail: (why: string) => {
    throw new Error(why);
  },
  dieOften: async ({ path, times }: { path: string; times: number }) => {
    if (tries(path) <= times) {
      die();
      await new Promise(() => undefined);
    }
    return process.pid;
  },
  stand: (path: string) => {
    tries(path);
    for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  },
  until: (path: string) => {
    while (readFileSync(path, 'utf8') === '') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    return process.pid;
  },
};

export type FragileTasks = typeof tasks;

serveTasks(tasks);
