import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { NOT_ERASED } from '../base/startFailure.ts';
import { eraseAgain } from '../leaving/erasedAgain.ts';
import { eraseDue } from '../retention/eraseDue.ts';
import type { Services } from '../services/services.ts';

/** How soon a server that is erasing is asked again whether it is done, milliseconds. */
const AGAIN = 500;

/** What could not be erased must be shown to nobody: the start fails with the reason. */
class NotErased extends Error {
  constructor(cause: unknown) {
    super('What is past its time could not be erased, so nobody is served.', { cause });
    this.name = NOT_ERASED;
  }
}

/** @throws NotErased with the failure as its cause */
async function orNobodyIsServed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new NotErased(error);
  }
}

/**
 * Erases what is past its time before anybody is served: what is started may be a copy of long ago. Where another server is at it
 * its end is waited for.
 * @throws NotErased with the failure as its cause
 */
export const eraseFirst = (pool: pg.Pool): Promise<void> =>
  orNobodyIsServed(async () => {
    while ((await eraseDue(pool)) === undefined) await pause(AGAIN);
  });

/**
 * Erases once more, before anybody is served, who was erased after this database was copied.
 * @returns how many were
 * @throws NotErased with the failure as its cause
 */
export const eraseRestored = (services: Services): Promise<number> =>
  orNobodyIsServed(() => eraseAgain(services));
