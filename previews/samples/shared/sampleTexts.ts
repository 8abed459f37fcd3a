import type { Texts } from '@parvis/locales/areas';
import { createSmallEngine } from '@parvis/locales/engine';
import { entry } from '@parvis/locales/fr/entry';
import { parts } from '@parvis/locales/fr/parts';
import { loadInSamples } from '@parvis/locales/inSamples';
import { defaultLocale, type Language, type Locale, languageOf } from '@parvis/locales/languages';
import { missingText } from '@parvis/locales/missingText';
import { partTexts } from '@parvis/locales/partTexts';
import type { Translate } from '@parvis/locales/translate';
import type { UiTexts } from '@parvis/ui/texts';

const engine = createSmallEngine();
engine.add(defaultLocale, entry);
engine.add(defaultLocale, parts);

/** Set once, by the address. */
let currentLocale: Locale = defaultLocale;

export async function setLocale(locale: Locale): Promise<void> {
  const texts = await loadInSamples(locale);
  if (!texts) return;
  engine.add(locale, texts);
  currentLocale = locale;
}

export const getLocale = (): Locale => currentLocale;
export const getLanguage = (): Language => languageOf(currentLocale).tag;

/** Of a lazy chunk; other languages load at once. */
export const addTexts = (texts: Texts): void => engine.add(defaultLocale, texts);

export const findText = (id: string): string | undefined => engine.say(currentLocale, id);

/** No server is involved. */
export const t: Translate = (id, values) => engine.say(currentLocale, id, values) ?? missingText(id);

export const getUiTexts = (): UiTexts => partTexts(t, currentLocale);
