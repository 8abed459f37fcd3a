import { distanceOf, oklchOf } from '../colour/oklch.ts';
import { nearestPassing } from '../contrast/nearest.ts';
import { createReadableTest, needs } from '../contrast/needs.ts';
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
import { completeGrounds, type GivenColours, HALF, OTHER, shouldTurn } from './completeGrounds.ts';
import { darkFromLight } from './darkFromLight.ts';
import { paletteFromBrand } from './fromBrand.ts';
import { applyTint } from './relation.ts';
import { chooseInk, INK, repairKey, WHITE, written } from './repairKeys.ts';

const BRANDS: readonly ColourKey[] = ['mainBtnSelBg1', 'btn1Bg', 'reportBtnBg', 'msgMineBg'];
/** Selected tiles come last. */
const FILLINGS: readonly ColourKey[] = ['btn1Bg', 'reportBtnBg', 'msgMineBg', 'mainBtnSelBg1'];
/** Tells nothing about the brand. */
const ON_FILLINGS: ReadonlySet<ColourKey> = new Set(written.map(([, text]) => text));
/** Without brand keys: lines and icons, grounds, text. */
const OTHERS: readonly ColourKey[] = [
  ...colourTable.filter(({ brandRole }) => brandRole === 'accent').map(({ key }) => key),
  ...colourTable.filter(({ kind }) => kind === 'surface').map(({ key }) => key),
  ...colourTable
    .filter(({ key, kind, brandRole }) => kind !== 'surface' && brandRole === 'soft' && !ON_FILLINGS.has(key))
    .map(({ key }) => key),
];
/** OKLCH. */
const VIVID = 0.04;
/** OKLCH, to lend its hue. */
const HUED = 0.01;
/** OKLab: indistinguishable. */
const NEAR = 0.04;
/** OKLab: beyond it a figure takes the other scheme's colour. */
const FAR = 0.2;
/** OKLCH lightness: lost on white. */
const PALE = 0.8;

const getGiven = (palette: Palette, scheme: Scheme): GivenColours =>
  Object.fromEntries(
    colourKeys.flatMap((key) => {
      const colour = palette[scheme === 'light' ? key : darkKey(key)];
      return colour === undefined ? [] : [[key, colour]];
    }),
  );

const findFirst = (given: GivenColours, keys: readonly ColourKey[]): string | undefined =>
  keys.map((key) => given[key]).find(Boolean);

/** A vivid page lends a contrasting shade. */
function findVividColour(given: GivenColours): string | undefined {
  const key = OTHERS.find((one) => given[one] && oklchOf(given[one]).chroma >= VIVID);
  const colour = key && given[key];
  if (!colour || (key !== 'bg1' && key !== 'bg2')) return colour;
  return nearestPassing(colour, colour, SHAPE_CONTRAST) ?? colour;
}

/** Chosen for the dark scheme. */
const darkenPale = (colour: string | undefined): string | undefined =>
  colour && oklchOf(colour).lightness > PALE
    ? (nearestPassing(colour, WHITE, SHAPE_CONTRAST) ?? colour)
    : colour;

/** Own key, other scheme's key, then a guess. */
function findBrand(
  given: GivenColours,
  keys: readonly ColourKey[],
  beyond: GivenColours,
  usual: Scheme,
): string | undefined {
  const fitted = usual === 'light' ? darkenPale : (colour: string | undefined) => colour;
  return (
    findFirst(given, keys) ??
    fitted(findFirst(beyond, keys)) ??
    findVividColour(given) ??
    fitted(findVividColour(beyond))
  );
}

const getScheme = (given: GivenColours, usual: Scheme): Scheme => {
  const page = given.bg1 ?? given.bg2;
  if (page) return oklchOf(page).lightness < HALF ? 'dark' : 'light';
  return given.txt && shouldTurn(given.txt, OTHER[usual]) ? OTHER[usual] : usual;
};

function applyPageTint(page: string, scheme: Scheme): ResolvedPalette {
  const own = oklchOf(page);
  const usual = resolve({}, scheme);
  if (own.chroma < HUED) return usual;
  const rows = colourTable.filter(({ brandRole, place }) => brandRole === 'soft' && place !== 'selectedTile');
  return { ...usual, ...Object.fromEntries(rows.map(({ key }) => [key, applyTint(own, usual[key])])) };
}

function deriveBase(
  scheme: Scheme,
  given: GivenColours,
  beyond: GivenColours,
  usual: Scheme,
): ResolvedPalette {
  const from = (keys: readonly ColourKey[]): ResolvedPalette => {
    const brand = findBrand(given, keys, beyond, usual);
    if (brand) return resolve(paletteFromBrand(brand) ?? {}, scheme);
    return applyPageTint(given.bg1 ?? given.bg2 ?? WHITE, scheme);
  };
  const [filled, lined] = [from(FILLINGS), from(BRANDS)];
  const following = colourTable.filter((row) => row.brandRole === 'accent' || row.place === 'selectedTile');
  return { ...filled, ...Object.fromEntries(following.map(({ key }) => [key, lined[key]])) };
}

/** Same scheme, and the other where text requires it. */
interface Bases {
  readonly base: ResolvedPalette;
  readonly turned: ResolvedPalette;
}

function deriveBases(given: GivenColours, usual: Scheme, beyond: GivenColours): Bases {
  const scheme = getScheme(given, usual);
  return {
    base: deriveBase(scheme, given, beyond, usual),
    turned: deriveBase(OTHER[scheme], given, beyond, usual),
  };
}

const copyEnds = (draft: ResolvedPalette, given: GivenColours): ResolvedPalette => ({
  ...draft,
  ...Object.fromEntries(
    colourTable.flatMap(({ key, pairedWith }) =>
      !given[key] && pairedWith && given[pairedWith] ? [[key, given[pairedWith]]] : [],
    ),
  ),
});

/** Or the other scheme's colour, if the move is large. */
function repairFigures(
  draft: ResolvedPalette,
  turned: ResolvedPalette,
  given: GivenColours,
): ResolvedPalette {
  const inked = { ...draft };
  for (const [filling, text] of written)
    if (!given[text]) inked[text] = chooseInk(draft[filling], [draft[text], WHITE, INK]);
  const repairFigure = (now: ResolvedPalette, key: ColourKey): ResolvedPalette => {
    const near = repairKey(now, key);
    const isFar = distanceOf(now[key], near[key]) > FAR;
    return isFar && createReadableTest(now, key)(turned[key]) ? { ...now, [key]: turned[key] } : near;
  };
  return [...needs.keys()].filter((key) => !given[key]).reduce(repairFigure, inked);
}

const completeScheme = (given: GivenColours, { base, turned }: Bases): ResolvedPalette => {
  const ended = copyEnds({ ...base, ...given }, given);
  return repairFigures(
    completeGrounds(
      ended,
      turned,
      given,
      BRANDS.some((key) => given[key]),
    ),
    turned,
    given,
  );
};

/** A filling, light before dark, else a guess. */
export function findLead(
  palette: Palette,
): { readonly colour: string; readonly isFilling: boolean } | undefined {
  const sides = [getGiven(palette, 'light'), getGiven(palette, 'dark')];
  const isVivid = (colour: string | undefined) => colour !== undefined && oklchOf(colour).chroma >= VIVID;
  const fillings = sides.flatMap((side) => FILLINGS.map((key) => side[key]));
  const filling = fillings.find(isVivid);
  const colour = filling ?? sides.map(findVividColour).find(Boolean);
  return colour === undefined ? undefined : { colour, isFilling: filling !== undefined };
}

const isEmpty = (given: GivenColours): boolean => Object.keys(given).length === 0;

const resolveDark = (dark: Palette): ResolvedPalette => resolve(dark, 'dark');

/**
 * Completes both schemes; given keys stay. Gradient ends follow each other; edges, stars, badges, buttons and selected
 * tiles the brand; grounds take its tint; text and icons become readable. Dark follows light; without light keys, light
 * follows the dark brand.
 */
export function completePalette(palette: Palette): Palette {
  const [light, dark] = [getGiven(palette, 'light'), getGiven(palette, 'dark')];
  const whole = completeScheme(light, deriveBases(light, 'light', dark));
  const mirrored = resolveDark(darkFromLight(whole));
  const following =
    getScheme(dark, 'dark') === 'dark'
      ? { base: mirrored, turned: whole }
      : { base: whole, turned: mirrored };
  const wholeDark = completeScheme(dark, isEmpty(light) ? deriveBases(dark, 'dark', light) : following);
  const completed = Object.fromEntries(
    colourKeys.flatMap((key) => [
      [key, palette[key] ?? whole[key]],
      [darkKey(key), palette[darkKey(key)] ?? wholeDark[key]],
    ]),
  );
  // Of given keys only.
  const { repairs } = readablePalette(completed);
  const shown = repairs.map(({ scheme, key, to }) => [scheme === 'light' ? key : darkKey(key), to] as const);
  return { ...completed, ...Object.fromEntries(shown), ...palette };
}

/** Their defaults clash with given keys. */
export function holesOf(palette: Palette): readonly PaletteKey[] {
  if (Object.keys(palette).length === 0) return [];
  const whole = completePalette(palette);
  return paletteKeys.filter(
    (key) => palette[key] === undefined && distanceOf(whole[key] ?? '', defaultOf(key)) > NEAR,
  );
}
