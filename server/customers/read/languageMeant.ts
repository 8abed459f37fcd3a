import { type Language, languageOf, languages, localeOf } from '@parvis/locales/languages';

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What a language is called, by itself and in each of the others. */
const namesOf = ({ tag, name }: (typeof languages)[number]): string[] => [
  plain(name),
  ...languages.map(({ locale }) => plain(new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag)),
];

/** The language that somebody meant who wrote its name, or more than its two letters: `français`, `anglais`, `fr-FR`. */
export function languageMeant(key: string): Language | undefined {
  const named = languages.find((row) => namesOf(row).includes(plain(key)));
  if (named) return named.tag;
  const locale = localeOf(key);
  return locale && languageOf(locale).tag;
}
