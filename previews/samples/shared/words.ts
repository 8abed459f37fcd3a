import type { Texts } from '@parvis/locales/areas';
import { createSmallEngine } from '@parvis/locales/engine';
import { entry } from '@parvis/locales/fr/entry';
import { parts } from '@parvis/locales/fr/parts';
import { missingText } from '@parvis/locales/missingText';
import { partTexts } from '@parvis/locales/partTexts';
import type { Translate } from '@parvis/locales/translate';
import type { UiTexts } from '@parvis/ui/texts';

const engine = createSmallEngine();
engine.add('fr-FR', entry);
engine.add('fr-FR', parts);

/** Adds the words of a part that is loaded on demand. */
export const addTexts = (texts: Texts): void => engine.add('fr-FR', texts);

/** The words of an id, or nothing. */
export const find = (id: string): string | undefined => engine.say('fr-FR', id);

/** The built-in French texts of the sample pages: no server is asked for words. */
export const t: Translate = (id, values) => engine.say('fr-FR', id, values) ?? missingText(id);

export const uiTexts: UiTexts = partTexts(t, 'fr-FR');
