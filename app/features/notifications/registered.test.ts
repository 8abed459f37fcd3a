import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  forgetRegistered,
  isThoughtOn,
  knownToServer,
  noteLost,
  noteRegistered,
  wasRegistered,
} from './registered.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const own = { endpoint: 'https://push.example/x', crUid: 'jo', content: true };
const isKnown = () => knownToServer(own.endpoint, own.crUid) !== undefined;

it('a registration is repeated after a day, or for another person', () => {
  noteRegistered(own);
  expect(knownToServer(own.endpoint, 'jo')).toMatchObject(own);
  expect(knownToServer(own.endpoint, 'li')).toBeUndefined();
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect(isKnown()).toBe(false);
});

it('a loss is reported once, and the earlier registration stays known until cleared', () => {
  expect(isThoughtOn('jo')).toBe(false);
  noteRegistered(own);
  expect([isThoughtOn('jo'), isThoughtOn('li')]).toEqual([true, false]);
  noteLost();
  expect([isThoughtOn('jo'), isKnown(), wasRegistered()]).toEqual([false, false, true]);
  noteRegistered(own);
  expect([isThoughtOn('jo'), isKnown()]).toEqual([true, true]);
  forgetRegistered();
  noteLost();
  expect(wasRegistered()).toBe(false);
});
