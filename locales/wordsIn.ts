import { type Language, type Locale, languageOf } from './languages.ts';

/** Words that somebody gave in the languages they chose, at least one. */
export type Words = { readonly [Tag in Language]?: string | undefined };

/** Given words in the reader's language, else in the one that was given first. */
export const wordsIn = (words: Words, locale: Locale): string =>
  words[languageOf(locale).tag] ?? Object.values(words).find((said) => said !== undefined) ?? '';
