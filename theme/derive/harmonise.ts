import { distanceOf, type Oklch, oklchOf } from '../colour/oklch.ts';
import { readablePalette } from '../contrast/readable.ts';
import { type ColourKey, type ColourRow, colourKeys, colourTable, type Scheme } from '../palette/keys.ts';
import { darkKey, type Palette, type PaletteKey } from '../palette/palette.ts';
import { resolve } from '../palette/resolve.ts';
import { completePalette, findLead } from './complete.ts';
import { isGround, paletteFromBrand } from './fromBrand.ts';

/** Other hue, too vivid ground, wrong scheme, or visibly moved by a repair. */
export type Discord = 'hue' | 'loud' | 'side' | 'moved';

export interface Discordant {
  readonly name: PaletteKey;
  readonly key: ColourKey;
  readonly scheme: Scheme;
  readonly reason: Discord;
}

/** OKLab. */
const VISIBLE = 0.05;
/** Degrees. */
const KIN = 38;
/** OKLCH. */
const SEEN = { ground: 0.03, figure: 0.05 } as const;
/** More for tiles and bars. */
const LOUD = { wide: 0.075, framed: 0.16, bright: 0.55 } as const;
/** Lightness. */
const OTHER_SIDE = 0.4;

/** Lightness; requires another theme. */
const TURNED = 0.25;

const MOST_ROUNDS = 4;

const WIDE: ReadonlySet<ColourRow['place']> = new Set(['page', 'field', 'drawer', 'othersMessage']);

const getName = (key: ColourRow['key'], scheme: Scheme): PaletteKey =>
  scheme === 'light' ? key : darkKey(key);

const isKin = (one: Oklch, other: Oklch): boolean => {
  const apart = Math.abs(one.hue - other.hue) % 360;
  return Math.min(apart, 360 - apart) <= KIN;
};

const isSeen = (row: ColourRow, { chroma }: Oklch): boolean =>
  chroma >= (isGround(row) ? SEEN.ground : SEEN.figure);

/** May share a second hue. */
const isAccent = ({ brandRole, place }: ColourRow): boolean =>
  brandRole === 'accent' || place === 'selectedTile' || place === 'secondButton';

interface Chosen {
  readonly row: ColourRow;
  readonly scheme: Scheme;
  readonly name: PaletteKey;
  readonly colour: Oklch;
}

const listChosen = (palette: Palette): readonly Chosen[] =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    colourTable.flatMap((row) => {
      const name = getName(row.key, scheme);
      const hex = palette[name];
      return hex === undefined ? [] : [{ row, scheme, name, colour: oklchOf(hex) }];
    }),
  );

/** The brand, an accent beside a brand filling, and a quiet page. */
function pickAllowedHues(palette: Palette, whole: Palette, chosen: readonly Chosen[]) {
  const brand = findLead(palette) ?? findLead(whole);
  if (!brand) return undefined;
  const lead = oklchOf(brand.colour);
  const other = chosen.find(
    ({ row, scheme, colour }) =>
      scheme === 'light' && isAccent(row) && isSeen(row, colour) && !isKin(colour, lead),
  );
  const pages = chosen.filter(({ row, colour }) => row.place === 'page' && colour.chroma <= LOUD.wide);
  return { lead, accent: brand.isFilling ? other?.colour : undefined, pages };
}

function isFlippingGrounds({ row, scheme, name }: Chosen, palette: Palette, whole: Palette): boolean {
  const isOpen = (key: ColourKey | null) => !key || palette[getName(key, scheme)] === undefined;
  const grounds = colourTable.filter(
    ({ key, pairedWith, mustCarry }) =>
      mustCarry.some((carried) => carried.key === row.key) && isOpen(key) && isOpen(pairedWith),
  );
  if (grounds.length === 0) return false;
  const { [name]: _, ...without } = palette;
  const getLightness = (one: Palette, key: ColourKey) => oklchOf(one[getName(key, scheme)] ?? '').lightness;
  const usual = completePalette(without);
  return grounds.some(({ key }) => Math.abs(getLightness(whole, key) - getLightness(usual, key)) > TURNED);
}

export function findDiscordantColours(palette: Palette): readonly Discordant[] {
  const chosen = listChosen(palette);
  const whole = completePalette(palette);
  const hues = pickAllowedHues(palette, whole, chosen);
  const { repairs } = readablePalette(whole);

  const hasOwnHue = ({ row, colour, scheme }: Chosen): boolean => {
    if (!hues || !isSeen(row, colour) || isKin(colour, hues.lead)) return false;
    if (hues.accent && isAccent(row) && isKin(colour, hues.accent)) return false;
    return !(
      isGround(row) &&
      colour.chroma <= LOUD.wide &&
      hues.pages.some((page) => page.scheme === scheme && isKin(colour, page.colour))
    );
  };
  const isLoud = ({ row, colour }: Chosen): boolean =>
    isGround(row) &&
    (WIDE.has(row.place)
      ? colour.chroma > LOUD.wide
      : colour.chroma > LOUD.framed && colour.lightness > LOUD.bright);
  const isOtherSide = (one: Chosen): boolean => {
    if (one.row.kind === 'text' || one.row.kind === 'icon') return isFlippingGrounds(one, palette, whole);
    const page = oklchOf(resolve(whole, one.scheme).bg1).lightness;
    return isGround(one.row) && WIDE.has(one.row.place) && Math.abs(one.colour.lightness - page) > OTHER_SIDE;
  };
  const isMoved = ({ row, scheme }: Chosen): boolean =>
    repairs.some(
      (one) => one.scheme === scheme && one.key === row.key && distanceOf(one.from, one.to) > VISIBLE,
    );

  const reasons = [
    ['hue', hasOwnHue],
    ['loud', isLoud],
    ['side', isOtherSide],
    ['moved', isMoved],
  ] as const;
  return chosen.flatMap((one) => {
    const found = reasons.find(([, holds]) => holds(one));
    return found ? [{ name: one.name, key: one.row.key, scheme: one.scheme, reason: found[0] }] : [];
  });
}

const makeReadable = (palette: Palette): Palette => {
  const read = readablePalette(palette);
  return Object.fromEntries(
    colourKeys.flatMap((key) => [
      [key, read.light[key]],
      [darkKey(key), read.dark[key]],
    ]),
  );
};

/** Buttons keep a lost brand. */
function replaceDiscord(palette: Palette, discord: readonly Discordant[]): Palette {
  const gone = new Set<string>(discord.map(({ name }) => name));
  const kept: Palette = Object.fromEntries(Object.entries(palette).filter(([key]) => !gone.has(key)));
  const brand = findLead(palette)?.colour;
  const hasLead = brand === undefined || findLead(kept)?.colour === brand;
  return makeReadable(completePalette(hasLead ? kept : { ...kept, btn1Bg: brand }));
}

/** Replaces clashing colours and completes the rest. Keeps the brand; derives all from it if nothing else converges. */
export function harmonisePalette(palette: Palette): Palette {
  let whole = palette;
  // May clash in turn.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const discord = findDiscordantColours(whole);
    if (discord.length === 0 && round > 0) return whole;
    whole = replaceDiscord(whole, discord);
  }
  const brand = findLead(palette)?.colour;
  return (findDiscordantColours(whole).length > 0 && brand && paletteFromBrand(brand)) || whole;
}
