import { setImmediate as turn } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { expect, it } from 'vitest';
import type * as heldTask from '../../../testing/heldTask.mjs';
import { createThreads, threads } from './threads.ts';

const held = createThreads<typeof heldTask>(new URL('../../../testing/heldTask.mjs', import.meta.url));

it('a hanging task does not block the server', async () => {
  const gate = new Int32Array(new SharedArrayBuffer(8));
  let done = false;
  const task = held.run('hold', gate).finally(() => {
    done = true;
  });
  // On the server's thread this would block forever.
  while (Atomics.load(gate, 0) === 0) await turn();
  await turn();
  expect(done).toBe(false);
  Atomics.store(gate, 1, 1);
  Atomics.notify(gate, 1);
  const { thread, freed } = await task;
  expect(freed).toBe(true);
  expect(thread).not.toBe(threadId);
});

it('returns a complete drawing', async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9v9z" fill="#1450cc"/>'.repeat(9)}</svg>`;
  expect((await threads.run('cleanDrawing', drawing))?.length).toBe(drawing.length);
});

it('rethrows the error of a task', async () => {
  await expect(threads.run('drawQr', { kind: 'png', address: 'x'.repeat(10_000) })).rejects.toThrow(
    /too big/,
  );
});
