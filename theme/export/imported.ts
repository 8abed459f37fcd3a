import {
  type Finding,
  type Palette,
  type PaletteFailure,
  parsePalette,
  withoutDefaults,
} from '../palette/palette.ts';

/** What came of reading a palette from another format. `noColours`: well formed, but it names none of the keys. */
export type ImportedPalette =
  | { readonly ok: true; readonly palette: Palette; readonly findings: readonly Finding[] }
  | { readonly ok: false; readonly reason: PaletteFailure | 'noColours' };

/** Longest text that is read, in characters. */
export const MAX_IMPORT_LENGTH = 200_000;

/** Values by key as they were found, read as a palette; what equals its default is left out as never chosen. */
export function imported(found: ReadonlyMap<string, unknown>): ImportedPalette {
  if (found.size === 0) return { ok: false, reason: 'noColours' };
  const parsed = parsePalette(Object.fromEntries(found));
  return parsed.ok ? { ...parsed, palette: withoutDefaults(parsed.palette) } : parsed;
}
