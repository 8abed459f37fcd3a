import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { canOffer, recordDecline, recordOffer } from './offerState.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('installing is offered with the first report only', () => {
  expect(canOffer('a')).toBe(true);
  recordOffer('a');
  expect([canOffer('a'), canOffer('b')]).toEqual([true, false]);
});

it('a dismissed offer is not repeated', () => {
  recordOffer('a');
  recordDecline();
  expect([canOffer('a'), canOffer('b')]).toEqual([false, false]);
});
