import { contrast } from '../contrast/contrast.ts';
import { findNearestShade } from '../contrast/nearest.ts';
import { createReadableTest, needs } from '../contrast/needs.ts';
import {
  type ColourKey,
  colourKeys,
  colourTable,
  defaultPalette,
  type ResolvedPalette,
} from '../palette/keys.ts';
import { TEXT_CONTRAST } from '../palette/table.ts';

export const written: readonly (readonly [filling: ColourKey, text: ColourKey])[] = colourTable
  .filter(({ brandRole }) => brandRole === 'filling' || brandRole === 'bubble')
  .flatMap((row) =>
    colourKeys
      .filter((key) => row.mustCarry.some((carried) => carried.key === key))
      .map((key) => [row.key, key] as const),
  );

export const WHITE = '#FFFFFF';
export const BLACK = '#000000';
/** On pale fillings. */
export const INK = defaultPalette('dark').reportBtnTxt;

/** Else black or white. */
export function chooseInk(ground: string, wanted: readonly string[]): string {
  return [...wanted, WHITE].find((text) => contrast(text, ground) >= TEXT_CONTRAST) ?? BLACK;
}

export function repairKey(draft: ResolvedPalette, key: ColourKey): ResolvedPalette {
  const reads = createReadableTest(draft, key);
  return reads(draft[key]) ? draft : { ...draft, [key]: findNearestShade(draft[key], reads) ?? draft[key] };
}

/** Moves no surfaces. */
export function repairAll(draft: ResolvedPalette): ResolvedPalette {
  return [...needs.keys()].reduce(repairKey, draft);
}
