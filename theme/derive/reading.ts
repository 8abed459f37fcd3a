import { contrast } from '../contrast.ts';
import { groundsOf, weakest } from '../ground.ts';
import { type ColourKey, defaultPalette, type ResolvedPalette } from '../keys.ts';
import { needs } from '../moving.ts';
import { nearestShade } from '../nearest.ts';
import { parseHex } from '../rgba.ts';

/** Surfaces filled with the brand colour, and what is written on them and nowhere else. */
export const written: ReadonlyMap<ColourKey, ColourKey> = new Map([
  ['reportBtnBg', 'reportBtnTxt'],
  ['btn1Bg', 'btn1Fill'],
  ['msgMineBg', 'msgMineTxt'],
]);

/** Drawn in the brand colour or a shade beside it. */
export const accents: ReadonlySet<ColourKey> = new Set([
  'mainBtnImg',
  'mainBtnSelImg',
  'reportBtnBrdr',
  'btn2Fill',
]);

export const WHITE = '#FFFFFF';
const BLACK = '#000000';
/** Dark text on a pale filling. */
export const INK = defaultPalette('dark').reportBtnTxt;
/** Least contrast of text. */
const TEXT = 4.5;

/** The first of several colours that reads as text on a ground; else black or white, one of which always does. */
export function inkOn(ground: string, wanted: readonly string[]): string {
  return [...wanted, WHITE].find((text) => contrast(text, ground) >= TEXT) ?? BLACK;
}

/** One text, icon or edge brought to the nearest shade that passes on all it stands on; surfaces are never touched. */
function withReadable(draft: ResolvedPalette, key: ColourKey): ResolvedPalette {
  const ground = groundsOf(draft);
  const passes = (hex: string): boolean =>
    (needs.get(key) ?? []).every(({ row, ratio }) => weakest(parseHex(hex), ground(row.surface)) >= ratio);
  return passes(draft[key]) ? draft : { ...draft, [key]: nearestShade(draft[key], passes) ?? draft[key] };
}

/** The draft with all that stands on its surfaces made readable where a shade of it can be. */
export function allReadable(draft: ResolvedPalette): ResolvedPalette {
  return [...needs.keys()].reduce(withReadable, draft);
}
