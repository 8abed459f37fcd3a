import { type Oklch, oklchOf } from '../colour/oklch.ts';
import { readablePalette } from '../contrast/readable.ts';
import {
  type ColourKey,
  type ColourRow,
  colourKeys,
  colourTable,
  type ResolvedPalette,
} from '../palette/keys.ts';
import { type DarkKey, darkKey, type Palette } from '../palette/palette.ts';
import { resolve } from '../palette/resolve.ts';
import { allReadable, INK, inkOn, written } from './reading.ts';
import { beside, bright, darkBubble, darkFilling, drawn, GREY, soft } from './relation.ts';

/** How much lighter than its dark default a ground becomes for each step it is darker than its light default. */
const LIFT = 0.45;
const MOST_LIFT = 0.18;
/** How much more vivid than its dark default a pale ground may become. */
const MOST_VIVID = 1.3;
/** How much more vivid a ground without a tinted default becomes. */
const DEEPER = 2;
/** A text or icon lighter than this reads on dark grounds as it is. */
const LIGHT_TEXT = 0.7;
/** The darkest a mirrored text becomes. */
const DARKEST_TEXT = 0.6;

/** Hue and vividness of a ground on dark, as the default's change; greys take the tint of the palette. */
function toned(own: Oklch, row: ColourRow, tint: Oklch): Oklch {
  const [light, dark] = [oklchOf(row.light), oklchOf(row.dark)];
  if (own.chroma < GREY) return oklchOf(soft(tint, row.dark));
  return light.chroma < GREY ? { ...own, chroma: own.chroma * DEEPER } : beside(own, dark, light);
}

/** Mirrored to dark. A ground that is dark already grows no lighter. */
function ground(own: Oklch, row: ColourRow, tint: Oklch): string {
  const [light, dark] = [oklchOf(row.light), oklchOf(row.dark)];
  const lift = Math.min(MOST_LIFT, Math.max(0, light.lightness - own.lightness) * LIFT);
  const { chroma, hue } = toned(own, row, tint);
  const lightness = Math.min(dark.lightness + lift, Math.max(own.lightness, dark.lightness));
  return drawn({ lightness, chroma: Math.min(chroma, Math.max(own.chroma, dark.chroma * MOST_VIVID)), hue });
}

/** Mirrored to light, unless it is light already. */
function figure(colour: string, own: Oklch, row: ColourRow): string {
  if (own.lightness > LIGHT_TEXT) return colour;
  const lightness = oklchOf(row.dark).lightness + oklchOf(row.light).lightness - own.lightness;
  return drawn(bright(own, { ...own, lightness: Math.max(DARKEST_TEXT, lightness) }, own));
}

function mirrored(row: ColourRow, light: ResolvedPalette, tint: Oklch): string {
  const colour = light[row.key].slice(0, 7);
  const own = oklchOf(colour);
  const [usual, from] = [oklchOf(row.dark), oklchOf(row.light)];
  if (row.brandRole === 'bubble') return darkBubble(own, usual, from);
  if (row.brandRole === 'filling') return darkFilling(own, usual, from);
  // What the customer left as it was takes the customer's tint, so that nothing stands out.
  if (colour === row.light)
    return row.brandRole === 'accent' ? drawn(bright(tint, usual)) : soft(tint, row.dark);
  return row.kind === 'surface' ? ground(own, row, tint) : figure(colour, own, row);
}

/** Every dark colour by itself, before what stands on what is looked at. */
function draftOf(palette: Palette): ResolvedPalette {
  const light = resolve(palette, 'light');
  const tint = oklchOf(light.reportBtnBg);
  const draft = Object.fromEntries(colourTable.map((row) => [row.key, mirrored(row, light, tint)])) as Record<
    ColourKey,
    string
  >;
  for (const [filling, text] of written)
    draft[text] = inkOn(draft[filling], [light[text].slice(0, 7), soft(tint, INK)]);
  return draft;
}

function darkened(values: ResolvedPalette): Readonly<Record<DarkKey, string>> {
  return Object.fromEntries(colourKeys.map((key) => [darkKey(key), values[key]])) as Record<DarkKey, string>;
}

/**
 * The dark side of a palette from its light side (OKLCH): hues kept, grounds mirrored to dark and texts to light as
 * the defaults are, fillings no darker than the defaults. The dark side it had is not looked at. Every pair passes.
 * From the light defaults it gives the dark defaults.
 */
export function darkFromLight(palette: Palette): Readonly<Record<DarkKey, string>> {
  return darkened(readablePalette(darkened(allReadable(draftOf(palette)))).dark);
}

/**
 * One dark colour from its light twin, fitted to the dark colours that the palette has: a text, icon or edge comes out
 * readable on them; a surface comes out as in the whole, and what stands on it may then have to be repaired.
 */
export function darkKeyFromLight(palette: Palette, key: ColourKey): string {
  const drafted = { ...palette, [darkKey(key)]: draftOf(palette)[key] };
  return readablePalette(drafted).dark[key];
}
