import { describe, expect, test } from 'vitest';
import { parseQuestionnaire } from './parse.ts';
import { ownWords } from './texts.ts';

describe('a questionnaire’s own words', () => {
  const fr = { leak: 'Fuite', where: 'Où ?' };

  test('may be in French only', () => {
    const input = {
      version: 1,
      start: 'a',
      questions: { a: { items: [{ type: 'confirm' }] } },
      texts: { fr },
    };
    expect(parseQuestionnaire(input).ok).toBe(true);
  });

  test.each([
    ['those of the language shown', { fr, en: { leak: 'Leak' } }, 'en', 'leak', 'Leak'],
    ['the first language where one lacks a word', { fr, en: { leak: 'Leak' } }, 'en', 'where', 'Où ?'],
    ['the first language where there is no other', { fr }, 'en', 'leak', 'Fuite'],
    ['another language where the first lacks a word', { fr, en: { roof: 'Roof' } }, 'fr', 'roof', 'Roof'],
    ['none where no language has any', { fr }, 'fr', 'roof', undefined],
    ['none of an object’s own names', { fr }, 'fr', 'constructor', undefined],
    ['none of a definition without words', undefined, 'fr', 'leak', undefined],
  ] as const)('are %s', (_, texts, language, id, words) => {
    expect(ownWords(texts, language, id)).toBe(words);
  });
});
