import { contrast } from '../contrast/contrast.ts';
import { nearestShade } from '../contrast/nearest.ts';
import { needs, readsEverywhere } from '../contrast/needs.ts';
import {
  type ColourKey,
  colourKeys,
  colourTable,
  defaultPalette,
  type ResolvedPalette,
} from '../palette/keys.ts';
import { TEXT_CONTRAST } from '../palette/table.ts';

/** Each surface filled with the brand colour, and each key written on it. */
export const written: readonly (readonly [filling: ColourKey, text: ColourKey])[] = colourTable
  .filter(({ brandRole }) => brandRole === 'filling' || brandRole === 'bubble')
  .flatMap((row) =>
    colourKeys
      .filter((key) => row.mustCarry.some((carried) => carried.key === key))
      .map((key) => [row.key, key] as const),
  );

/** The lightest ground there is. */
export const WHITE = '#FFFFFF';
/** The darkest. */
export const BLACK = '#000000';
/** Dark text on a pale filling. */
export const INK = defaultPalette('dark').reportBtnTxt;

/** The first of several colours that reads as text on a ground; else black or white, one of which always does. */
export function inkOn(ground: string, wanted: readonly string[]): string {
  return [...wanted, WHITE].find((text) => contrast(text, ground) >= TEXT_CONTRAST) ?? BLACK;
}

/** One text, icon or edge brought to the nearest shade that passes on all it stands on; surfaces are never touched. */
export function withReadable(draft: ResolvedPalette, key: ColourKey): ResolvedPalette {
  const reads = readsEverywhere(draft, key);
  return reads(draft[key]) ? draft : { ...draft, [key]: nearestShade(draft[key], reads) ?? draft[key] };
}

/** The draft with all that stands on its surfaces made readable where a shade of it can be. */
export function allReadable(draft: ResolvedPalette): ResolvedPalette {
  return [...needs.keys()].reduce(withReadable, draft);
}
