import { afterEach, expect, it, vi } from 'vitest';
import { setBadge } from './badge.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [2, 'set 2'],
  [0, 'clear'],
])('a badge for %i cases: %s', (cases, told) => {
  const did: string[] = [];
  vi.stubGlobal('navigator', {
    setAppBadge: async (many: number) => void did.push(`set ${many}`),
    clearAppBadge: async () => void did.push('clear'),
  });
  setBadge(cases);
  expect(did).toEqual([told]);
});
