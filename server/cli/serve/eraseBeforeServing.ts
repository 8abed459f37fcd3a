import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { AppContext } from '../../modules/context/appContext.ts';
import { eraseDue, replayErasures } from '../../modules/privacy/service.ts';
import { ClocksApart } from '../../platform/db/databaseClock.ts';
import type { Warn } from '../../platform/logging/log.ts';
import { NOT_ERASED } from '../../platform/terminal/startFailure.ts';

/** Milliseconds, while another server erases. */
const POLL_MS = 500;

/** The start fails: expired data must not be served. */
class NotErased extends Error {
  constructor(cause: unknown) {
    super('What is past its time could not be erased, so nobody is served.', { cause });
    this.name = NOT_ERASED;
  }
}

/**
 * The database may be an old copy. If clocks disagree, serves and leaves it to the hourly job.
 * @throws NotErased
 */
export async function eraseBeforeServing(pool: pg.Pool, warn: Warn): Promise<void> {
  try {
    while ((await eraseDue(pool)) === undefined) await pause(POLL_MS);
  } catch (error) {
    if (!(error instanceof ClocksApart)) throw new NotErased(error);
    warn(error.message, { event: 'clocks_apart' });
  }
}

/**
 * @returns number of people
 * @throws NotErased
 */
export async function eraseRestored(context: AppContext): Promise<number> {
  try {
    return await replayErasures(context);
  } catch (error) {
    throw new NotErased(error);
  }
}
