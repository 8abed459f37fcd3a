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

/** The language of the page, set once by its address before rendering. */
let currentLocale: Locale = defaultLocale;

/** Loads and sets a language. */
export async function setLocale(locale: Locale): Promise<void> {
  const texts = await loadInSamples(locale);
  if (!texts) return;
  engine.add(locale, texts);
  currentLocale = locale;
}

export const getLocale = (): Locale => currentLocale;
/** Its two-letter tag. */
export const getLanguage = (): Language => languageOf(currentLocale).tag;

/** Adds built-in texts of a lazy chunk; other languages are loaded at once. */
export const addTexts = (texts: Texts): void => engine.add(defaultLocale, texts);

/** Returns the text of an id, if there is one. */
export const findText = (id: string): string | undefined => engine.say(currentLocale, id);

/** Translates with the built-in texts: no server is involved. */
export const t: Translate = (id, values) => engine.say(currentLocale, id, values) ?? missingText(id);

/** Returns the texts of the components in the page's language. */
export const getUiTexts = (): UiTexts => partTexts(t, currentLocale);
