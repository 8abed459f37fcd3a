import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CACHE_LIFETIME } from '../api/cacheLifetime.ts';
import { createTabSlot, createUserSlot } from './storageSlot.ts';
import { browserStorage } from './testing/browserStorage.ts';
import { clearTabStorage, pruneStorage } from './userStorage.ts';

let device: ReturnType<typeof browserStorage>;
let tab: ReturnType<typeof browserStorage>;
beforeEach(() => {
  device = browserStorage();
  tab = browserStorage();
  vi.stubGlobal('window', { localStorage: device, sessionStorage: tab });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
test('a stored value is hidden from other people and removed with its owner', () => {
  createUserSlot('mine', 'a').save('secret');
  device.setItem('pv_lang', 'fr-FR');
  expect(createUserSlot('yours', 'a').load()).toBeUndefined();
  pruneStorage('mine');
  expect(createUserSlot('mine', 'a').load()).toBe('secret');
  pruneStorage('yours');
  expect(Object.keys(device)).toEqual(['pv_lang']);
});
test('a value of the tab survives anonymous use, until it is cleared', () => {
  createTabSlot('a').save('Bonjour');
  expect(Object.keys(device)).toEqual([]);
  pruneStorage(undefined);
  pruneStorage('mine');
  expect(createTabSlot('a').load()).toBe('Bonjour');
  tab.setItem('pv_known_hosts', '[]');
  clearTabStorage();
  expect(createTabSlot('a').load()).toBeUndefined();
  expect(Object.keys(tab)).toEqual(['pv_known_hosts']);
});

test.each([
  ['a day later', CACHE_LIFETIME],
  ['after the clock was set back by a day', -CACHE_LIFETIME],
])('a stored value expires %s', (_when, passed) => {
  vi.useFakeTimers();
  createUserSlot('mine', 'a').save('old');
  vi.setSystemTime(Date.now() + passed);
  expect(createUserSlot('mine', 'a').load()).toBeUndefined();
  pruneStorage('mine');
  expect(Object.keys(device)).toEqual([]);
});
test('a value that does not fit removes the older one', () => {
  const kept = createUserSlot('mine', 'a');
  kept.save('older');
  vi.spyOn(device, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  kept.save('newer');
  expect(kept.load()).toBeUndefined();
});

test('a browser that refuses to store causes no error', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new Error('refused');
    },
  });
  const kept = createUserSlot('mine', 'a');
  kept.save('lost');
  expect(kept.load()).toBeUndefined();
  expect(() => pruneStorage('mine')).not.toThrow();
});

test('values of a merged account pass to the new one, with their old expiry', () => {
  vi.useFakeTimers({ now: 0 });
  createUserSlot('before', 'a').save('La cabine du fond');
  vi.setSystemTime(CACHE_LIFETIME / 2);
  createUserSlot('stranger', 'b').save('secret');
  pruneStorage('mine', ['long-ago', 'before']);
  expect(createUserSlot('mine', 'a').load()).toBe('La cabine du fond');
  expect(Object.keys(device)).toEqual(['pv_kept_a']);
  vi.setSystemTime(CACHE_LIFETIME);
  expect(createUserSlot('mine', 'a').load()).toBeUndefined();
});
