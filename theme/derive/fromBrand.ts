import { parseColour } from '../colour.ts';
import {
  type ColourKey,
  type ColourRow,
  colourKeys,
  colourTable,
  type ResolvedPalette,
  type Scheme,
} from '../keys.ts';
import { type Oklch, oklchOf } from '../oklch.ts';
import { darkKey, type Palette } from '../palette.ts';
import { accents, allReadable, INK, inkOn, WHITE, written } from './reading.ts';
import { beside, bright, darkBubble, darkFilling, drawn, model, soft } from './relation.ts';

/** As much lighter or darker than the brand as the default is than the product's own. */
function accent(own: Oklch, value: string): string {
  const { lightness, ...rest } = beside(own, oklchOf(value));
  return drawn({ lightness: own.lightness + lightness - model.lightness, ...rest });
}

function lightOf(colour: string, own: Oklch, row: ColourRow): string {
  if (written.has(row.key)) return colour;
  return accents.has(row.key) ? accent(own, row.light) : soft(own, row.light);
}

function darkOf(own: Oklch, row: ColourRow): string {
  const usual = oklchOf(row.dark);
  if (row.key === 'msgMineBg') return darkBubble(own, usual);
  if (written.has(row.key)) return darkFilling(own, usual);
  return accents.has(row.key) ? drawn(bright(own, usual)) : soft(own, row.dark);
}

function drafted(colour: string, scheme: Scheme): ResolvedPalette {
  const own = oklchOf(colour);
  const draft = Object.fromEntries(
    colourTable.map((row) => [row.key, scheme === 'light' ? lightOf(colour, own, row) : darkOf(own, row)]),
  ) as Record<ColourKey, string>;
  for (const [ground, text] of written) draft[text] = inkOn(draft[ground], [WHITE, soft(own, INK)]);
  return allReadable(draft);
}

/**
 * A whole palette, light and dark, from one brand colour: the default palette turned to its hue. In the light scheme
 * buttons and the reader's bubble carry the brand colour itself; edges, icons and soft grounds stand to it as the
 * defaults stand to the product's own. Every pair passes as it is, whatever the colour.
 *
 * @param colour any notation the colour parser reads; alpha is dropped
 * @returns all 62 keys; null when it is no colour
 */
export function paletteFromBrand(colour: string): Palette | null {
  const parsed = parseColour(colour)?.slice(0, 7);
  if (!parsed) return null;
  const light = drafted(parsed, 'light');
  const dark = drafted(parsed, 'dark');
  return Object.fromEntries(
    colourKeys.flatMap((key) => [
      [key, light[key]],
      [darkKey(key), dark[key]],
    ]),
  );
}
