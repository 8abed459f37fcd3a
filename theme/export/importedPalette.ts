import {
  type Finding,
  type Palette,
  type PaletteFailure,
  parsePalette,
  withoutDefaults,
} from '../palette/palette.ts';

/** `noColours`: well-formed without known keys. */
export type ImportedPalette =
  | { readonly ok: true; readonly palette: Palette; readonly findings: readonly Finding[] }
  | { readonly ok: false; readonly reason: PaletteFailure | 'noColours' };

/** Characters. */
export const MAX_IMPORT_LENGTH = 200_000;

export function parseImported(found: ReadonlyMap<string, unknown>): ImportedPalette {
  if (found.size === 0) return { ok: false, reason: 'noColours' };
  const parsed = parsePalette(Object.fromEntries(found));
  return parsed.ok ? { ...parsed, palette: withoutDefaults(parsed.palette) } : parsed;
}
