import { setTimeout as pause } from 'node:timers/promises';

/** The first pause between two tries and the longest, milliseconds. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;

/** How a thing is tried again. */
export interface Persistence {
  /** Whether it is worth another try. */
  mayPass(error: unknown): boolean;
  /** Told of each failure after which it is tried again, before the pause. */
  onFailure(error: unknown): void | Promise<void>;
  /** Ends the trying. */
  signal: AbortSignal;
}

/**
 * Tries until it succeeds, with growing pauses.
 * @throws the failure that will not pass, or an AbortError.
 */
export async function persist<T>(attempt: () => Promise<T>, options: Persistence): Promise<T> {
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
