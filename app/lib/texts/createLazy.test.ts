import { expect, test } from 'vitest';
import { createLazy, retryLoads } from './createLazy.ts';

const onNetwork = () => {
  const network = { gone: false, loads: 0 };
  const part = createLazy(async () => {
    network.loads += 1;
    if (network.gone) throw new Error('gone');
    return 'page';
  });
  return { network, part };
};

test('concurrent callers share one load', async () => {
  const { network, part } = onNetwork();
  expect(part.load()).toBe(part.load());
  await part.load();
  expect(network.loads).toBe(1);
});

test('a failed load stays failed until a retry', async () => {
  const { network, part } = onNetwork();
  network.gone = true;
  await expect(part.load()).rejects.toThrow('gone');
  await expect(part.load()).rejects.toThrow('gone');
  expect(network.loads).toBe(1);
  network.gone = false;
  retryLoads();
  await expect(part.load()).resolves.toBe('page');
});
test('preloads run one at a time, and a direct load does not wait for them', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const page = (name: string) =>
    createLazy(() => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const [first, second, wanted] = [page('first'), page('second'), page('wanted')];
  first.preload();
  second.preload();
  wanted.preload();
  // Another test's preload may still hold the queue.
  await expect.poll(() => begun).toEqual(['first']);
  void wanted.load();
  expect(begun).toEqual(['first', 'wanted']);
  ends[0]?.();
  await expect.poll(() => begun).toEqual(['first', 'wanted', 'second']);
  for (const end of ends) end();
});

test('a page with missing file and companions is retried once only', async () => {
  let starts = 0;
  const companion = createLazy(() => Promise.reject(new Error('gone')));
  const page = createLazy(() => {
    starts += 1;
    companion.preload();
    return Promise.reject(new Error('gone'));
  });
  page.preload();
  // React renders again whenever its promise fails.
  for (let drawn = 0; drawn < 20; drawn += 1) {
    await page.load().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(starts).toBeLessThanOrEqual(2);
});
