import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEPT } from '../api/keys.ts';
import { keeper, tabKeeper } from './keeper.ts';
import { forgetOthers, forgetTab } from './kept.ts';
import { browserStorage } from './testing/browserStorage.ts';

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
  keeper('mine', 'a').save('secret');
  device.setItem('pv_lang', 'fr-FR');
  expect(keeper('yours', 'a').load()).toBeUndefined();
  forgetOthers('mine');
  expect(keeper('mine', 'a').load()).toBe('secret');
  forgetOthers('yours');
  expect(Object.keys(device)).toEqual(['pv_lang']);
});
test('a value of the tab survives anonymous use, until it is cleared', () => {
  tabKeeper('a').save('Bonjour');
  expect(Object.keys(device)).toEqual([]);
  forgetOthers(undefined);
  forgetOthers('mine');
  expect(tabKeeper('a').load()).toBe('Bonjour');
  tab.setItem('pv_known_hosts', '[]');
  forgetTab();
  expect(tabKeeper('a').load()).toBeUndefined();
  expect(Object.keys(tab)).toEqual(['pv_known_hosts']);
});

test.each([
  ['a day later', KEPT],
  ['after the clock was set back by a day', -KEPT],
])('a stored value expires %s', (_when, passed) => {
  vi.useFakeTimers();
  keeper('mine', 'a').save('old');
  vi.setSystemTime(Date.now() + passed);
  expect(keeper('mine', 'a').load()).toBeUndefined();
  forgetOthers('mine');
  expect(Object.keys(device)).toEqual([]);
});
test('a value that does not fit removes the older one', () => {
  const kept = keeper('mine', 'a');
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
  const kept = keeper('mine', 'a');
  kept.save('lost');
  expect(kept.load()).toBeUndefined();
  expect(() => forgetOthers('mine')).not.toThrow();
});

test('values of a merged account pass to the new one, with their old expiry', () => {
  vi.useFakeTimers({ now: 0 });
  keeper('before', 'a').save('La cabine du fond');
  vi.setSystemTime(KEPT / 2);
  keeper('stranger', 'b').save('secret');
  forgetOthers('mine', ['long-ago', 'before']);
  expect(keeper('mine', 'a').load()).toBe('La cabine du fond');
  expect(Object.keys(device)).toEqual(['pv_kept_a']);
  vi.setSystemTime(KEPT);
  expect(keeper('mine', 'a').load()).toBeUndefined();
});
