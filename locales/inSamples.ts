import type { Texts } from './areas.ts';
import { defaultLocale, type Locale } from './languages.ts';

/** Texts of the sample pages, one file per language except the built-in one. */
const files: Readonly<Partial<Record<Locale, () => Promise<{ readonly inSamples: Texts }>>>> = {
  'en-US': () => import('./en/inSamples.ts'),
};

/** Loads the texts of the sample pages; undefined for the built-in language, or without a file. */
export async function loadInSamples(locale: Locale): Promise<Texts | undefined> {
  return locale === defaultLocale ? undefined : (await files[locale]?.())?.inSamples;
}
