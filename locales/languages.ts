import { languages } from './languageTable.ts';

export { languages };

export type LanguageRow = (typeof languages)[number];
/** A two-letter language tag: `fr`. */
export type Language = LanguageRow['tag'];
/** A locale for dates and numbers: `fr-FR`. */
export type Locale = LanguageRow['locale'];

/** All locales, default first. */
export const locales: readonly Locale[] = languages.map(({ locale }) => locale);
export const defaultLocale: Locale = languages[0].locale;
/** Tag of `defaultLocale`, as customers’ files write it. */
export const defaultLanguage: Language = languages[0].tag;

export const languageOf = (locale: Locale): LanguageRow =>
  languages.find((row) => row.locale === locale) ?? languages[0];

/** Returns the locale of a language tag, if supported: `en`, `en-GB`, `EN_us` → `en-US`. */
export function localeOf(tag: string | null | undefined): Locale | undefined {
  const language = tag?.slice(0, 2).toLowerCase();
  return languages.find((row) => row.tag === language)?.locale;
}

/**
 * Negotiates a locale by the weights (`q`) of an Accept-Language header; the first of equals,
 * French by default.
 */
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
