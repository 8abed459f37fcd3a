import { expect, test } from 'vitest';
import { itemWords, wordsOf } from './words.ts';

const find = (id: string) => (id === 'hello' ? 'Bonjour' : undefined);

test('an id becomes its words, a missing one its code between dashes', () => {
  expect(wordsOf(find, 'hello')).toBe('Bonjour');
  expect(wordsOf(find, 'bye')).toBe('--bye--');
});

test('a literal text wins over the words of the id', () => {
  expect(itemWords(find, { id: 'hello', text: 'Salut' })).toBe('Salut');
  expect(itemWords(find, { id: 'hello' })).toBe('Bonjour');
  expect(itemWords(find, {})).toBeUndefined();
});
