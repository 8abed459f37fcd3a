import { expect, test } from 'vitest';
import { unknownKeys } from './unknownKeys.ts';

const definition = (question: object) => ({
  version: 1,
  start: 'a',
  questions: { a: { items: [], ...question } },
});

test.each<[string, object, string | undefined]>([
  ['a slip', { exlusive: true }, 'exclusive'],
  ['two letters that changed places', { flgas: ['a'] }, 'flags'],
  ['the beginning of a key', { report: true }, 'reportAnswer'],
  ['what others call the heading', { title: 'a' }, 'titleId'],
  ['more than a key', { flagsRaised: ['a'] }, 'flags'],
  ['what others call it', { next: 'b' }, 'followUp'],
  ['a label of one side', { items: [{ type: 'yesNo', id: 'a', yes: { text: 'Oui' }, no: {} }] }, 'id'],
  ['what others call the label of an item', { items: [{ type: 'checkbox', id: 'a', label: 'Oui' }] }, 'text'],
  ['nothing we know', { colour: 'red' }, undefined],
  ['two letters, with which several may begin', { ti: 'a' }, undefined],
  ['three letters, with which one begins', { tit: 'a' }, 'titleId'],
])('suggests the intended key: %s', (_what, question, suggestion) => {
  expect(unknownKeys(definition(question)).map((found) => found.suggestion)).toEqual([suggestion]);
});
