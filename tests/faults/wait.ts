import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE = 90_000;

/** @throws Error with `what` on timeout */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${PATIENCE / 1000} s.`);
    await pause(20);
  }
}
