import type { PairContrast } from '@parvis/theme/contrast/contrast';
import { readablePalette } from '@parvis/theme/contrast/readable';
import { colourKeys, type Scheme } from '@parvis/theme/palette/keys';
import { darkKey, defaultOf, type Palette, type PaletteKey } from '@parvis/theme/palette/palette';

/** Given and shown values differ. */
export interface RepairedColour {
  readonly key: PaletteKey;
  readonly given: string;
  readonly shown: string;
  /** Otherwise a default fitted to given colours. */
  readonly own: boolean;
  /** Pair of least contrast; undefined for a translucent page, which is laid on the default one. */
  readonly because: PairContrast | undefined;
}

/** Given ones first. */
export function listRepairedColours(palette: Palette, scheme: Scheme): readonly RepairedColour[] {
  const { repairs, ...readable } = readablePalette(palette);
  const found = colourKeys.flatMap((key): RepairedColour[] => {
    const name = scheme === 'light' ? key : darkKey(key);
    const given = palette[name] ?? defaultOf(name);
    const shown = readable[scheme][key];
    if (given === shown) return [];
    const repair = repairs.find((one) => one.scheme === scheme && one.key === key);
    return [{ key: name, given, shown, own: palette[name] !== undefined, because: repair?.because }];
  });
  return [...found.filter(({ own }) => own), ...found.filter(({ own }) => !own)];
}

/** Both schemes then need no repair. */
export const applyRepairs = (palette: Palette): Palette => ({
  ...palette,
  ...Object.fromEntries(
    (['light', 'dark'] as const).flatMap((scheme) =>
      listRepairedColours(palette, scheme).map(({ key, shown }) => [key, shown]),
    ),
  ),
});
