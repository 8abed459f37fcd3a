import { loaders, type Texts } from '@parvis/locales/areas';
import { entry } from '@parvis/locales/fr/entry';
import { frame } from '@parvis/locales/fr/frame';
import { defaultLocale, type Locale } from '@parvis/locales/languages';
import { createTextStore } from '@parvis/locales/translate';
import { firstLocale, rememberLocale } from '../boot/boot.ts';

/** French in the first bundle, other languages on demand. */
export const texts = createTextStore(defaultLocale, { entry, frame }, async (language, area) => {
  try {
    return await loaders[language][area]();
  } catch {
    // A page of an older build requests files that are gone.
    return (await spareWords)(language);
  }
});

type SpareWords = (language: Locale) => Promise<Texts>;
/** For when the file of an area cannot be loaded. */
export let takeSpareWords: (bring: SpareWords) => void;
export let noSpareWords: (why: unknown) => void;
const spareWords = new Promise<SpareWords>((resolve, reject) => {
  takeSpareWords = resolve;
  noSpareWords = reject;
});
spareWords.catch(() => undefined);

export const readyTexts = (): Promise<void> => texts.setLocale(firstLocale());

export async function chooseLocale(locale: Locale): Promise<void> {
  await texts.setLocale(locale);
  rememberLocale(locale);
}
