import { firstCode } from '../lib/causes.ts';

const GIVEN_UP: readonly (string | undefined)[] = ['40P01', '40001'];

const TRIES = 3;

/**
 * Retries transactions aborted by deadlock (40P01) or serialization failure (40001), at most three attempts.
 * The work must be a whole transaction.
 */
export async function onceMore<T>(work: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1 || !GIVEN_UP.includes(firstCode(error))) throw error;
    return onceMore(work, tries - 1);
  }
}
