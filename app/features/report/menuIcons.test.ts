import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryUntilLoaded } from './menuIcons.ts';

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fails `times` times, then succeeds. */
const failing = (times: number) => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new Error('no answer');
    return 'icons';
  });
  return load;
};

test('retries with backoff while the browser stays online', async () => {
  const load = failing(3);
  const brought = retryUntilLoaded(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(8_000);
  await expect(brought).resolves.toBe('icons');
});

test('retries at once when the network is back', async () => {
  const load = failing(1);
  const brought = retryUntilLoaded(load);
  await vi.advanceTimersByTimeAsync(0);
  page.dispatchEvent(new Event('online'));
  await expect(brought).resolves.toBe('icons');
  expect(load).toHaveBeenCalledTimes(2);
});
