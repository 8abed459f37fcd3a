import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mayOffer, noteDeclined, noteOffered } from './offered.ts';

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
  expect(mayOffer('a')).toBe(true);
  noteOffered('a');
  expect([mayOffer('a'), mayOffer('b')]).toEqual([true, false]);
});

it('a dismissed offer is not repeated', () => {
  noteOffered('a');
  noteDeclined();
  expect([mayOffer('a'), mayOffer('b')]).toEqual([false, false]);
});
