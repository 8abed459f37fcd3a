import { parseColour } from '../colour/colour.ts';
import { distanceOf, type Oklch, oklchOf } from '../colour/oklch.ts';
import { contrast } from '../contrast/contrast.ts';
import { findNearestShade } from '../contrast/nearest.ts';
import { readablePalette } from '../contrast/readable.ts';
import {
  type ColourKey,
  colourKeys,
  colourTable,
  type ResolvedPalette,
  type Scheme,
} from '../palette/keys.ts';
import { darkKey, defaultOf, type Palette } from '../palette/palette.ts';
import { SHAPE_CONTRAST, TEXT_CONTRAST } from '../palette/table.ts';
import { draftFromBrand } from './fromBrand.ts';
import { applyTint, formatOklch, getBright, limitBrown } from './relation.ts';

export const colourRoles = ['main', 'accent', 'ground', 'text'] as const;
export type ColourRole = (typeof colourRoles)[number];

export type RoleColours = { readonly [Role in ColourRole]?: string | undefined };

/** OKLCH. */
const LIGHT_PAGE = 0.9;
const DARK_PAGE = 0.35;
const MOST_VIVID = 0.06;
/** For lines: darkened yellow is brown. */
const LUMINOUS = 0.8;
/** OKLab, of selected tiles. */
const APART = 0.05;
/** Of a borrowed hue. */
const PALE_CHROMA = 0.03;
/** Grey: no hue. */
const GREY = 0.006;

const filterKeys = (test: (row: (typeof colourTable)[number]) => boolean): readonly ColourKey[] =>
  colourTable.filter(test).map(({ key }) => key);

const LINES = filterKeys(({ brandRole }) => brandRole === 'accent');
const SELECTED = filterKeys(({ kind, place }) => kind === 'surface' && place === 'selectedTile');
const RAISED = filterKeys(
  ({ kind, place }) => kind === 'surface' && ['tile', 'field', 'drawer'].includes(place),
);
const LEVEL = filterKeys(
  ({ kind, place }) =>
    kind === 'surface' && ['page', 'footer', 'navigation', 'systemMessage', 'othersMessage'].includes(place),
);
const UPON = filterKeys((row) => row.kind === 'surface' && row.brandRole === 'soft').filter(
  (key) => !LEVEL.includes(key) && !RAISED.includes(key),
);
const TEXTS = ['txt', 'mainBtnTxt1', 'drawerTxt', 'msgOthersTxt'] as const satisfies readonly ColourKey[];

const getUsual = (key: ColourKey, scheme: Scheme): string =>
  defaultOf(scheme === 'light' ? key : darkKey(key));

type Changes = Partial<Record<ColourKey, string>>;

const mapKeys = (keys: readonly ColourKey[], colour: (key: ColourKey) => string): Changes =>
  Object.fromEntries(keys.map((key) => [key, colour(key)]));

/** If too light for lines; tints the second button. */
function applyFilling(accent: string, draft: ResolvedPalette): Changes {
  const own = oklchOf(accent);
  const isCarrying = (hex: string) => contrast(draft.mainBtnTxt2, hex) >= TEXT_CONTRAST;
  const filled = findNearestShade(accent, isCarrying) ?? accent;
  const paler = formatOklch({
    ...own,
    lightness: own.lightness + (1 - own.lightness) * 0.5,
    chroma: own.chroma * 0.7,
  });
  const isApart = (hex: string) => distanceOf(hex, draft.mainBtnBg1) >= APART;
  const tint = formatOklch({ ...own, lightness: 0.95, chroma: Math.min(own.chroma, 0.045) });
  const selected = isApart(filled) && {
    mainBtnSelBg1: isCarrying(paler) && isApart(paler) ? paler : filled,
    mainBtnSelBg2: filled,
  };
  return { ...selected, btn2Bg: tint };
}

function applyAccent(accent: string, scheme: Scheme, draft: ResolvedPalette): Changes {
  const own = oklchOf(accent);
  if (scheme === 'light' && contrast(accent, draft.mainBtnBg1) < SHAPE_CONTRAST)
    return applyFilling(accent, draft);
  // Barely passing lines look dim.
  const reads = contrast(accent, draft.mainBtnBg1) >= (scheme === 'light' ? SHAPE_CONTRAST : TEXT_CONTRAST);
  const getLine = (key: ColourKey) =>
    reads ? accent : formatOklch(getBright(own, oklchOf(getUsual(key, scheme))));
  return { ...mapKeys(LINES, getLine), ...mapKeys(SELECTED, (key) => applyTint(own, getUsual(key, scheme))) };
}

/** Yellow with black and no accent: black draws, instead of brown. */
function applyBlack(main: string, text: string, draft: ResolvedPalette): Changes {
  const { lightness, chroma } = oklchOf(main);
  if (lightness < LUMINOUS || chroma < MOST_VIVID || !isTextColour(text, 'light')) return {};
  return { ...mapKeys(LINES, () => text), ...applyFilling(main, draft) };
}

/** Offsets to the page; raised surfaces are lighter. */
function applyGround(ground: string, scheme: Scheme): Changes {
  const own = oklchOf(ground);
  const isPage = scheme === 'light' ? own.lightness >= LIGHT_PAGE : own.lightness <= DARK_PAGE;
  const fits = isPage && own.chroma <= MOST_VIVID;
  if (!fits && own.chroma < GREY) return {};
  const usualPage = oklchOf(getUsual('bg1', scheme)).lightness;
  const page: Oklch = fits
    ? own
    : {
        ...own,
        lightness: scheme === 'light' ? 0.975 : usualPage,
        chroma: Math.min(own.chroma, PALE_CHROMA),
      };
  const lift = scheme === 'light' ? (1 - page.lightness) * 0.75 : 0;
  // A given dark ground keeps its brown.
  const kept = scheme === 'light' || fits ? (colour: Oklch) => colour : limitBrown;
  const createSurface = (key: ColourKey, raise: number, chroma: number): string =>
    formatOklch(
      kept({
        ...page,
        lightness: page.lightness + oklchOf(getUsual(key, scheme)).lightness - usualPage + raise,
        chroma: page.chroma * chroma,
      }),
    );
  return {
    ...mapKeys(LEVEL, (key) => createSurface(key, 0, 1)),
    ...mapKeys(RAISED, (key) => createSurface(key, lift, scheme === 'light' ? 0.5 : 1)),
    bg1: fits ? ground : formatOklch(kept(page)),
  };
}

const isTextColour = (text: string, scheme: Scheme): boolean =>
  scheme === 'light' ? oklchOf(text).lightness < 0.5 : oklchOf(text).lightness > 0.7;

function applyText(text: string, scheme: Scheme): Changes {
  const own = oklchOf(text);
  if (!isTextColour(text, scheme)) return {};
  const gap = oklchOf(getUsual('mainBtnTxt2', scheme)).lightness - oklchOf(getUsual('txt', scheme)).lightness;
  const second = formatOklch({ ...own, lightness: own.lightness + gap * 0.7 });
  return { ...mapKeys(TEXTS, () => text), mainBtnTxt2: second };
}

/** On a lighter dark page no surface may look like a hole; bars and second buttons take its hue. */
function raiseSurfaces(draft: ResolvedPalette, scheme: Scheme): Changes {
  const page = oklchOf(draft.bg1);
  const lift = page.lightness - oklchOf(getUsual('bg1', scheme)).lightness;
  if (scheme === 'light' || lift <= 0) return {};
  return mapKeys(UPON, (key) => {
    const own = oklchOf(draft[key]);
    return formatOklch({ ...(SELECTED.includes(key) ? own : page), lightness: own.lightness + lift });
  });
}

function createScheme({ main = '', accent, ground, text }: RoleColours, scheme: Scheme): ResolvedPalette {
  let draft = draftFromBrand(main, scheme);
  if (ground) draft = { ...draft, ...applyGround(ground, scheme) };
  if (text) draft = { ...draft, ...applyText(text, scheme) };
  if (accent) draft = { ...draft, ...applyAccent(accent, scheme, draft) };
  else if (text && scheme === 'light') draft = { ...draft, ...applyBlack(main, text, draft) };
  return ground ? { ...draft, ...raiseSurfaces(draft, scheme) } : draft;
}

const parseOpaque = (colour: string | undefined): string | undefined =>
  (colour && parseColour(colour)?.slice(0, 7)) || undefined;

/**
 * Derives both schemes from colours by role; every pair passes. Drops alpha.
 * @returns null without a main colour
 */
export function paletteFromRoles(colours: RoleColours): Palette | null {
  const main = parseOpaque(colours.main);
  if (!main) return null;
  const given = {
    main,
    accent: parseOpaque(colours.accent),
    ground: parseOpaque(colours.ground),
    text: parseOpaque(colours.text),
  };
  const [light, dark] = [createScheme(given, 'light'), createScheme(given, 'dark')];
  const whole = Object.fromEntries(
    colourKeys.flatMap((key) => [
      [key, light[key]],
      [darkKey(key), dark[key]],
    ]),
  );
  const read = readablePalette(whole);
  return Object.fromEntries(
    colourKeys.flatMap((key) => [
      [key, read.light[key]],
      [darkKey(key), read.dark[key]],
    ]),
  );
}
