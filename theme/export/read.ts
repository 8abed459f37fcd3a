import { parsePalette } from '../palette/palette.ts';
import { readCss } from './css.ts';
import { type ImportedPalette, MAX_IMPORT_LENGTH } from './imported.ts';
import { readTokens } from './tokens.ts';

/** What a text turned out to be. */
export type ColourFormat = 'appColors' | 'css' | 'tokens';

/** The `appColors` of an address, as the address has them. */
function appColorsOf(text: string): string {
  return /[?&#]appColors=([^&#\s]*)/.exec(text)?.[1] ?? text;
}

/** Reads colours out of whatever the product writes: CSS, design tokens, appColors as JSON or short, a sample address. */
export function readColours(text: string): ImportedPalette & { readonly format: ColourFormat } {
  if (text.length > MAX_IMPORT_LENGTH) return { ok: false, reason: 'tooLarge', format: 'appColors' };
  if (text.includes('--pv-colors-')) return { ...readCss(text), format: 'css' };
  if (text.includes('"$value"')) return { ...readTokens(text), format: 'tokens' };
  return { ...parsePalette(appColorsOf(text)), format: 'appColors' };
}
