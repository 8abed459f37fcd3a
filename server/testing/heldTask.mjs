import { threadId } from 'node:worker_threads';

/** How long nobody may let it go, milliseconds: only so that a test that fails ends. */
const FORGOTTEN = 30_000;

/** Says in the first place that it has begun, stands still until somebody notifies the second, and tells its thread. */
export function hold(gate) {
  Atomics.store(gate, 0, 1);
  return { thread: threadId, freed: Atomics.wait(gate, 1, 0, FORGOTTEN) !== 'timed-out' };
}
