import { afterEach, expect, it, vi } from 'vitest';
import { runPeriodically } from './timers.ts';

afterEach(() => void vi.useRealTimers());

it('repeats work, reports a failure once until success, and stops', async () => {
  vi.useFakeTimers();
  const [told, runs]: [unknown[], boolean[]] = [[], []];
  let fails = true;
  const work = async () => {
    runs.push(fails);
    if (fails) throw new Error('away');
  };
  const stop = runPeriodically('work', { work, pause: 1_000 }, (error) => told.push(error));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([runs.length, told.length]).toEqual([2, 1]);
  fails = false;
  await vi.advanceTimersByTimeAsync(1_000);
  fails = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect([runs, told.length]).toEqual([[true, true, false, true], 2]);
  stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(runs).toHaveLength(4);
});
