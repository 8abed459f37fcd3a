import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUserSlot } from './storageSlot.ts';
import { createTextDraft } from './textDraft.ts';

let device: Map<string, string>;
beforeEach(() => {
  device = new Map();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => device.get(key) ?? null,
      setItem: (key: string, value: string) => void device.set(key, value),
      removeItem: (key: string) => void device.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const draft = (crUid: string, csid = 'case-1') => createTextDraft(createUserSlot(crUid, `draft_${csid}`));

test('a draft is loaded for its author and its case only', () => {
  draft('me').save('Le robinet fuit');
  expect(draft('me').load()).toBe('Le robinet fuit');
  expect(draft('me', 'case-2').load()).toBe('');
  expect(draft('you').load()).toBe('');
});
