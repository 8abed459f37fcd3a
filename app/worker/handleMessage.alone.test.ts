import { callAddress } from '@parvis/api/call';
import { notifCalls } from '@parvis/api/calls/notif';
import { beforeEach, expect, it, vi } from 'vitest';
import { readWorkerContext } from '../features/notifications/workerStorage.ts';
import { fakeCaches } from '../features/offline/testing/fakeCaches.ts';
import { handleMessage } from './handleMessage.ts';

const stored = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb', () => ({
  openDB: async () => ({
    put: async (_: string, value: unknown, key: string) => void stored.set(key, structuredClone(value)),
    get: async (_: string, key: string) => stored.get(key),
    close: () => undefined,
  }),
}));

const device = {
  type: 'phone',
  os: 'Android',
  browser: 'Chrome 120',
  rev: 300,
  legacyIOS: false,
  mode: 'twa',
};
const about = { ack: callAddress(notifCalls.notifAck, {}), device, locale: 'fr-FR', crUid: 'u1' };
const said = { type: 'about', about };

let logged: unknown[];
let answered: unknown[];
const source = { postMessage: (one: unknown) => void answered.push(one) };

beforeEach(() => {
  logged = [];
  answered = [];
  vi.spyOn(console, 'warn').mockImplementation((...words) => void logged.push(words.join(' ')));
  stored.clear();
});

it('stores acknowledgement address and device', async () => {
  await handleMessage({ data: said, source }, 'abc');
  expect(await readWorkerContext()).toEqual(about);
  expect([answered, logged]).toEqual([[], []]);
});
it('answers its revision', async () => {
  await handleMessage({ data: { type: 'revision' }, source }, 'abc');
  expect(answered).toEqual([{ type: 'revision', revision: 'abc' }]);
});

it('clears and refetches scripts only', async () => {
  const kept = fakeCaches(['pv-files', 'pv-pages']);
  vi.stubGlobal('caches', kept);
  const pages = await kept.open('pv-pages');
  await pages.put('/m/home', new Response('page'));
  const files = await kept.open('pv-files');
  await files.put('/assets/a.js', new Response('a'));
  const bring = async () => {
    expect(kept.paths('pv-files')).toEqual([]);
    await (await kept.open('pv-files')).put('/assets/b.js', new Response('b'));
  };
  await handleMessage({ data: { type: 'clearFiles' }, source }, 'abc', bring);
  expect(kept.paths('pv-files')).toEqual(['/assets/b.js']);
  expect(kept.paths('pv-pages')).toEqual(['/m/home']);
  expect(answered).toEqual([{ type: 'cleared', revision: 'abc' }]);
  vi.unstubAllGlobals();
});

it.each([[{ type: 'nonsense' }], [{ type: 'toString' }], [{ type: 7 }], ['device'], [null], [undefined]])(
  'logs an unknown message: %j',
  async (data) => {
    await handleMessage({ data, source }, 'abc');
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('Ignored an unknown message');
    expect(answered).toEqual([]);
  },
);
