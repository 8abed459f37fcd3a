import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Services } from '../../modules/context/services.ts';
import { eraseAgain } from '../../modules/privacy/erase/erasedAgain.ts';
import { eraseDue } from '../../modules/privacy/retention/eraseDue.ts';
import { ClocksApart } from '../../platform/db/databaseClock.ts';
import type { Log } from '../../platform/logging/log.ts';
import { NOT_ERASED } from '../../platform/terminal/startFailure.ts';

/** How soon a server that is erasing is asked again whether it is done, milliseconds. */
const AGAIN = 500;

/** What could not be erased must be shown to nobody: the start fails with the reason. */
class NotErased extends Error {
  constructor(cause: unknown) {
    super('What is past its time could not be erased, so nobody is served.', { cause });
    this.name = NOT_ERASED;
  }
}

/**
 * Erases what is past its time before anybody is served: what is started may be a copy of long ago. Where another server is at it
 * its end is waited for. Where the clock cannot be believed people are served, and the hourly job tries again.
 * @throws NotErased with the failure as its cause
 */
export async function eraseFirst(pool: pg.Pool, warn: Log['warn']): Promise<void> {
  try {
    while ((await eraseDue(pool)) === undefined) await pause(AGAIN);
  } catch (error) {
    if (!(error instanceof ClocksApart)) throw new NotErased(error);
    warn(error.message, undefined, undefined, { event: 'clocks_apart', level: 'error' });
  }
}

/**
 * Erases once more, before anybody is served, who was erased after this database was copied.
 * @returns how many were
 * @throws NotErased with the failure as its cause
 */
export async function eraseRestored(services: Services): Promise<number> {
  try {
    return await eraseAgain(services);
  } catch (error) {
    throw new NotErased(error);
  }
}
