import { luminance, over, parseHex, ratioOf } from '../colour/rgba.ts';
import type { Carried, ResolvedPalette, Scheme, Surface } from '../palette/keys.ts';
import type { Palette } from '../palette/palette.ts';
import { resolve } from '../palette/resolve.ts';
import { createSampler, getWeakestContrast } from './ground.ts';
import { outlinesOn } from './outlines.ts';
import { surfaceTable } from './surfaces.ts';

export interface PairContrast {
  readonly surface: Surface;
  readonly key: Carried['key'];
  /** Lowest WCAG 2 ratio along the surface, 1 to 21. */
  readonly ratio: number;
  readonly required: number;
  readonly passes: boolean;
}

/** WCAG 2 contrast, 1 to 21. Composes `colour` over `ground`, and `ground` over white. */
export function contrast(colour: string, ground: string): number {
  const below = over(parseHex(ground), [255, 255, 255, 1]);
  return ratioOf(luminance(over(parseHex(colour), below)), luminance(below));
}

/** In table order; gradients are sampled along their length. */
export function contrastPairs(palette: ResolvedPalette): readonly PairContrast[] {
  const ground = createSampler(palette);
  const colours = { ...palette, ...outlinesOn(palette, ground('bg')) };
  return surfaceTable.flatMap((row) =>
    row.carries.map(({ key, ratio: required }) => {
      const ratio = getWeakestContrast(parseHex(colours[key]), ground(row.surface));
      return { surface: row.surface, key, ratio, required, passes: ratio >= required };
    }),
  );
}

/** Measures both schemes, in less than a millisecond. */
export function contrastOf(palette: Palette): Readonly<Record<Scheme, readonly PairContrast[]>> {
  return {
    light: contrastPairs(resolve(palette, 'light')),
    dark: contrastPairs(resolve(palette, 'dark')),
  };
}
