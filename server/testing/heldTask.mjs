import { threadId } from 'node:worker_threads';

/** Milliseconds, for failing tests. */
const FORGOTTEN = 30_000;

/** Signals at index 0, waits on index 1. */
export function hold(gate) {
  Atomics.store(gate, 0, 1);
  return { thread: threadId, freed: Atomics.wait(gate, 1, 0, FORGOTTEN) !== 'timed-out' };
}
