import { expect, test } from 'vitest';
import { emptyDocument, isLabel } from './document.ts';
import { startHistory, step } from './history.ts';
import { reduceWork } from './useWork.ts';

test('what is changed while a theme is being saved is not taken for saved', () => {
  const sent = { ...emptyDocument, label: 'Valmer' };
  const later = { ...emptyDocument, label: 'Valmer-sur-Mer' };
  const state = { history: step(startHistory(sent), later, 'label', 0), before: emptyDocument };
  const after = reduceWork(state, { type: 'keep', document: sent });
  expect(after.before).toBe(sent);
  expect(after.history.present).toBe(later);
});

test.each([
  ['', true],
  ['Valmer', true],
  ['  L’Île & Cie #1 ? ', true],
  ['維多利亞', true],
  ['   ', false],
  ['\u200b\u2060', false],
  ['\u3164', false],
  ['Valmer\nHacked', false],
])('a customer’s name is one line of which something is seen, or left empty: %j', (text, fits) =>
  expect(isLabel(text)).toBe(fits),
);
