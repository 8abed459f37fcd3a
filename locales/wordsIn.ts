import { type Language, type Locale, languageOf } from './languages.ts';

/** Texts given in at least one language. */
export type Words = { readonly [Tag in Language]?: string | undefined };

/** Returns the text in the reader's language, else the first one given. */
export const wordsIn = (words: Words, locale: Locale): string =>
  words[languageOf(locale).tag] ?? Object.values(words).find((said) => said !== undefined) ?? '';
