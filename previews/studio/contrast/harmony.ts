import { distanceOf } from '@parvis/theme/colour/oklch';
import type { Repair } from '@parvis/theme/contrast/readable';
import { holesOf } from '@parvis/theme/derive/complete';
import { type Together, togetherOf } from '@parvis/theme/derive/together';
import type { Palette, PaletteKey } from '@parvis/theme/palette/palette';
import { getPaletteKey } from '../state/paletteKeys.ts';

/** Visible difference, OKLab distance. */
const VISIBLE = 0.05;

export interface Harmony {
  /** Of chosen colours, largest first; defaults count as holes. */
  readonly moved: readonly Repair[];
  /** That clash with chosen colours. */
  readonly holes: readonly PaletteKey[];
  /** Replacements of clashing colours; null without any. */
  readonly together: Together | null;
}

/** @param repairs the app's */
export function checkHarmony(palette: Palette, repairs: readonly Repair[]): Harmony {
  const measureMove = ({ from, to }: Repair) => distanceOf(from, to);
  const isChosen = ({ key, scheme }: Repair) => palette[getPaletteKey(key, scheme)] !== undefined;
  const together = togetherOf(palette);
  // Once, with its replacement.
  const isOdd = ({ key, scheme }: Repair) =>
    together?.odd.some((one) => one.key === key && one.scheme === scheme) ?? false;
  return {
    moved: repairs
      .filter((repair) => isChosen(repair) && !isOdd(repair) && measureMove(repair) > VISIBLE)
      .sort((first, second) => measureMove(second) - measureMove(first)),
    holes: holesOf(palette),
    together,
  };
}
