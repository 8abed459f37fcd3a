import { expect, test } from 'vitest';
import { createResource } from './resource.ts';

test('concurrent callers share one fetch', async () => {
  let fetches = 0;
  const resource = createResource(async () => ++fetches, { staleTime: 1_000 });
  await Promise.all([resource.ensure(), resource.ensure(), resource.refresh()]);
  expect([fetches, resource.get().data]).toEqual([1, 1]);
  await resource.ensure();
  expect(fetches).toBe(1);
});

test('a failed fetch keeps the old data, and the next one clears the error', async () => {
  let fails = true;
  const resource = createResource(
    async () => {
      if (fails) throw new Error('offline');
      return 'new';
    },
    { staleTime: 0, initial: 'old' },
  );
  await resource.refresh();
  expect(resource.get()).toMatchObject({ data: 'old', error: new Error('offline'), pending: false });
  fails = false;
  await resource.refresh();
  expect(resource.get()).toEqual({ data: 'new', error: undefined, pending: false });
});
