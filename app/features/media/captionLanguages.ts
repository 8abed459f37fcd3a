import { languages } from '@parvis/locales/languages';

/** Common languages besides the interface's. */
const SPOKEN = ['ar', 'de', 'es', 'it', 'nl', 'pl', 'pt', 'ro', 'ru', 'tr', 'uk', 'zh'] as const;

export function getLanguageName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** With the current language. */
export function listCaptionLanguages(locale: string, own: string) {
  const offered = [...languages.map(({ tag }) => tag), ...SPOKEN];
  return [...new Set<string>([...offered, own])].map((value) => ({
    value,
    label: getLanguageName(value, locale),
  }));
}
