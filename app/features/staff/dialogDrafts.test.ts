import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearDialogDrafts,
  createDialogKeeper,
  createHoldDraft,
  createQuestionDraft,
} from './dialogDrafts.ts';
import { createEmptyQuestion } from './questionForm.ts';

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

const hold = (csid = 'case-1') => createHoldDraft(createDialogKeeper('me', csid, 'hold'));
const ask = () => createQuestionDraft(createDialogKeeper('me', 'case-1', 'ask'));
const held = {
  reason: 'Pièce commandée',
  sentence: 'Nous attendons une pièce',
  day: 'other',
  typed: '2026-12-24',
};
const asked = { ...createEmptyQuestion(), title: { fr: 'Où ?' } };

test('restores drafts by case and dialog', () => {
  hold().save(held);
  ask().save(asked);
  expect(hold().load()).toEqual(held);
  expect(ask().load()).toEqual(asked);
  expect(hold('case-2').load()).toBeUndefined();
});
test('clears the drafts of a step, however it was completed', () => {
  const kept = () => [...device.keys()].map((key) => key.split('_').at(-1));
  for (const dialog of ['hold', 'closeWithWords', 'reject'] as const)
    createDialogKeeper('me', 'case-1', dialog).save({ any: 'words' });
  clearDialogDrafts('me', 'case-1', 'handle');
  expect(kept()).toEqual(['hold', 'closeWithWords', 'reject']);
  clearDialogDrafts('me', 'case-1', 'close');
  expect(kept()).toEqual(['hold', 'reject']);
  clearDialogDrafts('me', 'case-2', 'hold');
  clearDialogDrafts('me', 'case-1', 'reject');
  expect(kept()).toEqual(['hold']);
});
