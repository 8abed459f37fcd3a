import { readablePalette } from '@parvis/theme/contrast/readable';
import { paletteFromBrand } from '@parvis/theme/derive/fromBrand';
import type { ResolvedPalette, Scheme } from '@parvis/theme/palette/keys';
import type { Palette } from '@parvis/theme/palette/palette';
import { defaultLanguage, type Language } from '../locales/languages.ts';
import { type PaletteName, palettes } from './palettes.ts';

export type BookGlobals = {
  scheme: Scheme;
  palette: PaletteName;
  /** A custom brand colour instead of the palette; empty for none. */
  brand: string;
  language: Language;
  direction: 'ltr' | 'rtl';
  /** `imitated` approximates forced colours. */
  forced: 'none' | 'imitated';
};

export const START: BookGlobals = {
  scheme: 'light',
  palette: 'default',
  brand: '',
  language: defaultLanguage,
  direction: 'ltr',
  forced: 'none',
};

/** The toolbar's palette, derived from the brand colour if set. */
export const paletteOf = ({ palette, brand }: Pick<BookGlobals, 'palette' | 'brand'>): Palette =>
  (brand ? paletteFromBrand(brand) : null) ?? palettes[palette] ?? {};

export const coloursOf = (globals: Pick<BookGlobals, 'palette' | 'brand' | 'scheme'>): ResolvedPalette =>
  readablePalette(paletteOf(globals))[globals.scheme];
