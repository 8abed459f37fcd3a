import { createSmallEngine } from '../locales/engine.ts';
import { parts } from '../locales/inBook/partsInBook.ts';
import { type Language, type Locale, languages } from '../locales/languages.ts';
import { missingText } from '../locales/missingText.ts';
import { partTexts } from '../locales/partTexts.ts';
import type { UiTexts } from '../ui/texts.tsx';

const engine = createSmallEngine();
for (const { tag, locale } of languages) engine.add(locale, parts[tag]);

const textsIn = (locale: Locale): UiTexts =>
  partTexts((id, values) => engine.say(locale, id, values) ?? missingText(id), locale);

/** The product's part texts for the book. */
export const texts = Object.fromEntries(
  languages.map(({ tag, locale }) => [tag, textsIn(locale)]),
) as Readonly<Record<Language, UiTexts>>;
