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

/** The language of the page, chosen once by its address before anything is drawn. */
let spoken: Locale = defaultLocale;

/** Takes another language from here on, with its words. */
export async function speak(locale: Locale): Promise<void> {
  const texts = await loadInSamples(locale);
  if (!texts) return;
  engine.add(locale, texts);
  spoken = locale;
}

/** The language of the page. */
export const locale = (): Locale => spoken;
/** Its two letters. */
export const language = (): Language => languageOf(spoken).tag;

/** Adds built-in words of a part that is loaded on demand; those of another language come all at once. */
export const addTexts = (texts: Texts): void => engine.add(defaultLocale, texts);

/** The words of an id, or nothing. */
export const find = (id: string): string | undefined => engine.say(spoken, id);

/** The built-in texts of the sample pages: no server is asked for words. */
export const t: Translate = (id, values) => engine.say(spoken, id, values) ?? missingText(id);

/** The words of the parts, in the language of the page. */
export const uiTexts = (): UiTexts => partTexts(t, spoken);
