import { type ColourKey, colourKeys, type ResolvedPalette, type Scheme } from '../palette/keys.ts';
import type { Palette } from '../palette/palette.ts';
import { resolve } from '../palette/resolve.ts';
import { contrastPairs, type PairContrast } from './contrast.ts';
import { type Pole, poleOfPage, withMovedSurfaces } from './moving.ts';
import { nearestShade } from './nearest.ts';
import { needs, readsEverywhere } from './needs.ts';
import { surfaceTable } from './surfaces.ts';
import { turnedInk } from './turned.ts';

/** One colour that was changed so that everything can be read, and the pair that was weakest before. */
export interface Repair {
  readonly scheme: Scheme;
  readonly key: ColourKey;
  readonly from: string;
  readonly to: string;
  readonly because: PairContrast;
}

/** A palette in which every pair of the key table passes. */
export interface ReadablePalette {
  readonly light: ResolvedPalette;
  readonly dark: ResolvedPalette;
  readonly repairs: readonly Repair[];
}

type Draft = Record<ColourKey, string>;

/** Makes one key readable on what it stands on. @returns whether it can be */
function mendAlone(draft: Draft, key: ColourKey): boolean {
  const reads = readsEverywhere(draft, key);
  const near = nearestShade(draft[key], reads);
  if (near !== null) draft[key] = turnedInk(draft, key, near, reads) ?? near;
  return near !== null;
}

/** Makes one key readable; surfaces that must be moved for it go where one of the given poles reads, if any are given. */
function mend(draft: Draft, key: ColourKey, under?: readonly Pole[]): boolean {
  if (readsEverywhere(draft, key)(draft[key])) return false;
  if (mendAlone(draft, key)) return true;
  Object.assign(draft, withMovedSurfaces(draft, key, under));
  mendAlone(draft, key);
  return true;
}

function worst(pairs: readonly PairContrast[], key: ColourKey): PairContrast | undefined {
  const surface = surfaceTable.find((row) => row.keys.includes(key))?.surface;
  const lack = (pair: PairContrast): number => pair.ratio / pair.required;
  return pairs
    .filter((pair) => (surface ? pair.surface === surface : pair.key === key))
    .reduce<PairContrast | undefined>(
      (least, pair) => (least && lack(least) <= lack(pair) ? least : pair),
      undefined,
    );
}

/** Mends all keys, again and again: a moved surface shows through translucent ones. @returns whether nothing is left to mend */
function settle(draft: Draft, under?: readonly Pole[]): boolean {
  const keys = [...needs.keys()];
  return surfaceTable.some(() => !keys.map((key) => mend(draft, key, under)).includes(true));
}

function mended(palette: Palette, scheme: Scheme): { values: ResolvedPalette; repairs: Repair[] } {
  const original = resolve(palette, scheme);
  const draft: Draft = { ...original };
  // Keys that pull a surface to and fro are brought to an end by moving all surfaces one way: what is read there stays so.
  if (!settle(draft)) settle(draft, [poleOfPage(original)]);
  const pairs = contrastPairs(original);
  const repairs = colourKeys.flatMap((key): Repair[] => {
    const because = worst(pairs, key);
    if (draft[key] === original[key] || !because) return [];
    return [{ scheme, key, from: original[key], to: draft[key], because }];
  });
  return { values: draft, repairs };
}

/**
 * A palette in both schemes, repaired so that every pair of the key table reaches its ratio. A text, icon or edge
 * colour is changed only where it fails, to the nearest shade of its hue (OKLCH) that passes on all it stands on;
 * grey words that must turn from light to dark, or back, to an ink in the hue of their ground. Only where no colour at all could be read (a blend from black to white, a header and a page
 * too far apart for one text colour) surfaces are moved, as little as possible. Every change is in `repairs`.
 */
export function readablePalette(palette: Palette): ReadablePalette {
  const light = mended(palette, 'light');
  const dark = mended(palette, 'dark');
  return { light: light.values, dark: dark.values, repairs: [...light.repairs, ...dark.repairs] };
}
