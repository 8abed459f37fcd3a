import { addresses } from '@parvis/api/addresses';
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('../../lib/session/device.ts', () => ({
  revision: 300,
  describeDevice: () => ({ mode: 'browser' }),
}));
vi.mock('./notice/showUpdate.ts', () => ({
  showUpdate: async (onTake: () => void) => {
    if (isGone) {
      page.dispatchEvent(lost);
      throw new TypeError('gone with its build');
    }
    notices.push(onTake);
  },
}));

let notices: (() => void)[];
let isGone: boolean;
let lost: Event;

let page: EventTarget;
let hidden: EventTarget & { visibilityState: string; querySelector: () => object | null };
let reloads: number;
let served: { rev: string; ok: boolean } | undefined;
let asked: string[];
let path: string;
let held: { name: string }[];
let kept: Map<string, string>;
let worker: typeof import('./followWorker.ts');
let status: typeof import('./appStore.ts');

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
  notices = [];
  isGone = false;
  lost = new Event('vite:preloadError', { cancelable: true });
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
  Object.assign(page, { sessionStorage });
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held }) } });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (!served) throw new TypeError('no network');
    return new Response('', { status: served.ok ? 200 : 502, headers: { 'x-parvis-rev': served.rev } });
  });
  worker = await import('./followWorker.ts');
  status = await import('./appStore.ts');
  const { watchUpdates: followUpdates } = await import('./updates.ts');
  followUpdates();
});

const tenMinutes = () => vi.advanceTimersByTimeAsync(600_000);
const happens = async (type: 'pushState' | 'popstate' | 'visibilitychange' | 'vite:preloadError') => {
  (type === 'visibilitychange' ? hidden : page).dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
};

it('polls the server every ten minutes', async () => {
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
])('a newer build is loaded on the way to %s: %i times', async (to, times) => {
  await tenMinutes();
  path = to;
  await happens('pushState');
  expect(reloads).toBe(times);
});
it.each([
  ['once what waits was looked through', 1_000, '/q/market', 1],
  ['not where something is begun meanwhile', 1_000, '/q/market/report/bins', 0],
  ['not after it was read for a while', 3_000, '/q/market', 0],
])('while the outbox sends, a newer build loads: %s', async (_, sending, then, times) => {
  await tenMinutes();
  path = '/q/market';
  held.push({ name: 'pv_outbox' });
  await happens('pushState');
  expect(reloads).toBe(0);
  await vi.advanceTimersByTimeAsync(sending - 1);
  held.pop();
  path = then;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reloads).toBe(times);
});
it.each<[string, () => void]>([
  ['something is asked', () => Object.assign(hidden, { querySelector: () => ({}) })],
  ['something is being sent', () => void held.push({ name: 'pv_outbox' })],
  ['the page is in sight', () => Object.assign(hidden, { visibilityState: 'visible' })],
])('a newer build is not loaded while %s', async (_, begin) => {
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
])('nothing is loaded where the server answers with %s', async (_, answer) => {
  served = answer;
  await tenMinutes();
  await happens('pushState');
  await happens('vite:preloadError');
  expect(reloads).toBe(0);
});

it('a missing file loads the newer build at once, from any page, once', async () => {
  path = '/q/market/report/bins';
  await happens('vite:preloadError');
  await happens('vite:preloadError');
  expect(reloads).toBe(1);
});

describe('a newer build found while the page is visible', () => {
  beforeEach(() => {
    Object.assign(hidden, { visibilityState: 'visible' });
    path = '/m/case/town/x1';
  });

  it('shows one notice, and loads on a tap', async () => {
    await tenMinutes();
    await tenMinutes();
    expect([notices.length, reloads]).toEqual([1, 0]);
    expect(status.appStatus.get()).toMatchObject({ build: 300, newer: 301 });
    notices[0]?.();
    expect(reloads).toBe(1);
  });
  it('is checked when the worker requests a reload', async () => {
    served = { rev: '300', ok: true };
    worker.reloadRequests.set(1);
    await vi.advanceTimersByTimeAsync(0);
    expect([asked.length, notices.length, reloads]).toEqual([1, 0, 0]);
    served = { rev: '301', ok: true };
    worker.reloadRequests.set(2);
    await vi.advanceTimersByTimeAsync(0);
    expect([asked.length, notices.length, reloads]).toEqual([2, 1, 0]);
    path = '/m/home';
    await happens('pushState');
    expect(reloads).toBe(1);
  });

  it('loads silently where the notice’s own file is missing', async () => {
    isGone = true;
    await tenMinutes();
    expect([notices.length, reloads]).toEqual([0, 0]);
    // Nothing awaits that file, so its error must not propagate.
    expect(lost.defaultPrevented).toBe(true);
    path = '/m/home';
    await happens('pushState');
    expect(reloads).toBe(1);
  });
});
