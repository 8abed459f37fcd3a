import { edgeProperty, edgesOf } from '../contrast/edges.ts';
import { outlinesOn } from '../contrast/outlines.ts';
import { placeholderOn } from '../contrast/placeholder.ts';
import {
  type ColourKey,
  colourTable,
  customProperty,
  type OutlineKey,
  type ResolvedPalette,
  type Scheme,
} from '../palette/keys.ts';
import { colourIn, orNone } from '../palette/noPalette.ts';
import { shadowsOf } from './shadows.ts';

export type Declaration = readonly [property: `--pv-${string}`, value: string];

/** Parses every value again; invalid ones become defaults. */
function checked(palette: ResolvedPalette | undefined, scheme: Scheme): ResolvedPalette {
  const given = orNone(palette);
  return Object.fromEntries(
    colourTable.map((row) => [row.key, colourIn(given[row.key], row.key) ?? row[scheme]]),
  ) as Record<ColourKey, string>;
}

/** Custom properties of a palette: colours, case outlines, edges of fillings, placeholder and shadows. */
export function declarationsOf(
  palette: ResolvedPalette | undefined,
  scheme: Scheme = 'light',
): readonly Declaration[] {
  const safe = checked(palette, scheme);
  const colours = Object.entries({ ...safe, ...outlinesOn(safe) }) as [ColourKey | OutlineKey, string][];
  const shadows = shadowsOf(safe);
  return [
    ...colours.map(([key, value]) => [customProperty(key), value] as const),
    ...edgesOf(safe).map(([key, colour]) => [edgeProperty(key), colour ?? 'transparent'] as const),
    ['--pv-placeholder', placeholderOn(safe)],
    ['--pv-shadows-low', shadows.low],
    ['--pv-shadows-high', shadows.high],
  ];
}
