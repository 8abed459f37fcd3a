import { edgeProperty, getEdges } from '../contrast/edges.ts';
import { outlinesOn } from '../contrast/outlines.ts';
import { getPlaceholder } from '../contrast/placeholder.ts';
import {
  type ColourKey,
  colourTable,
  customProperty,
  type OutlineKey,
  type ResolvedPalette,
  type Scheme,
} from '../palette/keys.ts';
import { parseColourOrWarn, toObject } from '../palette/noPalette.ts';
import { createPaletteShadows } from './shadows.ts';

export type Declaration = readonly [property: `--pv-${string}`, value: string];

/** Invalid values become defaults. */
function parseAll(palette: ResolvedPalette | undefined, scheme: Scheme): ResolvedPalette {
  const given = toObject(palette);
  return Object.fromEntries(
    colourTable.map((row) => [row.key, parseColourOrWarn(given[row.key], row.key) ?? row[scheme]]),
  ) as Record<ColourKey, string>;
}

/** Colours, case outlines, edges of fillings, placeholder and shadows. */
export function declarationsOf(
  palette: ResolvedPalette | undefined,
  scheme: Scheme = 'light',
): readonly Declaration[] {
  const safe = parseAll(palette, scheme);
  const colours = Object.entries({ ...safe, ...outlinesOn(safe) }) as [ColourKey | OutlineKey, string][];
  const shadows = createPaletteShadows(safe);
  return [
    ...colours.map(([key, value]) => [customProperty(key), value] as const),
    ...getEdges(safe).map(([key, colour]) => [edgeProperty(key), colour ?? 'transparent'] as const),
    ['--pv-placeholder', getPlaceholder(safe)],
    ['--pv-shadows-low', shadows.low],
    ['--pv-shadows-high', shadows.high],
  ];
}
