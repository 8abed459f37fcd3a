import { languages } from '@parvis/locales/languages';

/** Languages in which people of a town speak, beside those of the interface. */
const SPOKEN = ['ar', 'de', 'es', 'it', 'nl', 'pl', 'pt', 'ro', 'ru', 'tr', 'uk', 'zh'] as const;

/** A language in the words of another; its tag where the browser has no words for it. */
export function languageName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** The languages that captions can be in; one that they are in already is among them. */
export function captionLanguages(locale: string, own: string) {
  const offered = [...languages.map(({ tag }) => tag), ...SPOKEN];
  return [...new Set<string>([...offered, own])].map((value) => ({
    value,
    label: languageName(value, locale),
  }));
}
