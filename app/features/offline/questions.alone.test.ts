import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepQuestions, keepQuestionsHere, keptQuestions } from './questions.ts';
import { openStores } from './stores.ts';
import { fakeCaches } from './testing/fakeCaches.ts';

let device: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  device = fakeCaches();
  vi.stubGlobal('caches', device);
});
afterEach(() => vi.unstubAllGlobals());

const kept = () => device.paths('pv-questions');

it('questions are cached by customer and language', async () => {
  await openStores();
  await keepQuestions('town', 'fr-FR', [{ ccatCode: 'bins' }]);
  expect(await keptQuestions('town', 'fr-FR')).toEqual([{ ccatCode: 'bins' }]);
  expect(await keptQuestions('town', 'en-US')).toBeUndefined();
});

it('questions loaded before the caches exist are cached later, also after a leave', async () => {
  await keepQuestions('venue', 'fr-FR', [{ ccatCode: 'seats' }]);
  expect(kept()).toBeUndefined();
  await openStores();
  await keepQuestionsHere();
  expect(await keptQuestions('venue', 'fr-FR')).toEqual([{ ccatCode: 'seats' }]);
  for (const name of await device.keys()) await device.delete(name);
  await keepQuestionsHere();
  expect(kept()).toBeUndefined();
  await openStores();
  await keepQuestionsHere();
  expect(kept()).toContain('/kept-questions/venue/fr-FR');
});
