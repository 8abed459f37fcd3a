import { beforeEach, expect, it, vi } from 'vitest';
import { fakeCaches } from '../pwa/testing/fakeCaches.ts';
import { forgetTold, keptTold } from '../pwa/told.ts';
import { hear } from './hear.ts';
import { tellPages } from './tellPages.ts';

/** A database of the device that holds one value a key. */
const stored = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb', () => ({
  openDB: async () => ({
    put: async (_: string, value: unknown, key: string) => void stored.set(key, structuredClone(value)),
    get: async (_: string, key: string) => stored.get(key),
    close: () => undefined,
  }),
  deleteDB: async () => stored.clear(),
}));

const device = {
  type: 'phone',
  os: 'Android',
  browser: 'Chrome 120',
  rev: 300,
  legacyIOS: false,
  mode: 'twa',
};
const said = { type: 'device', acknowledge: '/api/notif/ack', device };

let logged: unknown[];
let answered: unknown[];
const source = { postMessage: (one: unknown) => void answered.push(one) };

beforeEach(async () => {
  logged = [];
  answered = [];
  vi.spyOn(console, 'warn').mockImplementation((...words) => void logged.push(words.join(' ')));
  await forgetTold();
});

it('where it acknowledges and on which device it is outlives the worker, and the page learns which build it is of', async () => {
  await hear({ data: said, source }, 'abc');
  expect(await keptTold()).toEqual({ acknowledge: '/api/notif/ack', device });
  expect(answered).toEqual([{ type: 'revision', revision: 'abc' }]);
  expect(logged).toEqual([]);
});

it('what is told last counts, and goes with whoever leaves', async () => {
  await hear({ data: said, source: null }, 'abc');
  await hear({ data: { ...said, device: { ...device, rev: 301 } }, source: null }, 'abc');
  expect((await keptTold())?.device.rev).toBe(301);
  await forgetTold();
  expect(await keptTold()).toBeUndefined();
});

it('what is no device is not kept', async () => {
  await hear({ data: { type: 'device', acknowledge: 5 }, source }, 'abc');
  expect(await keptTold()).toBeUndefined();
});

it('it can be told to clear the scripts it keeps, and nothing else goes', async () => {
  const kept = fakeCaches(['pv-files', 'pv-pages']);
  vi.stubGlobal('caches', kept);
  const pages = await kept.open('pv-pages');
  await pages.put('/m/home', new Response('page'));
  const files = await kept.open('pv-files');
  await files.put('/assets/a.js', new Response('a'));
  await hear({ data: { type: 'clearFiles' }, source }, 'abc');
  expect(kept.paths('pv-files')).toEqual([]);
  expect(kept.paths('pv-pages')).toEqual(['/m/home']);
  vi.unstubAllGlobals();
});

it.each([[{ type: 'nonsense' }], [{ type: 'toString' }], [{ type: 7 }], ['device'], [null], [undefined]])(
  'what is not known is logged: %j',
  async (data) => {
    await hear({ data, source }, 'abc');
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('unknown message');
    expect(answered).toEqual([]);
  },
);

it('every page that is open is told', async () => {
  const other: unknown[] = [];
  const matchAll = async () => [source, { postMessage: (one: unknown) => void other.push(one) }];
  await tellPages({ matchAll }, { type: 'reload', revision: 'b' });
  expect([answered, other]).toEqual([
    [{ type: 'reload', revision: 'b' }],
    [{ type: 'reload', revision: 'b' }],
  ]);
});
