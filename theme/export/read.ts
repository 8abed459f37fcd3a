import { type OutsideColour, readPalette } from '../palette/written.ts';
import { readCss } from './css.ts';
import { type ImportedPalette, MAX_IMPORT_LENGTH } from './imported.ts';
import { readTokens } from './tokens.ts';

/** What a text turned out to be. */
export type ColourFormat = 'appColors' | 'css' | 'tokens';

/** The `appColors` of an address, as the address has them. */
function appColorsOf(text: string): string {
  return /[?&#]appColors=([^&#\s]*)/.exec(text)?.[1] ?? text;
}

/** What was read, and how. */
export type ReadColours = ImportedPalette & {
  readonly format: ColourFormat;
  /** Colours that no sRGB screen shows; told for `appColors` alone. */
  readonly outside?: readonly OutsideColour[];
};

/** Reads colours from any format of the product: CSS, design tokens, appColors as JSON or short, a sample address. */
export function readColours(text: string): ReadColours {
  if (text.length > MAX_IMPORT_LENGTH) return { ok: false, reason: 'tooLarge', format: 'appColors' };
  // An object first: the address of a file of letters in it may hold any word.
  if (/^\s*\{/.test(text) && text.includes('"$value"')) return { ...readTokens(text), format: 'tokens' };
  if (text.includes('--pv-colors-')) return { ...readCss(text), format: 'css' };
  return { ...readPalette(appColorsOf(text)), format: 'appColors' };
}
