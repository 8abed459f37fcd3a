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
import {
  applyDarkTint,
  applyRelation,
  applyTint,
  deriveDarkBubble,
  deriveDarkFilling,
  formatOklch,
  getBright,
  model,
} from './relation.ts';
import { chooseInk, INK, repairAll, WHITE, written } from './repairKeys.ts';

/** Lightness offset to the product's brand. */
function deriveAccent(own: Oklch, value: string): string {
  const { lightness, ...rest } = applyRelation(own, oklchOf(value));
  return formatOklch({ lightness: own.lightness + lightness - model.lightness, ...rest });
}

type Derivation = (colour: string, own: Oklch, usual: string) => string;

const derivations: Readonly<Record<BrandRole, Readonly<Record<Scheme, Derivation>>>> = {
  filling: { light: (colour) => colour, dark: (_, own, usual) => deriveDarkFilling(own, oklchOf(usual)) },
  bubble: { light: (colour) => colour, dark: (_, own, usual) => deriveDarkBubble(own, oklchOf(usual)) },
  accent: {
    light: (_, own, usual) => deriveAccent(own, usual),
    dark: (_, own, usual) => formatOklch(getBright(own, oklchOf(usual))),
  },
  soft: { light: (_, own, usual) => applyTint(own, usual), dark: (_, own, usual) => applyTint(own, usual) },
};

/** Selected tiles show their colour: no ground. */
export const isGround = ({ kind, brandRole, place }: ColourRow): boolean =>
  kind === 'surface' && brandRole === 'soft' && place !== 'selectedTile';

export function draftFromBrand(colour: string, scheme: Scheme): ResolvedPalette {
  const own = oklchOf(colour);
  const draft = Object.fromEntries(
    colourTable.map((row) => [
      row.key,
      scheme === 'dark' && isGround(row)
        ? applyDarkTint(own, row.dark)
        : derivations[row.brandRole][scheme](colour, own, row[scheme]),
    ]),
  ) as Record<ColourKey, string>;
  for (const [filling, text] of written)
    draft[text] = chooseInk(draft[filling], [WHITE, applyTint(own, INK)]);
  return draft;
}

/**
 * Derives both schemes from one brand colour; every pair passes. Drops alpha.
 * @returns null if invalid
 */
export function paletteFromBrand(colour: string): Palette | null {
  const parsed = parseColour(colour)?.slice(0, 7);
  if (!parsed) return null;
  const light = repairAll(draftFromBrand(parsed, 'light'));
  const dark = repairAll(draftFromBrand(parsed, 'dark'));
  return Object.fromEntries(
    colourKeys.flatMap((key) => [
      [key, light[key]],
      [darkKey(key), dark[key]],
    ]),
  );
}
