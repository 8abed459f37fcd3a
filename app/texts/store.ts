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
  } catch (error) {
    // A page that was opened before a newer build asks for files that are gone.
    if (!spareWords) throw error;
    return spareWords(language);
  }
});

let spareWords: ((language: Locale) => Promise<Texts>) | undefined;

/** Takes what brings all words of a language where the file of an area cannot be loaded. */
export const takeSpareWords = (bring: (language: Locale) => Promise<Texts>): void => {
  spareWords = bring;
};

/** A screen reader speaks in the language shown. */
texts.subscribe(() => {
  document.documentElement.lang = texts.locale();
});

/** Settles when the first view can be drawn in the language of this device. */
export const textsReady: Promise<void> = texts.setLocale(firstLocale);

export async function chooseLocale(locale: Locale): Promise<void> {
  await texts.setLocale(locale);
  rememberLocale(locale);
}
