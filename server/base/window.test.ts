import { afterEach, expect, it, vi } from 'vitest';
import { createWindow } from './window.ts';

afterEach(() => vi.useRealTimers());

it('counts each name by itself until its window is over, from the first on', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const window = createWindow(60);
  expect([window.count('a'), window.left('a')]).toEqual([0, 0]);
  window.add('a');
  vi.setSystemTime(Date.now() + 40_000);
  window.add('a', 5);
  window.add('b');
  expect([window.count('a'), window.left('a'), window.count('b')]).toEqual([6, 20, 1]);
  vi.setSystemTime(Date.now() + 20_000);
  expect([window.count('a'), window.count('b'), window.left('b')]).toEqual([0, 1, 40]);
});

it('forgets the first of too many names', () => {
  const window = createWindow(60, 2);
  for (const name of ['a', 'b', 'c']) window.add(name);
  expect(['a', 'b', 'c'].map((name) => window.count(name))).toEqual([0, 1, 1]);
});

it('counts anew what was taken back, and nothing else', () => {
  const window = createWindow(60);
  for (const name of ['a', 'a', 'b']) window.add(name);
  window.forget('a');
  expect([window.count('a'), window.count('b')]).toEqual([0, 1]);
  window.add('a');
  expect(window.count('a')).toBe(1);
});
