import { distanceOf } from '@parvis/theme/colour/oklch';
import type { Repair } from '@parvis/theme/contrast/readable';
import { holesOf } from '@parvis/theme/derive/complete';
import { type Together, togetherOf } from '@parvis/theme/derive/together';
import type { Palette, PaletteKey } from '@parvis/theme/palette/palette';
import { keyOf } from '../state/keyOf.ts';

/** A colour that a repair moves farther than this (OKLab) looks like another one to everybody. */
const VISIBLE = 0.05;

/** What keeps a readable palette from looking like one thing. */
export interface Harmony {
  /** Repairs of chosen colours that are seen, the farthest first; what was not chosen counts among the holes. */
  readonly moved: readonly Repair[];
  /** Colours left to defaults that stand out beside those that were chosen. */
  readonly holes: readonly PaletteKey[];
  /** What brings chosen colours together that do not go with the others; null where all do. */
  readonly together: Together | null;
}

/** @param repairs what the app will change in the palette */
export function harmonyOf(palette: Palette, repairs: readonly Repair[]): Harmony {
  const far = ({ from, to }: Repair) => distanceOf(from, to);
  const isChosen = ({ key, scheme }: Repair) => palette[keyOf(key, scheme)] !== undefined;
  const together = togetherOf(palette);
  // What is at odds is told with what takes its place, once.
  const isOdd = ({ key, scheme }: Repair) =>
    together?.odd.some((one) => one.key === key && one.scheme === scheme) ?? false;
  return {
    moved: repairs
      .filter((repair) => isChosen(repair) && !isOdd(repair) && far(repair) > VISIBLE)
      .sort((first, second) => far(second) - far(first)),
    holes: holesOf(palette),
    together,
  };
}
