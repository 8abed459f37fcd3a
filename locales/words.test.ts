import { describe, expect, it } from 'vitest';
import { flows } from './en/flows.ts';
import { parts as english } from './en/parts.ts';
import { parts as french } from './fr/parts.ts';
import { partTexts } from './partTexts.ts';
import { questionnaireTexts } from './questionnaireTexts.ts';
import { createTextStore } from './translate.ts';
import { wordsOf } from './words.ts';

/** Evaluates texts, functions with one and with many. */
const said = (texts: object): unknown =>
  Object.entries(texts).map(([name, text]) => [
    name,
    typeof text === 'function' && text.length > 0 && !['time', 'date', 'moment', 'refused'].includes(name)
      ? [text(1, 5), text(3, 5)]
      : typeof text === 'object'
        ? said(text)
        : typeof text,
    typeof text === 'string' ? text : '',
  ]);

describe('words of selected areas', () => {
  it.each([
    ['fr-FR', french],
    ['en-US', english],
  ] as const)("match the product's texts of components in %s", async (locale, parts) => {
    const words = wordsOf(locale, parts);
    const store = createTextStore(locale);
    await store.load('parts');
    expect(said(partTexts(words.t, words.locale()))).toEqual(said(partTexts(store.t, store.locale())));
  });

  it('include several areas, also by id', () => {
    const words = wordsOf('en-US', english, flows);
    expect(questionnaireTexts(words.t).confirm).not.toContain('--');
    expect(words.find('part.yes')).toBe('Yes');
    expect(words.find('part.nothing')).toBeUndefined();
  });

  it('show an id that no area has', () => {
    expect(wordsOf('fr-FR').t('part.yes')).toBe('--part.yes--');
  });
});
