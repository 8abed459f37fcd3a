import { expect, test } from 'vitest';
import { readJson } from '../json/readJson.ts';
import { unreadableWords } from './problemWords.ts';

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
  [
    '["Un "souci" ici"]',
    'N’est pas du JSON : un guillemet ferme le texte avant cet endroit ; dans un texte, écrivez \\" ou « ».',
    'Is not JSON: a quotation mark closes the text before this; within a text write \\" or “ ”.',
  ],
  [
    '["a\tb"]',
    'N’est pas du JSON : une tabulation est dans un texte ; écrivez une espace à sa place.',
    'Is not JSON: a tab is in a text; write a space in its place.',
  ],
  [
    '["a\nb"]',
    'N’est pas du JSON : ce texte n’est pas fermé sur sa ligne : il y manque un guillemet ("), ou il passe à la ligne, ce qui s’écrit \\n.',
    'Is not JSON: this text is not closed on its line: a quote (") is missing, or it breaks the line, which is written \\n.',
  ],
  [
    '[1; 2]',
    'N’est pas du JSON : un point-virgule n’est pas une virgule ; écrivez « , ».',
    'Is not JSON: a semicolon is no comma; write ",".',
  ],
  [
    '[oui]',
    'N’est pas du JSON : oui et non s’écrivent true et false, en minuscules et sans guillemets.',
    'Is not JSON: yes and no are written true and false, in small letters and without quotes.',
  ],
])('%s is told with the character that is wrong, and what to write', (text, fr, en) => {
  expect([told(text, 'fr'), told(text, 'en')]).toEqual([fr, en]);
});
