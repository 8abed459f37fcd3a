import { expect, it } from 'vitest';
import { createLruCache } from './lruCache.ts';

const counted = () => {
  const made: string[] = [];
  const keep = createLruCache<number>(3);
  return { made, ask: (key: string) => keep(key, async () => made.push(key)) };
};

it('makes each value once, also for concurrent callers', async () => {
  const { made, ask } = counted();
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2]);
  expect(await ask('a')).toBe(1);
  expect(made).toEqual(['a', 'b']);
});

it('evicts the least recently used entry', async () => {
  const { made, ask } = counted();
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'c', 'd']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'd']);
  await ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
  await ask('a');
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b', 'a']);
});

it('forgets a value that rejects or throws', async () => {
  const keep = createLruCache<string>(3);
  const failing = async () => Promise.reject(new Error('not now'));
  await expect(keep('a', failing)).rejects.toThrow('not now');
  await expect(
    keep('a', () => {
      throw new Error('at once');
    }),
  ).rejects.toThrow('at once');
  expect(await keep('a', async () => 'made')).toBe('made');
});

it('retries an incomplete value, once for all concurrent callers', async () => {
  const made: number[] = [];
  const keep = createLruCache<number>(3, { isComplete: (count) => count > 2 });
  const ask = () => keep('a', async () => made.push(1));
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect([await ask(), await ask(), await ask()]).toEqual([2, 3, 3]);
});

it('evicts by weight', async () => {
  const made: string[] = [];
  const keep = createLruCache<number>(10, { weigh: (weight, key) => weight + key.length });
  const ask = (key: string, weight: number) =>
    keep(key, async () => {
      made.push(key);
      return weight;
    });
  for (const [key, weight] of [
    ['a', 4],
    ['b', 4],
    ['a', 4],
    ['c', 3],
    ['a', 4],
    ['c', 3],
  ] as const)
    await ask(key, weight);
  expect(made).toEqual(['a', 'b', 'c']);
  // 10 + 1 exceeds the capacity: empties the cache.
  expect(await ask('d', 10)).toBe(10);
  await ask('a', 4);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'a']);
});
