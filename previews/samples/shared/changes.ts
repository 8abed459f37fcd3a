import type { PairContrast } from '@parvis/theme/contrast/contrast';
import { readablePalette } from '@parvis/theme/contrast/readable';
import { colourKeys, type Scheme } from '@parvis/theme/palette/keys';
import { darkKey, defaultOf, type Palette, type PaletteKey } from '@parvis/theme/palette/palette';

/** A colour that is shown otherwise than it was given. */
export interface ShownOtherwise {
  readonly key: PaletteKey;
  readonly given: string;
  readonly shown: string;
  /** Whether the address names it; else it is a default that was fitted to what the address names. */
  readonly own: boolean;
  /** The pair that was weakest; nothing for a translucent page, which is laid on the default one. */
  readonly because: PairContrast | undefined;
}

/** Every colour that one scheme of a page shows otherwise than its palette has it, those of the palette first. */
export function shownOtherwise(palette: Palette, scheme: Scheme): readonly ShownOtherwise[] {
  const { repairs, ...readable } = readablePalette(palette);
  const found = colourKeys.flatMap((key): ShownOtherwise[] => {
    const name = scheme === 'light' ? key : darkKey(key);
    const given = palette[name] ?? defaultOf(name);
    const shown = readable[scheme][key];
    if (given === shown) return [];
    const repair = repairs.find((one) => one.scheme === scheme && one.key === key);
    return [{ key: name, given, shown, own: palette[name] !== undefined, because: repair?.because }];
  });
  return [...found.filter(({ own }) => own), ...found.filter(({ own }) => !own)];
}

/** A palette with what is shown in place of what was given, in both schemes: nothing of it is shown otherwise any more. */
export const asShown = (palette: Palette): Palette => ({
  ...palette,
  ...Object.fromEntries(
    (['light', 'dark'] as const).flatMap((scheme) =>
      shownOtherwise(palette, scheme).map(({ key, shown }) => [key, shown]),
    ),
  ),
});
