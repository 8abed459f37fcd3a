import { type Locale, languages } from '@parvis/locales/languages';

/** "anglais", in the reader's language. */
export const nameLanguage = (tag: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;

export const findLanguage = (tag: string) => languages.find((row) => row.tag === tag) ?? languages[0];
