import type { ColourKey, Scheme } from '@parvis/theme/palette/keys';
import { darkKey, defaultOf, type Palette, type PaletteKey } from '@parvis/theme/palette/palette';

export const getPaletteKey = (key: ColourKey, scheme: Scheme): PaletteKey =>
  scheme === 'light' ? key : darkKey(key);

export const getColour = (palette: Palette, key: ColourKey, scheme: Scheme): string => {
  const own = getPaletteKey(key, scheme);
  return palette[own] ?? defaultOf(own);
};

/** Null resets it. */
export function setColour(palette: Palette, key: PaletteKey, colour: string | null): Palette {
  const { [key]: _, ...others } = palette;
  return colour === null || colour === defaultOf(key) ? others : { ...others, [key]: colour };
}

export function listUsedColours(palette: Palette): readonly string[] {
  const counts = new Map<string, number>();
  for (const colour of Object.values(palette)) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].sort(([, first], [, second]) => second - first).map(([colour]) => colour);
}
