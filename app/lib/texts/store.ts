import { loaders, type Texts } from '@parvis/locales/areas';
import { entry } from '@parvis/locales/fr/entry';
import { frame } from '@parvis/locales/fr/frame';
import { defaultLocale, type Locale } from '@parvis/locales/languages';
import { createTextStore } from '@parvis/locales/translate';
import { resolveFirstLocale, saveLocale } from '../boot/boot.ts';

/** French is in the first bundle. */
export const texts = createTextStore(defaultLocale, { entry, frame }, async (language, area) => {
  try {
    return await loaders[language][area]();
  } catch {
    // An older build's files are gone.
    return (await fallbackLoader)(language);
  }
});

type FallbackLoader = (language: Locale) => Promise<Texts>;
export let setFallbackLoader: (bring: FallbackLoader) => void;
export let rejectFallbackLoader: (why: unknown) => void;
const fallbackLoader = new Promise<FallbackLoader>((resolve, reject) => {
  setFallbackLoader = resolve;
  rejectFallbackLoader = reject;
});
fallbackLoader.catch(() => undefined);

export const loadFirstTexts = (): Promise<void> => texts.setLocale(resolveFirstLocale());

export async function chooseLocale(locale: Locale): Promise<void> {
  await texts.setLocale(locale);
  saveLocale(locale);
}
