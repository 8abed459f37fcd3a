import { afterEach, expect, it, vi } from 'vitest';
import { deleteStores, emptyStore, openStores } from './stores.ts';
import { fakeCaches } from './testing/fakeCaches.ts';

afterEach(() => vi.unstubAllGlobals());

it('all that is kept goes, and nothing that is another’s', async () => {
  const device = fakeCaches(['another']);
  vi.stubGlobal('caches', device);
  await openStores();
  expect((await device.keys()).sort()).toEqual([
    ...['another', 'pv-files', 'pv-media', 'pv-pages', 'pv-pictures', 'pv-questions'],
  ]);
  await deleteStores();
  expect(await device.keys()).toEqual(['another']);
});

it('one of them can be emptied, and none is made by that', async () => {
  const device = fakeCaches(['pv-media']);
  vi.stubGlobal('caches', device);
  await (await device.open('pv-media')).put('/x', new Response('x'));
  await emptyStore('pv-media');
  await emptyStore('pv-files');
  expect([device.paths('pv-media'), device.paths('pv-files')]).toEqual([[], undefined]);
});

it('where a browser has no caches there is nothing to delete', async () => {
  vi.stubGlobal('caches', undefined);
  Reflect.deleteProperty(globalThis, 'caches');
  await expect(deleteStores()).resolves.toBeUndefined();
});
