import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refusal } from '../../platform/lib/refusal.ts';
import { createCodeCache } from './qrCodes.ts';

const look = vi.fn<(qrid: string) => Promise<{ qrid: string }>>();

beforeEach(() => {
  vi.useFakeTimers();
  look.mockReset().mockImplementation(async (qrid) => ({ qrid }));
});
afterEach(() => vi.useRealTimers());

it('queries a code once a second, independently of others', async () => {
  const { find } = createCodeCache(look);
  const all = await Promise.all([find('a'), find('a'), find('b')]);
  expect(all.map(({ qrid }) => qrid)).toEqual(['a', 'a', 'b']);
  vi.advanceTimersByTime(1_000);
  await find('a');
  expect(look).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  await find('a');
  expect(look).toHaveBeenCalledTimes(3);
});

it('queries again after invalidation, also during a query', async () => {
  const { find, clear: forget } = createCodeCache(look);
  const before = find('a');
  forget();
  expect(await find('a')).not.toBe(await before);
  expect(look).toHaveBeenCalledTimes(2);
});

it('does not cache refusals and failures', async () => {
  const { find } = createCodeCache(look);
  look.mockRejectedValueOnce(new Refusal('staleQr'));
  await expect(find('a')).rejects.toThrow(Refusal);
  look.mockRejectedValueOnce(new Error('away'));
  await expect(find('a')).rejects.toThrow('away');
  expect(await find('a')).toEqual({ qrid: 'a' });
});
