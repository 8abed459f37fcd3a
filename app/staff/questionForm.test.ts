import { expect, test } from 'vitest';
import { emptyQuestion, questionOf } from './questionForm.ts';

const options = (...words: string[]) => words.map((txt) => ({ txt }));

test('a question needs words', () => {
  expect(questionOf({ ...emptyQuestion, txt: '  ' })).toBeUndefined();
  expect(questionOf({ ...emptyQuestion, txt: ' L’eau\ncoule-t-elle encore ? ' })).toEqual({
    kind: 'yesNo',
    txt: 'L’eau coule-t-elle encore ?',
  });
});

test('a choice needs two different options; empty ones are left out', () => {
  const choice = { ...emptyQuestion, kind: 'choice' as const, txt: 'Où ?' };
  expect(questionOf({ ...choice, options: options('Ici', '') })).toBeUndefined();
  expect(questionOf({ ...choice, options: options('Ici', 'Ici ') })).toBeUndefined();
  expect(questionOf({ ...choice, options: options('Ici', '', 'Là') })).toMatchObject({
    options: ['Ici', 'Là'],
  });
});
