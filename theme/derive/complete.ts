import { distanceOf, oklchOf } from '../colour/oklch.ts';
import { nearestPassing } from '../contrast/nearest.ts';
import { needs, readsEverywhere } from '../contrast/needs.ts';
import { readablePalette } from '../contrast/readable.ts';
import {
  type ColourKey,
  colourKeys,
  colourTable,
  type ResolvedPalette,
  type Scheme,
} from '../palette/keys.ts';
import { darkKey, defaultOf, type Palette, type PaletteKey, paletteKeys } from '../palette/palette.ts';
import { resolve } from '../palette/resolve.ts';
import { SHAPE_CONTRAST } from '../palette/table.ts';
import { asksFor, type Given, HALF, OTHER, withGrounds } from './completeGrounds.ts';
import { darkFromLight } from './darkFromLight.ts';
import { paletteFromBrand } from './fromBrand.ts';
import { INK, inkOn, WHITE, withReadable, written } from './reading.ts';
import { soft } from './relation.ts';

/** The keys that carry a brand, in the order in which they are asked for it. */
const BRANDS: readonly ColourKey[] = ['mainBtnSelBg1', 'btn1Bg', 'reportBtnBg', 'msgMineBg'];
/** The same for what is filled with it: a pale tile makes no button as long as there is one. */
const FILLINGS: readonly ColourKey[] = ['btn1Bg', 'reportBtnBg', 'msgMineBg', 'mainBtnSelBg1'];
/** What is written on a filling says nothing of its colour. */
const ON_FILLINGS: ReadonlySet<ColourKey> = new Set(written.map(([, text]) => text));
/** Where no brand is set, whatever is vivid speaks for it: lines and icons before grounds, words last. */
const OTHERS: readonly ColourKey[] = [
  ...colourTable.filter(({ brandRole }) => brandRole === 'accent').map(({ key }) => key),
  ...colourTable.filter(({ kind }) => kind === 'surface').map(({ key }) => key),
  ...colourTable
    .filter(({ key, kind, brandRole }) => kind !== 'surface' && brandRole === 'soft' && !ON_FILLINGS.has(key))
    .map(({ key }) => key),
];
/** Below this a colour is no brand (OKLCH). */
const VIVID = 0.04;
/** A page paler than this lends no hue (OKLCH). */
const HUED = 0.01;
/** Two colours nearer than this (OKLab) look the same beside each other. */
const NEAR = 0.04;
/** A figure that must move farther than this (OKLab) to be read takes the colour that it has on the other side. */
const FAR = 0.2;
/** Colours lighter than this are lost on white (OKLCH). */
const PALE = 0.8;

/** The colours that a palette sets in one scheme. */
const givenIn = (palette: Palette, scheme: Scheme): Given =>
  Object.fromEntries(
    colourKeys.flatMap((key) => {
      const colour = palette[scheme === 'light' ? key : darkKey(key)];
      return colour === undefined ? [] : [[key, colour]];
    }),
  );

const firstOf = (given: Given, keys: readonly ColourKey[]): string | undefined =>
  keys.map((key) => given[key]).find(Boolean);

/** What speaks for the brand where no key of it is set. A vivid page is no button on itself: it lends a shade that stands out. */
function speaking(given: Given): string | undefined {
  const key = OTHERS.find((one) => given[one] && oklchOf(given[one]).chroma >= VIVID);
  const colour = key && given[key];
  if (!colour || (key !== 'bg1' && key !== 'bg2')) return colour;
  return nearestPassing(colour, colour, SHAPE_CONTRAST) ?? colour;
}

/** A light shade that was chosen for the dark is deepened where it would be lost on a white page. */
const onLight = (colour: string | undefined): string | undefined =>
  colour && oklchOf(colour).lightness > PALE
    ? (nearestPassing(colour, WHITE, SHAPE_CONTRAST) ?? colour)
    : colour;

/** The brand of a side: a key of it here, else on the other side, else what speaks for it. */
function brandOf(given: Given, keys: readonly ColourKey[], beyond: Given, usual: Scheme): string | undefined {
  const fitted = usual === 'light' ? onLight : (colour: string | undefined) => colour;
  return firstOf(given, keys) ?? fitted(firstOf(beyond, keys)) ?? speaking(given) ?? fitted(speaking(beyond));
}

/** Whether a palette is light or dark: as its page is, or as its text asks for, else as it is called. */
const schemeOf = (given: Given, usual: Scheme): Scheme => {
  const page = given.bg1 ?? given.bg2;
  if (page) return oklchOf(page).lightness < HALF ? 'dark' : 'light';
  return given.txt && asksFor(given.txt, OTHER[usual]) ? OTHER[usual] : usual;
};

/** The defaults of a scheme, their greys and soft grounds in the hue of the page. */
function besidePage(page: string, scheme: Scheme): ResolvedPalette {
  const own = oklchOf(page);
  const usual = resolve({}, scheme);
  if (own.chroma < HUED) return usual;
  const rows = colourTable.filter(({ brandRole, place }) => brandRole === 'soft' && place !== 'selectedTile');
  return { ...usual, ...Object.fromEntries(rows.map(({ key }) => [key, soft(own, usual[key])])) };
}

/** What the keys that are not set would be beside those that are, each by itself, on a side. */
function baseOn(scheme: Scheme, given: Given, beyond: Given, usual: Scheme): ResolvedPalette {
  const from = (keys: readonly ColourKey[]): ResolvedPalette => {
    const brand = brandOf(given, keys, beyond, usual);
    if (brand) return resolve(paletteFromBrand(brand) ?? {}, scheme);
    return besidePage(given.bg1 ?? given.bg2 ?? WHITE, scheme);
  };
  const [filled, lined] = [from(FILLINGS), from(BRANDS)];
  const following = colourTable.filter((row) => row.brandRole === 'accent' || row.place === 'selectedTile');
  return { ...filled, ...Object.fromEntries(following.map(({ key }) => [key, lined[key]])) };
}

/** What stands in for keys that are not set, and for grounds that a text of the other side turns round. */
interface Bases {
  readonly base: ResolvedPalette;
  readonly turned: ResolvedPalette;
}

function basesOf(given: Given, usual: Scheme, beyond: Given): Bases {
  const scheme = schemeOf(given, usual);
  return { base: baseOn(scheme, given, beyond, usual), turned: baseOn(OTHER[scheme], given, beyond, usual) };
}

/** The end of a blend that is not set is as the one that is. */
const withEnds = (draft: ResolvedPalette, given: Given): ResolvedPalette => ({
  ...draft,
  ...Object.fromEntries(
    colourTable.flatMap(({ key, pairedWith }) =>
      !given[key] && pairedWith && given[pairedWith] ? [[key, given[pairedWith]]] : [],
    ),
  ),
});

/** Texts, icons and edges that are not set are brought to the nearest shade that can be read; if that is far, to what they are on the other side. */
function withFigures(draft: ResolvedPalette, turned: ResolvedPalette, given: Given): ResolvedPalette {
  const inked = { ...draft };
  for (const [filling, text] of written)
    if (!given[text]) inked[text] = inkOn(draft[filling], [draft[text], WHITE, INK]);
  const figured = (now: ResolvedPalette, key: ColourKey): ResolvedPalette => {
    const near = withReadable(now, key);
    const isFar = distanceOf(now[key], near[key]) > FAR;
    return isFar && readsEverywhere(now, key)(turned[key]) ? { ...now, [key]: turned[key] } : near;
  };
  return [...needs.keys()].filter((key) => !given[key]).reduce(figured, inked);
}

const filled = (given: Given, { base, turned }: Bases): ResolvedPalette => {
  const ended = withEnds({ ...base, ...given }, given);
  return withFigures(
    withGrounds(
      ended,
      turned,
      given,
      BRANDS.some((key) => given[key]),
    ),
    turned,
    given,
  );
};

/** The colour that leads a palette: what is filled with it, in the light before the dark, else whatever speaks for it. */
export function brandIn(
  palette: Palette,
): { readonly colour: string; readonly isFilling: boolean } | undefined {
  const sides = [givenIn(palette, 'light'), givenIn(palette, 'dark')];
  const isVivid = (colour: string | undefined) => colour !== undefined && oklchOf(colour).chroma >= VIVID;
  const fillings = sides.flatMap((side) => FILLINGS.map((key) => side[key]));
  const filling = fillings.find(isVivid);
  const colour = filling ?? sides.map(speaking).find(Boolean);
  return colour === undefined ? undefined : { colour, isFilling: filling !== undefined };
}

const isEmpty = (given: Given): boolean => Object.keys(given).length === 0;

/** The dark keys of a palette by the names of their light twins. */
const lightNames = (dark: Palette): ResolvedPalette => resolve(dark, 'dark');

/**
 * A palette with holes, completed: every key, light and dark. What was set is never changed. The end of a blend follows
 * its other end; edges, stars, badges, buttons and selected tiles follow the brand that is set; grounds take its tint;
 * texts and icons take the nearest shade that can be read; dark follows light, and the brand of the dark alone speaks for light too.
 */
export function completePalette(palette: Palette): Palette {
  const [light, dark] = [givenIn(palette, 'light'), givenIn(palette, 'dark')];
  const whole = filled(light, basesOf(light, 'light', dark));
  const mirrored = lightNames(darkFromLight(whole));
  const following =
    schemeOf(dark, 'dark') === 'dark' ? { base: mirrored, turned: whole } : { base: whole, turned: mirrored };
  const wholeDark = filled(dark, isEmpty(light) ? basesOf(dark, 'dark', light) : following);
  const completed = Object.fromEntries(
    colourKeys.flatMap((key) => [
      [key, palette[key] ?? whole[key]],
      [darkKey(key), palette[darkKey(key)] ?? wholeDark[key]],
    ]),
  );
  // What is left to repair is told of what was set; all else is as it will be shown.
  const { repairs } = readablePalette(completed);
  const shown = repairs.map(({ scheme, key, to }) => [scheme === 'light' ? key : darkKey(key), to] as const);
  return { ...completed, ...Object.fromEntries(shown), ...palette };
}

/** The keys that a palette leaves to defaults which stand out beside what it sets. */
export function holesOf(palette: Palette): readonly PaletteKey[] {
  if (Object.keys(palette).length === 0) return [];
  const whole = completePalette(palette);
  return paletteKeys.filter(
    (key) => palette[key] === undefined && distanceOf(whole[key] ?? '', defaultOf(key)) > NEAR,
  );
}
