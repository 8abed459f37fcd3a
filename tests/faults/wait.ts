import { setTimeout as pause } from 'node:timers/promises';

/** How long anything may take to come back before it counts as never, milliseconds. */
const PATIENCE = 90_000;

/** Waits until something holds, looking again at short intervals. @throws Error with `what` when it never does. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${PATIENCE / 1000} s.`);
    await pause(20);
  }
}
