import { afterEach, expect, it, vi } from 'vitest';
import { deleteStores, openStores } from './stores.ts';
import { fakeCaches } from './testing/fakeCaches.ts';

afterEach(() => vi.unstubAllGlobals());

it('all that is kept goes, and nothing that is another’s', async () => {
  const device = fakeCaches(['another']);
  vi.stubGlobal('caches', device);
  await openStores();
  expect(await device.keys()).toEqual(['another', 'pv-files', 'pv-pages', 'pv-pictures', 'pv-questions']);
  await deleteStores();
  expect(await device.keys()).toEqual(['another']);
});

it('where a browser has no caches there is nothing to delete', async () => {
  vi.stubGlobal('caches', undefined);
  Reflect.deleteProperty(globalThis, 'caches');
  await expect(deleteStores()).resolves.toBeUndefined();
});
