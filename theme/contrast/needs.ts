import { parseHex } from '../colour/rgba.ts';
import { type ColourKey, colourKeys, type ResolvedPalette } from '../palette/keys.ts';
import { createSampler, getWeakestContrast } from './ground.ts';
import { type SurfaceRow, surfaceTable } from './surfaces.ts';

export interface Need {
  readonly row: SurfaceRow;
  readonly ratio: number;
}

/** Required ratios by key, strictest first. */
export const needs: ReadonlyMap<ColourKey, readonly Need[]> = new Map(
  colourKeys
    .map((key) => [key, surfaceTable.flatMap((row) => listNeeds(row, key))] as const)
    .filter(([, list]) => list.length > 0)
    .sort(([, first], [, second]) => getStrictest(second) - getStrictest(first)),
);

function listNeeds(row: SurfaceRow, key: ColourKey): Need[] {
  const carried = row.carries.find((entry) => entry.key === key);
  return carried ? [{ row, ratio: carried.ratio }] : [];
}

function getStrictest(list: readonly Need[]): number {
  return Math.max(...list.map((need) => need.ratio));
}

export function createReadableTest(palette: ResolvedPalette, key: ColourKey): (hex: string) => boolean {
  const ground = createSampler(palette);
  const list = needs.get(key) ?? [];
  return (hex) =>
    list.every(({ row, ratio }) => getWeakestContrast(parseHex(hex), ground(row.surface)) >= ratio);
}
