import type { Texts } from './areas.ts';
import { type Locale, languageOf } from './languages.ts';

const files = import.meta.glob<Texts>(['./*/inSamples.ts', '!./fr/*'], { import: 'inSamples' });

/** Loads all that a sample page says in a language; nothing for the one that is built into it. */
export async function loadInSamples(locale: Locale): Promise<Texts | undefined> {
  return files[`./${languageOf(locale).tag}/inSamples.ts`]?.();
}
