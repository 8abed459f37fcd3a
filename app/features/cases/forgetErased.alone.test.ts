import { imageAddress } from '@parvis/api/addresses';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { caseKeys } from '../../lib/api/cacheKeys.ts';
import { createUserSlot } from '../../lib/session/storageSlot.ts';
import { createStores, openStore, stores } from '../offline/stores.ts';
import { fakeCaches } from '../offline/testing/fakeCaches.ts';

vi.mock('../../lib/session/device.ts', () => ({ revision: 1 }));
vi.mock('../../lib/session/useProfile.ts', () => ({ profileResource: { get: () => ({}) } }));
vi.mock('../../lib/session/cachedProfile.ts', () => ({ isCachedProfile: () => false }));
vi.mock('../../lib/texts/store.ts', () => ({
  texts: { locale: () => 'fr-FR', subscribe: () => () => undefined },
}));
const { forgetErased } = await import('./forgetErased.ts');

let device: Map<string, string>;
let cached: ReturnType<typeof fakeCaches>;
beforeEach(async () => {
  device = new Map();
  cached = fakeCaches();
  vi.stubGlobal('caches', cached);
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => device.get(key) ?? null,
      setItem: (key: string, value: string) => void device.set(key, value),
      removeItem: (key: string) => void device.delete(key),
    },
  });
  await createStores();
  const store = await openStore(stores.media);
  for (const id of ['plate', 'poster', 'door'])
    for (const size of ['small', 'large'] as const)
      await store?.put(imageAddress('mobile', { cuid: 'town', id, size }), new Response('picture'));
  createUserSlot('jo', 'drawn').save({ csid: 'c', lines: [{ text: 'Voyez la plaque' }] });
  const message = (msgId: number, txt: string, media: object[]) => ({
    ...{ csid: 'c', msgId, msgCdatim1: '2026-11-29T10:00:00Z', msgTxt: txt, media },
  });
  createUserSlot('jo', 'cases').save({
    ...{ rev: 1, locale: 'fr-FR', csid: 'c' },
    answers: [
      {
        key: caseKeys.own,
        data: { pages: [[{ csid: 'c', last: { msgId: 4, txt: 'Voyez la plaque' } }]] },
        at: 1,
      },
      {
        key: caseKeys.messages('mobile', 'c'),
        data: [
          message(3, 'La porte', [{ id: 'door' }]),
          message(4, 'Voyez la plaque', [{ id: 'plate', poster: 'poster' }]),
        ],
        at: 1,
      },
    ],
  });
});
afterEach(() => vi.unstubAllGlobals());

const readDevice = () => [...device.values()].join();
const listPictures = () => (cached.paths(stores.media) ?? []).map((path) => path.split('/').at(-1));

it('removes the words and pictures of an erased message, and leaves the others', async () => {
  await forgetErased('jo', { csid: 'c', msgId: 4 });
  expect(readDevice()).not.toContain('plaque');
  expect(readDevice()).toContain('La porte');
  expect(listPictures()).toEqual(['door', 'door']);
});

it('removes all pictures for a message that is not cached', async () => {
  await forgetErased('jo', { csid: 'other', msgId: 4 });
  expect(listPictures()).toEqual([]);
  expect(readDevice()).toContain('plaque');
});

it('removes a whole conversation', async () => {
  await forgetErased('jo', { csid: 'c' });
  expect(readDevice()).not.toMatch(/plaque|porte/);
  expect(listPictures()).toEqual([]);
});
