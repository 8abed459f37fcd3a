import { beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '../../lib/session/testing/browserStorage.ts';
import { pruneVideos } from './videoStorage.ts';

let films: Set<string>;

vi.mock('idb', () => ({
  openDB: async () => ({
    getAllKeys: async () => [...films],
    delete: async (_: string, id: string) => void films.delete(id),
    close() {},
  }),
}));

beforeEach(() => {
  vi.stubGlobal('indexedDB', {});
  return () => vi.unstubAllGlobals();
});

test('videos that no stored report names are deleted, reading each report once', async () => {
  const device = browserStorage();
  vi.stubGlobal('localStorage', device);
  device.setItem('pv_kept_photos_a', '{"value":{"item":[{"id":"f1"},{"id":"f2"}]}}');
  device.setItem('pv_kept_photos_b', '{"value":{"item":[{"id":"f3"}]}}');
  device.setItem('pv_kept_draft_c', '{"value":"f4"}');
  films = new Set(['f1', 'f2', 'f3', 'f4', 'f']);
  const read = vi.spyOn(device, 'getItem');
  await pruneVideos();
  expect([...films]).toEqual(['f1', 'f2', 'f3']);
  expect(read.mock.calls.flat()).toEqual(['pv_kept_photos_a', 'pv_kept_photos_b']);
});
