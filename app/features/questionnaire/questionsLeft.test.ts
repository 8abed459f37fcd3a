import { createTextStore } from '@parvis/locales/translate';
import { expect, test } from 'vitest';
import { formatQuestionsLeft } from './questionsLeft.ts';

const store = createTextStore('fr-FR');
await store.load('report');

test.each([
  ['the last question', { least: 1, most: 1 }, 'Dernière question'],
  ['a known number', { least: 3, most: 3 }, 'Encore 3 questions'],
  ['bounds', { least: 2, most: 4 }, 'Encore 2 à 4 questions'],
  ['an answer that leads back', { least: 2, most: Number.POSITIVE_INFINITY }, ''],
  ['nothing more to answer', { least: 0, most: 0 }, ''],
])('formats the number of remaining questions: %s', (_what, left, words) => {
  expect(formatQuestionsLeft(left, store.t, false)).toBe(words);
});
