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
import { isGround } from './fromBrand.ts';
import { allReadable, INK, inkOn, written } from './reading.ts';
import {
  beside,
  bright,
  darkBubble,
  darkFilling,
  darkGround,
  drawn,
  GREY,
  soft,
  softDark,
} from './relation.ts';

/** How much lighter than its dark default a ground becomes for each step it is darker than its light default. */
const LIFT = 0.45;
const MOST_LIFT = 0.18;
/** How much more vivid than its dark default a pale ground may become. */
const MOST_VIVID = 1.3;
/** How much more vivid a ground without a tinted default becomes. */
const DEEPER = 2;
/** A ground darker than this in the light scheme is a colour of the customer's, and stays one. */
const DEEP = 0.6;
/** A text or icon lighter than this reads on dark grounds as it is. */
const LIGHT_TEXT = 0.7;
/** The darkest a mirrored figure becomes: words that only just pass look dim on a dark ground. */
const DARKEST = { text: 0.76, icon: 0.6, border: 0.6 } as const;

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
  const mirrored = {
    lightness,
    chroma: Math.min(chroma, Math.max(own.chroma, dark.chroma * MOST_VIVID)),
    hue,
  };
  return drawn(isGround(row) && own.lightness > DEEP ? darkGround(mirrored) : mirrored);
}

/** Mirrored to light, unless it is light already. */
function figure(colour: string, own: Oklch, row: ColourRow): string {
  if (own.lightness > LIGHT_TEXT) return colour;
  const lightness = oklchOf(row.dark).lightness + oklchOf(row.light).lightness - own.lightness;
  return drawn(
    bright(
      own,
      { ...own, lightness: Math.max(row.kind === 'surface' ? 0 : DARKEST[row.kind], lightness) },
      own,
    ),
  );
}

/** What of a palette speaks for its brand: what is filled with it before lines and icons. */
const LEADS: readonly ColourRow[] = (['filling', 'bubble', 'accent'] as const).flatMap((role) =>
  colourTable.filter(({ brandRole }) => brandRole === role),
);
/** What speaks for its hue where nothing else does. */
const GROUNDS: readonly ColourRow[] = colourTable.filter(
  ({ kind, brandRole }) => kind === 'surface' && brandRole === 'soft',
);
/** A ground paler than this gives no hue to others (OKLCH). */
const HUED = 0.01;

/** Whose hue greys, and what was left as it was, take: a brand's lines and icons, a ground's only other grounds. */
interface Tints {
  readonly lead: Oklch;
  readonly ground: Oklch;
}

function tintsOf(light: ResolvedPalette): Tints {
  const chosen = (rows: readonly ColourRow[]) => rows.filter(({ key, light: usual }) => light[key] !== usual);
  const [brand] = chosen(LEADS);
  const lead = oklchOf(light[brand?.key ?? 'reportBtnBg']);
  const hued = chosen(GROUNDS)
    .map(({ key }) => oklchOf(light[key]))
    .find(({ chroma }) => chroma >= HUED);
  return { lead, ground: brand ? lead : (hued ?? lead) };
}

function mirrored(row: ColourRow, light: ResolvedPalette, tints: Tints): string {
  const colour = light[row.key].slice(0, 7);
  const own = oklchOf(colour);
  const [usual, from] = [oklchOf(row.dark), oklchOf(row.light)];
  if (row.brandRole === 'bubble') return darkBubble(own, usual, from);
  if (row.brandRole === 'filling') return darkFilling(own, usual, from);
  // What the customer left as it was takes the customer's tint, so that nothing stands out.
  if (colour === row.light)
    return row.brandRole === 'accent'
      ? drawn(bright(tints.lead, usual))
      : (isGround(row) ? softDark : soft)(tints.ground, row.dark);
  return row.kind === 'surface' ? ground(own, row, tints.ground) : figure(colour, own, row);
}

/** Every dark colour by itself, before what stands on what is looked at. */
function draftOf(palette: Palette): ResolvedPalette {
  const light = resolve(palette, 'light');
  const tints = tintsOf(light);
  const draft = Object.fromEntries(
    colourTable.map((row) => [row.key, mirrored(row, light, tints)]),
  ) as Record<ColourKey, string>;
  for (const [filling, text] of written)
    draft[text] = inkOn(draft[filling], [light[text].slice(0, 7), soft(tints.ground, INK)]);
  return draft;
}

function darkened(values: ResolvedPalette): Readonly<Record<DarkKey, string>> {
  return Object.fromEntries(colourKeys.map((key) => [darkKey(key), values[key]])) as Record<DarkKey, string>;
}

/** Derives the dark side of a palette from its light side (OKLCH), ignoring the old dark side; every pair passes. */
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
