import { afterEach, expect, test, vi } from 'vitest';
import { erasedHere, noteLeft } from './erasedHere.ts';

afterEach(() => vi.unstubAllGlobals());

test('the erased mark survives a reload in its tab, until a person leaves without erasing', () => {
  const tab = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
  expect(erasedHere()).toBe(false);
  noteLeft(true);
  expect(erasedHere()).toBe(true);
  noteLeft(false);
  expect(erasedHere()).toBe(false);
  noteLeft(true);
  tab.clear();
  expect(erasedHere()).toBe(false);
});
