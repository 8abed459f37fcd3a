import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Services } from '../../modules/context/services.ts';
import { eraseAgain } from '../../modules/privacy/erase/erasedAgain.ts';
import { eraseDue } from '../../modules/privacy/retention/eraseDue.ts';
import { ClocksApart } from '../../platform/db/databaseClock.ts';
import type { Log } from '../../platform/logging/log.ts';
import { NOT_ERASED } from '../../platform/terminal/startFailure.ts';

/** Polling interval in milliseconds while another server erases. */
const AGAIN = 500;

/** Expired data must not be served: the start fails. */
class NotErased extends Error {
  constructor(cause: unknown) {
    super('What is past its time could not be erased, so nobody is served.', { cause });
    this.name = NOT_ERASED;
  }
}

/**
 * Erases due data before serving, as the database may be an old copy. If clocks disagree, serves and leaves
 * it to the hourly job.
 * @throws NotErased
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
 * Replays erasures on a restored database.
 * @returns how many people were erased
 * @throws NotErased
 */
export async function eraseRestored(services: Services): Promise<number> {
  try {
    return await eraseAgain(services);
  } catch (error) {
    throw new NotErased(error);
  }
}
