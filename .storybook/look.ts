import { readablePalette } from '@parvis/theme/contrast/readable';
import { paletteFromBrand } from '@parvis/theme/derive/fromBrand';
import type { ResolvedPalette, Scheme } from '@parvis/theme/palette/keys';
import type { Palette } from '@parvis/theme/palette/palette';
import { defaultLanguage, type Language } from '../locales/languages.ts';
import { type PaletteName, palettes } from './palettes.ts';

/** What the toolbar holds. */
export type BookGlobals = {
  scheme: Scheme;
  palette: PaletteName;
  /** A brand colour of one's own, in place of the palette; empty for none. */
  brand: string;
  language: Language;
  direction: 'ltr' | 'rtl';
  /** `imitated` shows the story roughly as in forced colours. */
  forced: 'none' | 'imitated';
};

/** What it holds at first. */
export const START: BookGlobals = {
  scheme: 'light',
  palette: 'default',
  brand: '',
  language: defaultLanguage,
  direction: 'ltr',
  forced: 'none',
};

/** The palette that the toolbar asks for: from a brand colour where there is one. */
export const paletteOf = ({ palette, brand }: Pick<BookGlobals, 'palette' | 'brand'>): Palette =>
  (brand ? paletteFromBrand(brand) : null) ?? palettes[palette] ?? {};

/** Its colours in the scheme of the toolbar, as they are drawn. */
export const coloursOf = (globals: Pick<BookGlobals, 'palette' | 'brand' | 'scheme'>): ResolvedPalette =>
  readablePalette(paletteOf(globals))[globals.scheme];
