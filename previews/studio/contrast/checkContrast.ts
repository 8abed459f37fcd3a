import { contrastOf, type PairContrast } from '@parvis/theme/contrast/contrast';
import { type Repair, readablePalette } from '@parvis/theme/contrast/readable';
import { surfaceTable } from '@parvis/theme/contrast/surfaces';
import { type ColourKey, colourKeys, type Scheme } from '@parvis/theme/palette/keys';
import type { Palette } from '@parvis/theme/palette/palette';
import { getPaletteKey } from '../state/paletteKeys.ts';

export interface CheckedPair extends PairContrast {
  readonly scheme: Scheme;
}

const schemes = ['light', 'dark'] as const;

/** Below 1 it fails. */
const getAchievedShare = ({ ratio, required }: PairContrast): number => ratio / required;

/** Worst first; fast enough for each keystroke. */
export function checkContrast(palette: Palette): readonly CheckedPair[] {
  const pairs = contrastOf(palette);
  return schemes
    .flatMap((scheme) => pairs[scheme].map((pair) => ({ ...pair, scheme })))
    .sort((first, second) => getAchievedShare(first) - getAchievedShare(second));
}

const isKey = (key: string): key is ColourKey => colourKeys.some((own) => own === key);

/** Outlines are outside the palette. */
export function getPairKeys({ surface, key }: Pick<PairContrast, 'surface' | 'key'>): readonly ColourKey[] {
  const grounds = surfaceTable.find((row) => row.surface === surface)?.keys ?? [];
  return [...(isKey(key) ? [key] : []), ...grounds];
}

export const listRepairs = (palette: Palette): readonly Repair[] => readablePalette(palette).repairs;

export function listPairRepairs(pair: CheckedPair, repairs: readonly Repair[]): readonly Repair[] {
  const keys = getPairKeys(pair);
  return repairs.filter(({ scheme, key }) => scheme === pair.scheme && keys.includes(key));
}

/** Writes repairs into a palette. */
export function applyRepairs(palette: Palette, repairs: readonly Repair[]): Palette {
  return {
    ...palette,
    ...Object.fromEntries(repairs.map(({ scheme, key, to }) => [getPaletteKey(key, scheme), to])),
  };
}
