import { createTextStore } from '@parvis/locales/translate';
import { start, transition } from '@parvis/questionnaire/engine/transition';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { expect, test } from 'vitest';
import { isLastQuestion } from './isLastQuestion.ts';
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

test('a question is the last only if every answer to it ends the questionnaire', () => {
  const definition: Questionnaire = {
    version: 1,
    start: 'trees',
    questions: {
      trees: { items: [{ type: 'yesNo', id: 'trees', yes: { followUp: 'where' }, no: {} }] },
      where: { items: [{ type: 'message', id: 'where' }] },
    },
  };
  const [first] = start(definition);
  expect(isLastQuestion(definition, first)).toBe(false);
  const [second] = transition(definition, first, { type: 'YESNO', item: 'trees', value: true, instance: 1 });
  expect(isLastQuestion(definition, second)).toBe(true);
});
