import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('../boot/boot.ts', () => ({ boot: undefined }));

const town = { cuid: 'town', countUsage: true } as const;
const begun = { type: 'report', value: 'begun' } as const;
const sent = { type: 'report', value: 'sent' } as const;

let listeners: Map<string, () => void>;
let isOffline: boolean;
const post = vi.fn(async (_url: string, _init: RequestInit) => {
  if (isOffline) throw new TypeError('offline');
  return new Response();
});
const bodies = () => post.mock.calls.map(([, { body }]) => JSON.parse(String(body)));

beforeEach(() => {
  listeners = new Map();
  isOffline = false;
  post.mockClear();
  vi.useFakeTimers();
  vi.resetModules();
  const target = { addEventListener: (type: string, act: () => void) => void listeners.set(type, act) };
  vi.stubGlobal('document', { ...target, visibilityState: 'hidden' });
  vi.stubGlobal('window', target);
  vi.stubGlobal('navigator', { doNotTrack: null });
  vi.stubGlobal('fetch', post);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = () => import('./countUse.ts');

it('gathers counts of a page in one call without cookies', async () => {
  const { countUse } = await load();
  countUse(town, begun);
  countUse(town, sent);
  expect(post).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(bodies()).toEqual([{ cuid: 'town', ...begun, others: [sent] }]);
  expect(post.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, credentials: 'omit', method: 'POST' });
});

it('sends at once when the page is left, ten at most in a call', async () => {
  const { countUse } = await load();
  countUse(town, ...Array.from({ length: 11 }, () => begun));
  listeners.get('pagehide')?.();
  expect(bodies().map(({ others = [] }) => others.length)).toEqual([9, 0]);
});

it('keeps counts without a network, and sends them once with it', async () => {
  const { countUse } = await load();
  isOffline = true;
  countUse(town, begun);
  await vi.runAllTimersAsync();
  isOffline = false;
  listeners.get('online')?.();
  await vi.runAllTimersAsync();
  listeners.get('pagehide')?.();
  expect(bodies()).toEqual([
    { cuid: 'town', ...begun },
    { cuid: 'town', ...begun },
  ]);
});

it.each([
  ['a customer who switched it off', { cuid: 'town' }, {}],
  ['Do Not Track', town, { doNotTrack: '1' }],
  ['Global Privacy Control', town, { globalPrivacyControl: true }],
])('counts nothing with %s', async (_, customer, browser) => {
  vi.stubGlobal('navigator', browser);
  const { countUse } = await load();
  countUse(customer, begun);
  await vi.runAllTimersAsync();
  listeners.get('pagehide')?.();
  expect(post).not.toHaveBeenCalled();
});

it('counts a report as sent later once it waited for more than a minute', async () => {
  const { countSentItem } = await import('./sendCounts.ts');
  const now = Date.now();
  countSentItem({ cuid: 'town', created: now - 59_000, usage: [sent] });
  countSentItem({ cuid: 'town', created: now - 61_000, usage: [sent] });
  countSentItem({ cuid: 'town', created: now });
  expect(bodies()).toEqual([
    { cuid: 'town', ...sent, others: [{ type: 'sending', value: 'direct' }] },
    { cuid: 'town', ...sent, others: [{ type: 'sending', value: 'later' }] },
  ]);
});
