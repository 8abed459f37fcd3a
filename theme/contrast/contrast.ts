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
  /** Along the surface, 1 to 21. */
  readonly ratio: number;
  readonly required: number;
  readonly passes: boolean;
}

/** WCAG 2, 1 to 21; `colour` over `ground` over white. */
export function contrast(colour: string, ground: string): number {
  const below = over(parseHex(ground), [255, 255, 255, 1]);
  return ratioOf(luminance(over(parseHex(colour), below)), luminance(below));
}

/** In table order; samples gradients. */
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

/** Both schemes, under a millisecond. */
export function contrastOf(palette: Palette): Readonly<Record<Scheme, readonly PairContrast[]>> {
  return {
    light: contrastPairs(resolve(palette, 'light')),
    dark: contrastPairs(resolve(palette, 'dark')),
  };
}
