import { loaders, type Texts } from '@parvis/locales/areas';
import { entry } from '@parvis/locales/fr/entry';
import { frame } from '@parvis/locales/fr/frame';
import { defaultLocale, type Locale } from '@parvis/locales/languages';
import { createTextStore } from '@parvis/locales/translate';
import { firstLocale, rememberLocale } from '../boot/boot.ts';

/** The app's texts. French, which most first visits show, comes with the first view; other words on demand. */
export const texts = createTextStore(defaultLocale, { entry, frame }, async (language, area) => {
  try {
    return await loaders[language][area]();
  } catch {
    // A page that was opened before a newer build asks for files that are gone.
    return (await spareWords)(language);
  }
});

type SpareWords = (language: Locale) => Promise<Texts>;
/** Takes what brings all words of a language where the file of an area cannot be loaded: whoever needs them waits for it. */
export let takeSpareWords: (bring: SpareWords) => void;
/** Says that nothing will: a language whose files are missing cannot be had, and whoever pressed is told. */
export let noSpareWords: (why: unknown) => void;
const spareWords = new Promise<SpareWords>((resolve, reject) => {
  takeSpareWords = resolve;
  noSpareWords = reject;
});
spareWords.catch(() => undefined);

/** Brings the words by which the first view is drawn in the language of this device, which is read when this is called. */
export const readyTexts = (): Promise<void> => texts.setLocale(firstLocale());

export async function chooseLocale(locale: Locale): Promise<void> {
  await texts.setLocale(locale);
  rememberLocale(locale);
}
