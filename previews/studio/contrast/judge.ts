import { contrastOf, type PairContrast } from '@parvis/theme/contrast/contrast';
import { type Repair, readablePalette } from '@parvis/theme/contrast/readable';
import { surfaceTable } from '@parvis/theme/contrast/surfaces';
import { type ColourKey, colourKeys, type Scheme } from '@parvis/theme/palette/keys';
import type { Palette } from '@parvis/theme/palette/palette';
import { keyOf } from '../state/keyOf.ts';

/** One pair of the key table in one scheme. */
export interface JudgedPair extends PairContrast {
  readonly scheme: Scheme;
}

const schemes = ['light', 'dark'] as const;

/** How much of its ratio a pair reaches: below 1 it fails. */
const reach = ({ ratio, required }: PairContrast): number => ratio / required;

/** Every pair of both schemes, the worst first. Quick enough for each keystroke. */
export function judge(palette: Palette): readonly JudgedPair[] {
  const pairs = contrastOf(palette);
  return schemes
    .flatMap((scheme) => pairs[scheme].map((pair) => ({ ...pair, scheme })))
    .sort((first, second) => reach(first) - reach(second));
}

const isKey = (key: string): key is ColourKey => colourKeys.some((own) => own === key);

/** The keys a pair is made of. Outlines are fixed colours and no part of a palette. */
export function keysOfPair({ surface, key }: Pick<PairContrast, 'surface' | 'key'>): readonly ColourKey[] {
  const grounds = surfaceTable.find((row) => row.surface === surface)?.keys ?? [];
  return [...(isKey(key) ? [key] : []), ...grounds];
}

/** What the app will change in a palette before it draws it. */
export const repairsOf = (palette: Palette): readonly Repair[] => readablePalette(palette).repairs;

/** The repairs that make one pair readable. */
export function repairsOfPair(pair: JudgedPair, repairs: readonly Repair[]): readonly Repair[] {
  const keys = keysOfPair(pair);
  return repairs.filter(({ scheme, key }) => scheme === pair.scheme && keys.includes(key));
}

/** The palette with what the app would change written into it. */
export function withRepairs(palette: Palette, repairs: readonly Repair[]): Palette {
  return {
    ...palette,
    ...Object.fromEntries(repairs.map(({ scheme, key, to }) => [keyOf(key, scheme), to])),
  };
}
