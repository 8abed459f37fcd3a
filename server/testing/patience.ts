import { vi } from 'vitest';

/** Waits until what is expected holds. */
export const eventually = <T>(expectation: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(expectation, { timeout: 60_000, interval: 20 });
