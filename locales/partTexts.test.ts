import { expect, test } from 'vitest';
import { parts as english } from './en/parts.ts';
import { parts as french } from './fr/parts.ts';
import { partTexts } from './partTexts.ts';
import { createTextStore } from './translate.ts';

test.each([
  ['fr-FR', french, 'Votre message\u202f: envoyé'],
  ['en-US', english, 'Your message: sent'],
] as const)('what is said of something has the colon of its language (%s)', (locale, entry, words) => {
  const { message, sent, said } = partTexts(createTextStore(locale, { entry }).t, locale);
  expect(said(message, sent)).toBe(words);
});
