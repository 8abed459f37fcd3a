import { beforeEach, expect, it, vi } from 'vitest';
import { getFirstCasePhase, recordFirstCase, recordFirstCaseExplained } from './firstCaseState.ts';

beforeEach(() => {
  const device = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => device.get(key) ?? null,
      setItem: (key: string, value: string) => void device.set(key, value),
    },
  });
  return () => vi.unstubAllGlobals();
});

const list = (...csids: string[]) => ({
  cases: csids.map((csid) => ({ csid })) as never[],
  listed: true,
  isError: false,
});
const pending = { listed: false, isError: false };

it('explains the first case, over a reload, until the explanation ended', () => {
  expect(getFirstCasePhase('c1', pending)).toBe('unknown');
  expect(getFirstCasePhase('c1', list('c1'))).toBe('open');
  recordFirstCase('c1');
  expect(getFirstCasePhase('c1', list('c1'))).toBe('open');
  recordFirstCaseExplained();
  expect(getFirstCasePhase('c1', list('c1'))).toBe('over');
});

it('explains no later case, and none where the cases are not known', () => {
  expect(getFirstCasePhase('c2', list('c2', 'c1'))).toBe('over');
  expect(getFirstCasePhase('c1', { listed: false, isError: true })).toBe('over');
  recordFirstCase('c1');
  expect(getFirstCasePhase('c2', pending)).toBe('over');
});
