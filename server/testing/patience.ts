// biome-ignore lint/correctness/noUndeclaredDependencies: test code, and the root package brings vitest.
import { vi } from 'vitest';

/** Limits that a machine with much else to do keeps as well; nothing waits for them to be safe. */
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

/** Waits until what is expected holds. */
export const eventually = <T>(expectation: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(expectation, { timeout: 15_000, interval: 20 });
