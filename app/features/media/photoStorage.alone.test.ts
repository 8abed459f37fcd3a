import { beforeEach, expect, test, vi } from 'vitest';
import type { QueuedFile } from '../../lib/api/outboxItems.ts';
import { browserStorage } from '../../lib/session/testing/browserStorage.ts';
import { NO_PHOTOS, type PendingPhotos } from './pendingPhotos.ts';

let bytes: Map<string, Blob>;
let full: boolean;
let device: ReturnType<typeof browserStorage>;

vi.mock('idb', () => ({
  openDB: async () => ({
    get: async (_: string, id: string) => bytes.get(id),
    getKey: async (_: string, id: string) => (bytes.has(id) ? id : undefined),
    put: async (_: string, blob: Blob, id: string) => {
      if (full) throw new Error('full');
      bytes.set(id, blob);
    },
    getAllKeys: async () => [...bytes.keys()],
    delete: async (_: string, id: string) => void bytes.delete(id),
    close() {},
  }),
}));

beforeEach(() => {
  bytes = new Map();
  full = false;
  device = browserStorage();
  vi.stubGlobal('indexedDB', {});
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('window', { localStorage: device });
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

/** Like a reloaded page. */
const opened = async (crUid = 'me', name = 'case') =>
  (await import('./photoStorage.ts')).createPhotoStorage(crUid, name);
const reloaded = (...of: Parameters<typeof opened>) => {
  vi.resetModules();
  return opened(...of);
};

const photo: QueuedFile = {
  id: 'photo',
  blob: new Blob(['photo']),
  alt: 'Une fuite',
  size: { width: 3, height: 4 },
};
const film: QueuedFile = {
  id: 'film',
  blob: new Blob(['film']),
  video: { width: 4, height: 3, seconds: 2, hasSound: true, poster: { id: 'poster', blob: new Blob(['p']) } },
};
const captions = new Map([['film', { language: 'fr', rows: [{ key: 'a', at: '1', txt: 'Ça fuit' }] }]]);
const begun: PendingPhotos = {
  files: [photo, film],
  raw: [new File(['raw'], 'brute.jpg', { type: 'image/jpeg' })],
  captions,
};

test('a reload restores the sheet with its captions', async () => {
  (await opened()).save(begun);
  const saved = await opened();
  expect(await saved.load()).toEqual(begun);
  const found = await (await reloaded()).load();
  expect(found).toEqual(begun);
  expect(await Promise.all(found.raw.map((one) => one.text()))).toEqual(['raw']);
  expect([...bytes.keys()].slice(0, 3)).toEqual(['poster', 'photo', 'film']);
});

test('the sheet is hidden from other people and conversations', async () => {
  (await opened()).save(begun);
  expect(await (await opened('you')).load()).toEqual(NO_PHOTOS);
  expect(await (await opened('me', 'other')).load()).toEqual(NO_PHOTOS);
});

test('removed and sent files leave nothing stored', async () => {
  const sheet = await opened();
  sheet.save(begun);
  await sheet.load();
  expect(bytes.size).toBe(4);
  sheet.save({ ...NO_PHOTOS, files: [photo] });
  await sheet.load();
  expect([...bytes.keys()]).toEqual(['photo']);
  sheet.save(NO_PHOTOS);
  expect(await sheet.load()).toEqual(NO_PHOTOS);
  expect([bytes.size, Object.keys(device)]).toEqual([0, []]);
});

test('a sheet sent by another tab is not restored', async () => {
  const sheet = await opened();
  sheet.save(begun);
  await sheet.load();
  (await opened()).remove();
  expect(await sheet.load()).toEqual(NO_PHOTOS);
});

test('without storage the sheet lasts as long as the page', async () => {
  full = true;
  const sheet = await opened();
  sheet.save(begun);
  expect(await sheet.load()).toEqual(begun);
  expect((await (await reloaded()).load()).files).toEqual([]);
  vi.stubGlobal('window', {});
  const none = await opened('me', 'none');
  none.save(begun);
  expect(await none.load()).toEqual(begun);
  none.save(NO_PHOTOS);
  expect(await none.load()).toEqual(NO_PHOTOS);
});
