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
import {
  applyDarkTint,
  applyRelation,
  applyTint,
  deriveDarkBubble,
  deriveDarkFilling,
  formatOklch,
  GREY,
  getBright,
  limitBrown,
} from './relation.ts';
import { chooseInk, INK, repairAll, written } from './repairKeys.ts';

/** Per step below the light default. */
const LIFT = 0.45;
const MOST_LIFT = 0.18;
/** Of pale grounds. */
const MOST_VIVID = 1.3;
/** Of untinted grounds. */
const DEEPER = 2;
/** Stays coloured. */
const DEEP = 0.6;
/** Readable on dark. */
const LIGHT_TEXT = 0.7;
/** Barely passing text looks dim. */
const DARKEST = { text: 0.76, icon: 0.6, border: 0.6 } as const;

/** Greys take the tint. */
function getTone(own: Oklch, row: ColourRow, tint: Oklch): Oklch {
  const [light, dark] = [oklchOf(row.light), oklchOf(row.dark)];
  if (own.chroma < GREY) return oklchOf(applyTint(tint, row.dark));
  return light.chroma < GREY ? { ...own, chroma: own.chroma * DEEPER } : applyRelation(own, dark, light);
}

/** Never lightens a dark ground. */
function mirrorGround(own: Oklch, row: ColourRow, tint: Oklch): string {
  const [light, dark] = [oklchOf(row.light), oklchOf(row.dark)];
  const lift = Math.min(MOST_LIFT, Math.max(0, light.lightness - own.lightness) * LIFT);
  const { chroma, hue } = getTone(own, row, tint);
  const lightness = Math.min(dark.lightness + lift, Math.max(own.lightness, dark.lightness));
  const mirrored = {
    lightness,
    chroma: Math.min(chroma, Math.max(own.chroma, dark.chroma * MOST_VIVID)),
    hue,
  };
  return formatOklch(isGround(row) && own.lightness > DEEP ? limitBrown(mirrored) : mirrored);
}

function mirrorFigure(colour: string, own: Oklch, row: ColourRow): string {
  if (own.lightness > LIGHT_TEXT) return colour;
  const lightness = oklchOf(row.dark).lightness + oklchOf(row.light).lightness - own.lightness;
  return formatOklch(
    getBright(
      own,
      { ...own, lightness: Math.max(row.kind === 'surface' ? 0 : DARKEST[row.kind], lightness) },
      own,
    ),
  );
}

/** Fillings before lines and icons. */
const LEADS: readonly ColourRow[] = (['filling', 'bubble', 'accent'] as const).flatMap((role) =>
  colourTable.filter(({ brandRole }) => brandRole === role),
);
const GROUNDS: readonly ColourRow[] = colourTable.filter(
  ({ kind, brandRole }) => kind === 'surface' && brandRole === 'soft',
);
/** OKLCH; less lends no hue. */
const HUED = 0.01;

interface Tints {
  readonly lead: Oklch;
  readonly ground: Oklch;
}

function getTints(light: ResolvedPalette): Tints {
  const listChosen = (rows: readonly ColourRow[]) =>
    rows.filter(({ key, light: usual }) => light[key] !== usual);
  const [brand] = listChosen(LEADS);
  const lead = oklchOf(light[brand?.key ?? 'reportBtnBg']);
  const hued = listChosen(GROUNDS)
    .map(({ key }) => oklchOf(light[key]))
    .find(({ chroma }) => chroma >= HUED);
  return { lead, ground: brand ? lead : (hued ?? lead) };
}

function mirrorColour(row: ColourRow, light: ResolvedPalette, tints: Tints): string {
  const colour = light[row.key].slice(0, 7);
  const own = oklchOf(colour);
  const [usual, from] = [oklchOf(row.dark), oklchOf(row.light)];
  if (row.brandRole === 'bubble') return deriveDarkBubble(own, usual, from);
  if (row.brandRole === 'filling') return deriveDarkFilling(own, usual, from);
  // Take the customer's tint.
  if (colour === row.light)
    return row.brandRole === 'accent'
      ? formatOklch(getBright(tints.lead, usual))
      : (isGround(row) ? applyDarkTint : applyTint)(tints.ground, row.dark);
  return row.kind === 'surface' ? mirrorGround(own, row, tints.ground) : mirrorFigure(colour, own, row);
}

function createDraft(palette: Palette): ResolvedPalette {
  const light = resolve(palette, 'light');
  const tints = getTints(light);
  const draft = Object.fromEntries(
    colourTable.map((row) => [row.key, mirrorColour(row, light, tints)]),
  ) as Record<ColourKey, string>;
  for (const [filling, text] of written)
    draft[text] = chooseInk(draft[filling], [light[text].slice(0, 7), applyTint(tints.ground, INK)]);
  return draft;
}

function renameToDark(values: ResolvedPalette): Readonly<Record<DarkKey, string>> {
  return Object.fromEntries(colourKeys.map((key) => [darkKey(key), values[key]])) as Record<DarkKey, string>;
}

/** Derives dark from light (OKLCH), ignoring given dark keys; every pair passes. */
export function darkFromLight(palette: Palette): Readonly<Record<DarkKey, string>> {
  return renameToDark(readablePalette(renameToDark(repairAll(createDraft(palette)))).dark);
}

/** Derives one dark key: repairs text, icons and edges on given dark colours; a surface may require repairs. */
export function darkKeyFromLight(palette: Palette, key: ColourKey): string {
  const drafted = { ...palette, [darkKey(key)]: createDraft(palette)[key] };
  return readablePalette(drafted).dark[key];
}
