import type { UserStatus } from '@parvis/api/entities/user';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('../api/client.ts', () => ({ client: {} }));
const {
  clearCachedProfile: forgetProfile,
  isCachedProfile: isFromDevice,
  cacheProfile: keepProfile,
  readCachedProfile: keptProfile,
} = await import('./cachedProfile.ts');

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const flags = { addLaterOn: true, live: false, dev: false, demo: false };
const jo: UserStatus = { state: 'withIds', crUid: 'jo', settings: {}, roles: [], flags };
const DAY = 24 * 60 * 60_000;

it('the last profile is available offline, flagged as from the device', () => {
  keepProfile(jo);
  const last = keptProfile();
  expect(last).toEqual(jo);
  expect([isFromDevice(jo), last && isFromDevice(last)]).toEqual([false, true]);
});

it.each([
  ['for a month', 29, 'jo'],
  ['no longer', 31, undefined],
  ['no longer where the clock was set back', -31, undefined],
])('a cached profile lasts %s', (_, days, crUid) => {
  vi.useFakeTimers();
  keepProfile(jo);
  vi.setSystemTime(Date.now() + days * DAY);
  expect(keptProfile()?.crUid).toBe(crUid);
});

it('caching a cached profile again does not extend its lifetime', () => {
  vi.useFakeTimers();
  keepProfile(jo);
  vi.setSystemTime(Date.now() + 29 * DAY);
  const last = keptProfile();
  if (last) keepProfile(last);
  vi.setSystemTime(Date.now() + 2 * DAY);
  expect(keptProfile()).toBeUndefined();
});

it('leaving clears the cached profile, and an empty one is not cached', () => {
  keepProfile(jo);
  forgetProfile();
  expect(keptProfile()).toBeUndefined();
  keepProfile(jo);
  keepProfile({ ...jo, state: 'empty', crUid: undefined } as unknown as UserStatus);
  expect([...kept.keys()]).toEqual([]);
});
