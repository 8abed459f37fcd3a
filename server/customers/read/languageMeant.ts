import { type Language, languageOf, languages, localeOf } from '@parvis/locales/languages';
import { plainLetters } from '@parvis/locales/plainLetters';

/** What a language is called, by itself and in each of the others. */
const namesOf = ({ tag, name }: (typeof languages)[number]): string[] => [
  plainLetters(name),
  ...languages.map(({ locale }) =>
    plainLetters(new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag),
  ),
];

/** The language that somebody meant who wrote its name, or more than its two letters: `français`, `anglais`, `fr-FR`. */
export function languageMeant(key: string): Language | undefined {
  const named = languages.find((row) => namesOf(row).includes(plainLetters(key)));
  if (named) return named.tag;
  const locale = localeOf(key);
  return locale && languageOf(locale).tag;
}
