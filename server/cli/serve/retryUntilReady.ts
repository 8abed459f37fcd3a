import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;

export interface RetryOptions {
  mayPass(error: unknown): boolean;
  onFailure(error: unknown): void | Promise<void>;
  signal: AbortSignal;
}

/**
 * Exponential backoff.
 * @throws the first permanent error, or AbortError
 */
export async function retryUntilReady<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    try {
      return await attempt();
    } catch (error) {
      options.signal.throwIfAborted();
      if (!options.mayPass(error)) throw error;
      await options.onFailure(error);
    }
    await pause(wait, undefined, { signal: options.signal });
  }
}
