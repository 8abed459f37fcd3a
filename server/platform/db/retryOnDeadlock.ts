import { findErrorCode } from '../lib/errorCauses.ts';

const RETRYABLE: readonly (string | undefined)[] = ['40P01', '40001'];

const MAX_ATTEMPTS = 3;

/**
 * Retries after deadlock (40P01) or serialization failure (40001), three attempts at most. `work` must be a whole
 * transaction.
 */
export async function retryOnDeadlock<T>(work: () => Promise<T>, attempts = MAX_ATTEMPTS): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (attempts <= 1 || !RETRYABLE.includes(findErrorCode(error))) throw error;
    return retryOnDeadlock(work, attempts - 1);
  }
}
