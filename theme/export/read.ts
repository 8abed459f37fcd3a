import { type OutsideColour, readPalette } from '../palette/written.ts';
import { readCss } from './css.ts';
import { type ImportedPalette, MAX_IMPORT_LENGTH } from './importedPalette.ts';
import { readTokens } from './tokens.ts';

export type ColourFormat = 'appColors' | 'css' | 'tokens';

/** The `appColors` of a URL, still encoded. */
function getAppColors(text: string): string {
  return /[?&#]appColors=([^&#\s]*)/.exec(text)?.[1] ?? text;
}

export type ReadColours = ImportedPalette & {
  readonly format: ColourFormat;
  /** `appColors` only. */
  readonly outside?: readonly OutsideColour[];
};

/** Parses every format of the product: CSS, design tokens, appColors (JSON or short), a sample URL. */
export function readColours(text: string): ReadColours {
  if (text.length > MAX_IMPORT_LENGTH) return { ok: false, reason: 'tooLarge', format: 'appColors' };
  // A font URL inside may contain any word.
  if (/^\s*\{/.test(text) && text.includes('"$value"')) return { ...readTokens(text), format: 'tokens' };
  if (text.includes('--pv-colors-')) return { ...readCss(text), format: 'css' };
  return { ...readPalette(getAppColors(text)), format: 'appColors' };
}
