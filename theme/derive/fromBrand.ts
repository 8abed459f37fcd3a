import { parseColour } from '../colour/colour.ts';
import { type Oklch, oklchOf } from '../colour/oklch.ts';
import {
  type BrandRole,
  type ColourKey,
  type ColourRow,
  colourKeys,
  colourTable,
  type ResolvedPalette,
  type Scheme,
} from '../palette/keys.ts';
import { darkKey, type Palette } from '../palette/palette.ts';
import { allReadable, INK, inkOn, WHITE, written } from './reading.ts';
import { beside, bright, darkBubble, darkFilling, drawn, model, soft, softDark } from './relation.ts';

/** Keeps the default's lightness offset to the product's brand. */
function accent(own: Oklch, value: string): string {
  const { lightness, ...rest } = beside(own, oklchOf(value));
  return drawn({ lightness: own.lightness + lightness - model.lightness, ...rest });
}

type Derivation = (colour: string, own: Oklch, usual: string) => string;

const derivations: Readonly<Record<BrandRole, Readonly<Record<Scheme, Derivation>>>> = {
  filling: { light: (colour) => colour, dark: (_, own, usual) => darkFilling(own, oklchOf(usual)) },
  bubble: { light: (colour) => colour, dark: (_, own, usual) => darkBubble(own, oklchOf(usual)) },
  accent: {
    light: (_, own, usual) => accent(own, usual),
    dark: (_, own, usual) => drawn(bright(own, oklchOf(usual))),
  },
  soft: { light: (_, own, usual) => soft(own, usual), dark: (_, own, usual) => soft(own, usual) },
};

/** Selected tiles show their colour, so they are no ground. */
export const isGround = ({ kind, brandRole, place }: ColourRow): boolean =>
  kind === 'surface' && brandRole === 'soft' && place !== 'selectedTile';

export function drafted(colour: string, scheme: Scheme): ResolvedPalette {
  const own = oklchOf(colour);
  const draft = Object.fromEntries(
    colourTable.map((row) => [
      row.key,
      scheme === 'dark' && isGround(row)
        ? softDark(own, row.dark)
        : derivations[row.brandRole][scheme](colour, own, row[scheme]),
    ]),
  ) as Record<ColourKey, string>;
  for (const [filling, text] of written) draft[text] = inkOn(draft[filling], [WHITE, soft(own, INK)]);
  return draft;
}

/**
 * Derives a palette, light and dark, from one brand colour; every pair passes. Alpha is dropped.
 * @returns null if invalid
 */
export function paletteFromBrand(colour: string): Palette | null {
  const parsed = parseColour(colour)?.slice(0, 7);
  if (!parsed) return null;
  const light = allReadable(drafted(parsed, 'light'));
  const dark = allReadable(drafted(parsed, 'dark'));
  return Object.fromEntries(
    colourKeys.flatMap((key) => [
      [key, light[key]],
      [darkKey(key), dark[key]],
    ]),
  );
}
