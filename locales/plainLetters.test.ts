import { expect, it } from 'vitest';
import { plainLetters } from './plainLetters.ts';

it.each([
  ['École', 'ecole'],
  ['E\u0301COLE', 'ecole'],
  ['Ça, là-bas : où ?', 'ca, la-bas : ou ?'],
  ['Œuvre d’été', 'œuvre d’ete'],
  ['', ''],
])('normalises %s to %s', (text, plain) => expect(plainLetters(text)).toBe(plain));
