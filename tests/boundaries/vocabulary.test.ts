import { languageData } from '@parvis/locales/catalogue';
import type { Locale } from '@parvis/locales/languages';
import { expect, test } from 'vitest';

/** What the table of `locales/README.md` has another word for, in the languages it has. The terms of use define their own. */
const forbidden: Readonly<Partial<Record<Locale, RegExp>>> = {
  'fr-FR':
    /(?<!\ben )\bcas\b|\bcontributeurs?\b|\bclore\b|\bclos(?:e|es)?\b|\bne pas retenir\b|\bse déloguer\b/i,
  'en-US':
    /\bcontributors?\b|\bdisconnect\b|\btake in hand\b|\bongoing\b|\bnot accepted\b(?!: \{\{chars)|\bno\. \{\{/i,
};
const isOfTerms = (id: string): boolean => id.startsWith('terms.');

test.each(Object.entries(forbidden))('%s keeps to the one vocabulary', (locale, words) => {
  const texts = Object.values(languageData(locale as Locale)).flatMap((group) => Object.entries(group));
  expect(texts.length).toBeGreaterThan(500);
  const strays = texts.filter(([id, text]) => !isOfTerms(id) && words.test(String(text)));
  expect(strays).toEqual([]);
});
