import { threadId } from 'node:worker_threads';

/** Timeout in milliseconds, so that failing tests end. */
const FORGOTTEN = 30_000;

/** Signals its start at index 0, waits on index 1, and returns its thread. */
export function hold(gate) {
  Atomics.store(gate, 0, 1);
  return { thread: threadId, freed: Atomics.wait(gate, 1, 0, FORGOTTEN) !== 'timed-out' };
}
