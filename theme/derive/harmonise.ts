import { distanceOf, type Oklch, oklchOf } from '../colour/oklch.ts';
import { readablePalette } from '../contrast/readable.ts';
import { type ColourKey, type ColourRow, colourKeys, colourTable, type Scheme } from '../palette/keys.ts';
import { darkKey, type Palette, type PaletteKey } from '../palette/palette.ts';
import { resolve } from '../palette/resolve.ts';
import { brandIn, completePalette } from './complete.ts';
import { isGround, paletteFromBrand } from './fromBrand.ts';

/** Why a colour does not go with the others: another hue, a ground too loud to read on, light among dark, or moved by a repair. */
export type Discord = 'hue' | 'loud' | 'side' | 'moved';

/** A colour that a palette sets and that does not go with the others. */
export interface Discordant {
  readonly name: PaletteKey;
  readonly key: ColourKey;
  readonly scheme: Scheme;
  readonly reason: Discord;
}

/** A repair that moves a colour farther than this (OKLab) shows another one. */
const VISIBLE = 0.05;
/** Hues nearer than this go together, in degrees. */
const KIN = 38;
/** From here on a hue is seen (OKLCH): on a ground, which is large, sooner than in a word or a line. */
const SEEN = { ground: 0.03, figure: 0.05 } as const;
/** Page, fields, drawers and bubbles more vivid than this leave no rest; tiles and bars may be more so. */
const LOUD = { wide: 0.075, framed: 0.16, bright: 0.55 } as const;
/** A ground this far from the page in lightness is of the other scheme. */
const OTHER_SIDE = 0.4;

/** Words that move a ground farther than this in lightness ask for another theme. */
const TURNED = 0.25;

/** Rounds after which the brand alone makes the theme. */
const MOST_ROUNDS = 4;

const WIDE: ReadonlySet<ColourRow['place']> = new Set(['page', 'field', 'drawer', 'othersMessage']);

const nameOf = (key: ColourRow['key'], scheme: Scheme): PaletteKey =>
  scheme === 'light' ? key : darkKey(key);

const isKin = (one: Oklch, other: Oklch): boolean => {
  const apart = Math.abs(one.hue - other.hue) % 360;
  return Math.min(apart, 360 - apart) <= KIN;
};

const isSeen = (row: ColourRow, { chroma }: Oklch): boolean =>
  chroma >= (isGround(row) ? SEEN.ground : SEEN.figure);

/** Lines, icons, second buttons and selected tiles, which may have a colour of their own beside that of the buttons: one. */
const isAccent = ({ brandRole, place }: ColourRow): boolean =>
  brandRole === 'accent' || place === 'selectedTile' || place === 'secondButton';

/** A colour that a palette sets. */
interface Chosen {
  readonly row: ColourRow;
  readonly scheme: Scheme;
  readonly name: PaletteKey;
  readonly colour: Oklch;
}

const chosenIn = (palette: Palette): readonly Chosen[] =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    colourTable.flatMap((row) => {
      const name = nameOf(row.key, scheme);
      const hex = palette[name];
      return hex === undefined ? [] : [{ row, scheme, name, colour: oklchOf(hex) }];
    }),
  );

/** The hues that a palette may have: that of its brand, one of its lines beside a brand that fills buttons, and that of a quiet page. */
function huesOf(palette: Palette, whole: Palette, chosen: readonly Chosen[]) {
  const brand = brandIn(palette) ?? brandIn(whole);
  if (!brand) return undefined;
  const lead = oklchOf(brand.colour);
  const other = chosen.find(
    ({ row, scheme, colour }) =>
      scheme === 'light' && isAccent(row) && isSeen(row, colour) && !isKin(colour, lead),
  );
  const pages = chosen.filter(({ row, colour }) => row.place === 'page' && colour.chroma <= LOUD.wide);
  return { lead, accent: brand.isFilling ? other?.colour : undefined, pages };
}

/** Whether grounds that nobody set are of another lightness than they would be without these words. */
function turnsGrounds({ row, scheme, name }: Chosen, palette: Palette, whole: Palette): boolean {
  const isOpen = (key: ColourKey | null) => !key || palette[nameOf(key, scheme)] === undefined;
  const grounds = colourTable.filter(
    ({ key, pairedWith, mustCarry }) =>
      mustCarry.some((carried) => carried.key === row.key) && isOpen(key) && isOpen(pairedWith),
  );
  if (grounds.length === 0) return false;
  const { [name]: _, ...without } = palette;
  const lightnessOf = (one: Palette, key: ColourKey) => oklchOf(one[nameOf(key, scheme)] ?? '').lightness;
  const usual = completePalette(without);
  return grounds.some(({ key }) => Math.abs(lightnessOf(whole, key) - lightnessOf(usual, key)) > TURNED);
}

/** The colours that a palette sets which do not go with the others, each with the reason. */
export function discordOf(palette: Palette): readonly Discordant[] {
  const chosen = chosenIn(palette);
  const whole = completePalette(palette);
  const hues = huesOf(palette, whole, chosen);
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
    if (one.row.kind === 'text' || one.row.kind === 'icon') return turnsGrounds(one, palette, whole);
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

const readable = (palette: Palette): Palette => {
  const read = readablePalette(palette);
  return Object.fromEntries(
    colourKeys.flatMap((key) => [
      [key, read.light[key]],
      [darkKey(key), read.dark[key]],
    ]),
  );
};

/** What does not go with the others gives way, and is completed from the rest; buttons keep the brand of what gave way. */
function withoutDiscord(palette: Palette, discord: readonly Discordant[]): Palette {
  const gone = new Set<string>(discord.map(({ name }) => name));
  const kept: Palette = Object.fromEntries(Object.entries(palette).filter(([key]) => !gone.has(key)));
  const brand = brandIn(palette)?.colour;
  const hasLead = brand === undefined || brandIn(kept)?.colour === brand;
  return readable(completePalette(hasLead ? kept : { ...kept, btn1Bg: brand }));
}

/**
 * A palette whose colours go together, whole: what does not go with the others gives way, and is completed from the rest.
 * Its brand stays: where only what gave way had it, buttons take it, and where the rest finds no peace all is made of it.
 */
export function harmonisePalette(palette: Palette): Palette {
  let whole = palette;
  // What was completed beside a colour that gives way may be at odds with the rest in its turn.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const discord = discordOf(whole);
    if (discord.length === 0 && round > 0) return whole;
    whole = withoutDiscord(whole, discord);
  }
  const brand = brandIn(palette)?.colour;
  return (discordOf(whole).length > 0 && brand && paletteFromBrand(brand)) || whole;
}
