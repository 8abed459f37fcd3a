import { addresses } from '@parvis/api/addresses';
import { beforeEach, expect, it, vi } from 'vitest';

vi.mock('../session/device.ts', () => ({ revision: 300 }));

/** What happens on the page, and how often it was opened anew. */
let page: EventTarget;
let hidden: EventTarget & { visibilityState: string; querySelector: () => object | null };
let reloads: number;
let served: { rev: string; ok: boolean } | undefined;
let asked: string[];
let path: string;
let held: { name: string }[];
let kept: Map<string, string>;

beforeEach(async () => {
  vi.unstubAllGlobals();
  vi.resetModules();
  vi.useFakeTimers();
  page = new EventTarget();
  hidden = Object.assign(new EventTarget(), {
    visibilityState: 'hidden',
    querySelector: (): object | null => null,
  });
  reloads = 0;
  served = { rev: '301', ok: true };
  asked = [];
  path = '/m/home';
  held = [];
  kept = new Map();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', hidden);
  vi.stubGlobal('location', {
    get pathname() {
      return path;
    },
    reload: () => {
      reloads += 1;
    },
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held }) } });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (!served) throw new TypeError('no network');
    return new Response('', { status: served.ok ? 200 : 502, headers: { 'x-parvis-rev': served.rev } });
  });
  const { followUpdates } = await import('./updates.ts');
  followUpdates();
});

const tenMinutes = () => vi.advanceTimersByTimeAsync(600_000);
const happens = async (type: 'pushState' | 'visibilitychange' | 'vite:preloadError') => {
  (type === 'visibilitychange' ? hidden : page).dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
};

it('the server is asked every ten minutes', async () => {
  await vi.advanceTimersByTimeAsync(599_999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await tenMinutes();
  expect(asked).toEqual([addresses.build.template, addresses.build.template]);
  expect(reloads).toBe(0);
});

it.each([
  ['/', 1],
  ['/q/market', 1],
  ['/q/market/report/bins', 0],
  ['/m/home', 1],
  ['/m/info', 1],
  ['/m/settings', 0],
  ['/m/case/town/x1', 0],
  ['/m/case/town/x1/sent', 0],
  ['/contact', 0],
  ['/login', 0],
  ['/staff/login', 0],
  ['/staff/town', 1],
  ['/staff/town/x1', 0],
])('a newer build is taken on the way to %s: %i times', async (to, times) => {
  await tenMinutes();
  path = to;
  await happens('pushState');
  expect(reloads).toBe(times);
});

it('it is taken once, whatever the servers say by turns', async () => {
  await tenMinutes();
  for (let time = 0; time < 3; time += 1) await happens('visibilitychange');
  expect(reloads).toBe(1);
});

it.each<[string, () => void]>([
  ['something is asked', () => Object.assign(hidden, { querySelector: () => ({}) })],
  ['something is being sent', () => void held.push({ name: 'pv_outbox' })],
  ['the page is in sight', () => Object.assign(hidden, { visibilityState: 'visible' })],
])('it is not taken while %s', async (_, begin) => {
  await tenMinutes();
  begin();
  await happens('visibilitychange');
  expect(reloads).toBe(0);
});

it.each<[string, typeof served]>([
  ['the same build', { rev: '300', ok: true }],
  ['nothing', undefined],
  ['something else', { rev: '', ok: true }],
  ['that it is away', { rev: '301', ok: false }],
])('nothing is taken where the server says %s', async (_, answer) => {
  served = answer;
  await tenMinutes();
  await happens('pushState');
  await happens('vite:preloadError');
  expect(reloads).toBe(0);
});

it('a file that cannot be had leads to the newer build at once, from any page, once', async () => {
  path = '/q/market/report/bins';
  await happens('vite:preloadError');
  await happens('vite:preloadError');
  expect(reloads).toBe(1);
});
