import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheLoadedQuestions, cacheQuestions, readCachedQuestions } from './cachedQuestions.ts';
import { createStores } from './stores.ts';
import { fakeCaches } from './testing/fakeCaches.ts';

let device: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  device = fakeCaches();
  vi.stubGlobal('caches', device);
});
afterEach(() => vi.unstubAllGlobals());

const kept = () => device.paths('pv-questions');

it('questions are cached by customer and language', async () => {
  await createStores();
  await cacheQuestions('town', 'fr-FR', [{ ccatCode: 'bins' }]);
  expect(await readCachedQuestions('town', 'fr-FR')).toEqual([{ ccatCode: 'bins' }]);
  expect(await readCachedQuestions('town', 'en-US')).toBeUndefined();
});

it('questions loaded before the caches exist are cached later, also after a leave', async () => {
  await cacheQuestions('venue', 'fr-FR', [{ ccatCode: 'seats' }]);
  expect(kept()).toBeUndefined();
  await createStores();
  await cacheLoadedQuestions();
  expect(await readCachedQuestions('venue', 'fr-FR')).toEqual([{ ccatCode: 'seats' }]);
  for (const name of await device.keys()) await device.delete(name);
  await cacheLoadedQuestions();
  expect(kept()).toBeUndefined();
  await createStores();
  await cacheLoadedQuestions();
  expect(kept()).toContain('/kept-questions/venue/fr-FR');
});
