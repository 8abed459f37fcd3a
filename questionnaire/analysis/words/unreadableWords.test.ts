import { expect, test } from 'vitest';
import { readJson } from '../json/readJson.ts';
import { unreadableWords } from './unreadableWords.ts';

const told = (text: string, language: 'fr' | 'en') => {
  const read = readJson('a.json', () => text);
  return read.ok ? 'it was read' : unreadableWords(read.error, language).replaceAll(/[\u00a0\u202f]/g, ' ');
};

test.each([
  [
    '{“a”: 1}',
    'N’est pas du JSON : « “ » n’est pas un guillemet de JSON ; écrivez le guillemet droit (").',
    'Is not JSON: “ is not a quote of JSON; write the straight one (").',
  ],
  [
    '[1,,2]',
    'N’est pas du JSON : deux virgules se suivent ; supprimez l’une d’elles.',
    'Is not JSON: two commas in a row; take one of them out.',
  ],
  ['{"a": ;}', 'N’est pas du JSON : « ; » n’a pas sa place ici.', 'Is not JSON: ; does not belong here.'],
  ['{"a": 😀}', 'N’est pas du JSON : « 😀 » n’a pas sa place ici.', 'Is not JSON: 😀 does not belong here.'],
  [
    '{"a": \u200b1}',
    'N’est pas du JSON : un caractère invisible (U+200B) n’a pas sa place ici.',
    'Is not JSON: an invisible character (U+200B) does not belong here.',
  ],
])('%s is told with the character that is wrong, and what to write', (text, fr, en) => {
  expect([told(text, 'fr'), told(text, 'en')]).toEqual([fr, en]);
});
