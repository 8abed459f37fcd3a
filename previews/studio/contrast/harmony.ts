import { distanceOf } from '@parvis/theme/colour/oklch';
import type { Repair } from '@parvis/theme/contrast/readable';
import { holesOf } from '@parvis/theme/derive/complete';
import { type Discordant, discordOf } from '@parvis/theme/derive/harmonise';
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
  /** Chosen colours that do not go with the others, and why. */
  readonly discord: readonly Discordant[];
}

/** @param repairs what the app will change in the palette */
export function harmonyOf(palette: Palette, repairs: readonly Repair[]): Harmony {
  const far = ({ from, to }: Repair) => distanceOf(from, to);
  const isChosen = ({ key, scheme }: Repair) => palette[keyOf(key, scheme)] !== undefined;
  return {
    moved: repairs
      .filter((repair) => isChosen(repair) && far(repair) > VISIBLE)
      .sort((first, second) => far(second) - far(first)),
    holes: holesOf(palette),
    discord: discordOf(palette),
  };
}
