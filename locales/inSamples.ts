import type { Texts } from './areas.ts';
import { defaultLocale, type Locale } from './languages.ts';

/** All that a sample page says, a file for each language but the one that is built into it. */
const files: Readonly<Partial<Record<Locale, () => Promise<{ readonly inSamples: Texts }>>>> = {
  'en-US': () => import('./en/inSamples.ts'),
};

/** Loads all that a sample page says in a language; nothing for the one that is built into it, or where there is no file. */
export async function loadInSamples(locale: Locale): Promise<Texts | undefined> {
  return locale === defaultLocale ? undefined : (await files[locale]?.())?.inSamples;
}
