import { parts as en } from '../locales/en/parts.ts';
import { createSmallEngine } from '../locales/engine.ts';
import { parts as fr } from '../locales/fr/parts.ts';
import type { Locale } from '../locales/languages.ts';
import { missingText } from '../locales/missingText.ts';
import { partTexts } from '../locales/partTexts.ts';
import type { UiTexts } from '../ui/texts.tsx';

const engine = createSmallEngine();
engine.add('fr-FR', fr);
engine.add('en-US', en);

const textsIn = (locale: Locale): UiTexts =>
  partTexts((id, values) => engine.say(locale, id, values) ?? missingText(id), locale);

/** The words of parts in the book of components: those of the product. */
export const texts: Readonly<Record<'fr' | 'en', UiTexts>> = { fr: textsIn('fr-FR'), en: textsIn('en-US') };
