import { afterEach, expect, test, vi } from 'vitest';
import { hasErased, markErased } from './erasedMark.ts';

afterEach(() => vi.unstubAllGlobals());

test('the erased mark survives a reload in its tab, until a person leaves without erasing', () => {
  const tab = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
  expect(hasErased()).toBe(false);
  markErased(true);
  expect(hasErased()).toBe(true);
  markErased(false);
  expect(hasErased()).toBe(false);
  markErased(true);
  tab.clear();
  expect(hasErased()).toBe(false);
});
