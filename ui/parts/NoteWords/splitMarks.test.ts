import { expect, test } from 'vitest';
import { splitMarks } from './splitMarks.ts';

const split = (text: string, marks: readonly string[]) =>
  splitMarks(text, marks).map(({ words, isMark }) => (isMark ? `[${words}]` : words));

test('splits a text at its marks, the longer of two that begin alike', () => {
  expect(split('Vu par @Anna, puis @Anna Roux.', ['@Anna', '@Anna Roux'])).toEqual([
    'Vu par ',
    '[@Anna]',
    ', puis ',
    '[@Anna Roux]',
    '.',
  ]);
});

test('leaves a text without marks whole', () => {
  expect(split('Vu par @Anna', ['@Bruno', ''])).toEqual(['Vu par @Anna']);
  expect(split('', ['@Bruno'])).toEqual([]);
});
