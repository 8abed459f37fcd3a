import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCaches } from '../features/offline/testing/fakeCaches.ts';
import { pruneFiles, selectPrefetch } from './prefetch.ts';

let device: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  device = fakeCaches();
  vi.stubGlobal('caches', device);
});
afterEach(() => vi.unstubAllGlobals());

const DAY = 24 * 60 * 60_000;
const from = (days: number): Response =>
  new Response('x', { headers: { date: new Date(Date.now() - days * DAY).toUTCString() } });
it.each([
  ['a browser that says nothing of it', { language: 'fr-FR' }, ['a', 'b', 'c']],
  ['one with data to spend', { language: 'fr-FR', connection: { saveData: false } }, ['a', 'b', 'c']],
  ['one that spares them', { language: 'fr-FR', connection: { saveData: true } }, ['a', 'b']],
  ['one in another language', { language: 'en', connection: { saveData: true } }, ['a', 'c']],
  ['one in a language that there is not', { language: 'de-DE', connection: { saveData: true } }, ['a', 'b']],
])('%s prefetches only what it needs', (_, saying, expected) =>
  expect(selectPrefetch(['a', 'b', 'c'], { fr: ['c'], en: ['b'] }, saying)).toEqual(expected),
);

it('files of older builds stay for a week', async () => {
  const store = await device.open('pv-files');
  for (const [path, days] of [
    ['/assets/needed.js', 30],
    ['/assets/lately.js', 6.9],
    ['/assets/old.js', 7.1],
  ] as const)
    await store.put(path, from(days));
  await pruneFiles(['/assets/needed.js']);
  expect(device.paths('pv-files')).toEqual(['/assets/needed.js', '/assets/lately.js']);
});
