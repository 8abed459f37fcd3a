import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  clearRegistration,
  findFreshRegistration,
  hasPushRegistration,
  isRegistrationActive,
  markRegistrationLost,
  recordRegistration,
} from './registration.ts';

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
const isKnown = () => findFreshRegistration(own.endpoint, own.crUid) !== undefined;

it('a registration is repeated after a day, or for another person', () => {
  recordRegistration(own);
  expect(findFreshRegistration(own.endpoint, 'jo')).toMatchObject(own);
  expect(findFreshRegistration(own.endpoint, 'li')).toBeUndefined();
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect(isKnown()).toBe(false);
});

it('a loss is reported once, and the earlier registration stays known until cleared', () => {
  expect(isRegistrationActive('jo')).toBe(false);
  recordRegistration(own);
  expect([isRegistrationActive('jo'), isRegistrationActive('li')]).toEqual([true, false]);
  markRegistrationLost();
  expect([isRegistrationActive('jo'), isKnown(), hasPushRegistration()]).toEqual([false, false, true]);
  recordRegistration(own);
  expect([isRegistrationActive('jo'), isKnown()]).toEqual([true, true]);
  clearRegistration();
  markRegistrationLost();
  expect(hasPushRegistration()).toBe(false);
});
