import type { colours as French } from '@parvis/locales/fr/colours';
import { colours } from '@parvis/locales/inBook/coloursInBook';
import { type Language, languages } from '@parvis/locales/languages';
import { words as first, type PageWords } from './words/fr.ts';

export type { Language };

type ColourWords = Readonly<Record<keyof typeof French, string>>;

export const colourWords = colours as Readonly<Record<Language, ColourWords>>;

const written = import.meta.glob<PageWords>('./words/*.ts', { eager: true, import: 'words' });

/** Texts of these pages, falling back to the first language. */
export const pageWords = Object.fromEntries(
  languages.map(({ tag }) => [tag, written[`./words/${tag}.ts`] ?? first]),
) as Readonly<Record<Language, PageWords>>;
