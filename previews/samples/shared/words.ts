import type { Texts } from '@parvis/locales/areas';
import { createSmallEngine } from '@parvis/locales/engine';
import { entry } from '@parvis/locales/fr/entry';
import { parts } from '@parvis/locales/fr/parts';
import { type Language, type Locale, languageOf } from '@parvis/locales/languages';
import { missingText } from '@parvis/locales/missingText';
import { partTexts } from '@parvis/locales/partTexts';
import type { Translate } from '@parvis/locales/translate';
import type { UiTexts } from '@parvis/ui/texts';

const engine = createSmallEngine();
engine.add('fr-FR', entry);
engine.add('fr-FR', parts);

/** The language of the page, chosen once by its address before anything is drawn. */
let spoken: Locale = 'fr-FR';

/** Takes another language from here on, with its words. */
export async function speak(locale: Locale): Promise<void> {
  if (locale !== 'en-US') return;
  const { english } = await import('./english.ts');
  engine.add(locale, english);
  spoken = locale;
}

/** The language of the page. */
export const locale = (): Locale => spoken;
/** Its two letters. */
export const language = (): Language => languageOf(spoken).tag;

/** Adds French words of a part that is loaded on demand; English ones come all at once. */
export const addTexts = (texts: Texts): void => engine.add('fr-FR', texts);

/** The words of an id, or nothing. */
export const find = (id: string): string | undefined => engine.say(spoken, id);

/** The built-in texts of the sample pages: no server is asked for words. */
export const t: Translate = (id, values) => engine.say(spoken, id, values) ?? missingText(id);

/** The words of the parts, in the language of the page. */
export const uiTexts = (): UiTexts => partTexts(t, spoken);
