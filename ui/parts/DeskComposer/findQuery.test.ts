import { expect, test } from 'vitest';
import { findQuery } from './findQuery.ts';

const SIGNS = ['@', '/'];
/** `|` is the caret. */
const find = (text: string) => findQuery(text.replace('|', ''), text.indexOf('|'), SIGNS);

test.each([
  ['@|', { sign: '@', start: 0, query: '' }],
  ['Bonjour @Ca|', { sign: '@', start: 8, query: 'Ca' }],
  ['Bonjour @Ca|mille', { sign: '@', start: 8, query: 'Ca' }],
  ['@Camille Du|', { sign: '@', start: 0, query: 'Camille Du' }],
  ['Un\n/de|', { sign: '/', start: 3, query: 'de' }],
  ['(@Ca|', { sign: '@', start: 1, query: 'Ca' }],
  ['@Camille et @L|', { sign: '@', start: 12, query: 'L' }],
])('finds the words after a sign: %s', (text, found) => {
  expect(find(text)).toEqual(found);
});

test.each(['|@Ca', 'Bonjour|', 'camille@exemple.fr|', '1/2|', '@ Ca|', '@Ca\nmille|', '|'])(
  'finds nothing where no word begins with a sign: %s',
  (text) => {
    expect(find(text)).toBeUndefined();
  },
);
