import { afterEach, expect, it, vi } from 'vitest';
import { createStores, deleteStores } from './stores.ts';
import { fakeCaches } from './testing/fakeCaches.ts';

afterEach(() => vi.unstubAllGlobals());

it('deletes the app’s caches and no others', async () => {
  const device = fakeCaches(['another']);
  vi.stubGlobal('caches', device);
  await createStores();
  expect((await device.keys()).sort()).toEqual([
    ...['another', 'pv-files', 'pv-media', 'pv-pages', 'pv-pictures', 'pv-questions'],
  ]);
  await deleteStores();
  expect(await device.keys()).toEqual(['another']);
});
