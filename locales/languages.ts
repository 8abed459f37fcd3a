import { languages } from './languageTable.ts';

export { languages };

/** A row of the table of languages. */
export type LanguageRow = (typeof languages)[number];
/** A language by its two letters: `fr`. */
export type Language = LanguageRow['tag'];
/** A language as dates and numbers are shown in it: `fr-FR`. */
export type Locale = LanguageRow['locale'];

/** The first is that of whoever chose none. */
export const locales: readonly Locale[] = languages.map(({ locale }) => locale);
/** The locale of whoever chose none: that of the first row of the table. */
export const defaultLocale: Locale = languages[0].locale;
/** The two letters of `defaultLocale`, as customers’ files write them. */
export const defaultLanguage: Language = languages[0].tag;

/** The row of a locale. */
export const languageOf = (locale: Locale): LanguageRow =>
  languages.find((row) => row.locale === locale) ?? languages[0];

/** The locale a language tag asks for, or nothing: `en`, `en-GB`, `EN_us` → `en-US`. */
export function localeOf(tag: string | null | undefined): Locale | undefined {
  const language = tag?.slice(0, 2).toLowerCase();
  return languages.find((row) => row.tag === language)?.locale;
}

/** The language of an Accept-Language header that there is and weighs most (`q`, 1 by itself), of several the first; French otherwise. */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  let best = defaultLocale;
  let most = 0;
  for (const part of (acceptLanguage ?? '').slice(0, 200).split(',')) {
    const [tag, weight = 1] = part.trim().split(/ *; *q=/i);
    const locale = localeOf(tag);
    if (!locale || !(Number(weight) > most)) continue;
    best = locale;
    most = Number(weight);
  }
  return best;
}
