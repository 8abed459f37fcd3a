import { expect, test } from 'vitest';
import { buildQuestion, emptyQuestion, validateQuestion } from './questionForm.ts';

const options = (...words: string[]) => words.map((txt) => ({ txt }));

test('requires text', () => {
  expect(buildQuestion({ ...emptyQuestion, txt: '  ' })).toBeUndefined();
  expect(buildQuestion({ ...emptyQuestion, txt: '\u200e' })).toBeUndefined();
  expect(buildQuestion({ ...emptyQuestion, txt: ' L’eau\ncoule-t-elle encore ? ' })).toEqual({
    kind: 'yesNo',
    txt: 'L’eau coule-t-elle encore ?',
  });
});

test('requires two different options, and drops empty ones', () => {
  const choice = { ...emptyQuestion, kind: 'choice' as const, txt: 'Où ?' };
  expect(buildQuestion({ ...choice, options: options('Ici', '') })).toBeUndefined();
  expect(buildQuestion({ ...choice, options: options('Ici', '\u200e') })).toBeUndefined();
  expect(buildQuestion({ ...choice, options: options('Ici', 'Ici ') })).toBeUndefined();
  expect(buildQuestion({ ...choice, options: options('Ici', '', 'Là') })).toMatchObject({
    options: ['Ici', 'Là'],
  });
});

test('reports errors by field, and none for a valid question', () => {
  const choice = { ...emptyQuestion, kind: 'choice' as const, txt: 'Où ?' };
  expect(validateQuestion(emptyQuestion)).toEqual({ txt: true, options: new Map() });
  for (const nothing of ['', '\u200e'])
    expect(validateQuestion({ ...choice, txt: nothing, options: options('Ici', nothing) })).toEqual({
      txt: true,
      options: new Map([[1, 'missing']]),
    });
  expect(validateQuestion({ ...choice, options: options('', '', '') }).options.size).toBe(2);
  expect(validateQuestion({ ...choice, options: options('Ici', 'Là', 'Ici ') }).options).toEqual(
    new Map([[2, 'twice']]),
  );
  expect(validateQuestion({ ...choice, options: options('Ici', '', 'Là') })).toEqual({
    txt: false,
    options: new Map(),
  });
});
