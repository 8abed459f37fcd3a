import { parseColour } from '../colour/colour.ts';
import { distanceOf, type Oklch, oklchOf } from '../colour/oklch.ts';
import { contrast } from '../contrast/contrast.ts';
import { nearestShade } from '../contrast/nearest.ts';
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
import { drafted } from './fromBrand.ts';
import { bright, darkGround, drawn, soft } from './relation.ts';

export const colourRoles = ['main', 'accent', 'ground', 'text'] as const;
export type ColourRole = (typeof colourRoles)[number];

export type RoleColours = { readonly [Role in ColourRole]?: string | undefined };

/** Page lightness limits (OKLCH). */
const LIGHT_PAGE = 0.9;
const DARK_PAGE = 0.35;
const MOST_VIVID = 0.06;
/** Too light for lines: darkened yellow is brown. */
const LUMINOUS = 0.8;
/** Minimum distance of selected tiles (OKLab). */
const APART = 0.05;
/** Maximum chroma of a borrowed hue. */
const PALE_CHROMA = 0.03;
/** Grey: no hue. */
const GREY = 0.006;

const rowsOf = (test: (row: (typeof colourTable)[number]) => boolean): readonly ColourKey[] =>
  colourTable.filter(test).map(({ key }) => key);

const LINES = rowsOf(({ brandRole }) => brandRole === 'accent');
const SELECTED = rowsOf(({ kind, place }) => kind === 'surface' && place === 'selectedTile');
const RAISED = rowsOf(({ kind, place }) => kind === 'surface' && ['tile', 'field', 'drawer'].includes(place));
const LEVEL = rowsOf(
  ({ kind, place }) =>
    kind === 'surface' && ['page', 'footer', 'navigation', 'systemMessage', 'othersMessage'].includes(place),
);
const UPON = rowsOf((row) => row.kind === 'surface' && row.brandRole === 'soft').filter(
  (key) => !LEVEL.includes(key) && !RAISED.includes(key),
);
const TEXTS = ['txt', 'mainBtnTxt1', 'drawerTxt', 'msgOthersTxt'] as const satisfies readonly ColourKey[];

const usualOf = (key: ColourKey, scheme: Scheme): string =>
  defaultOf(scheme === 'light' ? key : darkKey(key));

type Changes = Partial<Record<ColourKey, string>>;

const each = (keys: readonly ColourKey[], colour: (key: ColourKey) => string): Changes =>
  Object.fromEntries(keys.map((key) => [key, colour(key)]));

/** Fills the selected tile with a colour too light for lines, and tints the second button. */
function asFilling(accent: string, draft: ResolvedPalette): Changes {
  const own = oklchOf(accent);
  const carries = (hex: string) => contrast(draft.mainBtnTxt2, hex) >= TEXT_CONTRAST;
  const filled = nearestShade(accent, carries) ?? accent;
  const paler = drawn({
    ...own,
    lightness: own.lightness + (1 - own.lightness) * 0.5,
    chroma: own.chroma * 0.7,
  });
  const isApart = (hex: string) => distanceOf(hex, draft.mainBtnBg1) >= APART;
  const tint = drawn({ ...own, lightness: 0.95, chroma: Math.min(own.chroma, 0.045) });
  const selected = isApart(filled) && {
    mainBtnSelBg1: carries(paler) && isApart(paler) ? paler : filled,
    mainBtnSelBg2: filled,
  };
  return { ...selected, btn2Bg: tint };
}

function accented(accent: string, scheme: Scheme, draft: ResolvedPalette): Changes {
  const own = oklchOf(accent);
  if (scheme === 'light' && contrast(accent, draft.mainBtnBg1) < SHAPE_CONTRAST)
    return asFilling(accent, draft);
  // Barely passing lines look dim on dark.
  const reads = contrast(accent, draft.mainBtnBg1) >= (scheme === 'light' ? SHAPE_CONTRAST : TEXT_CONTRAST);
  const line = (key: ColourKey) => (reads ? accent : drawn(bright(own, oklchOf(usualOf(key, scheme)))));
  return { ...each(LINES, line), ...each(SELECTED, (key) => soft(own, usualOf(key, scheme))) };
}

/** Yellow with black and no accent: yellow fills and black draws, instead of brown. */
function inked(main: string, text: string, draft: ResolvedPalette): Changes {
  const { lightness, chroma } = oklchOf(main);
  if (lightness < LUMINOUS || chroma < MOST_VIVID || !isWordsOf(text, 'light')) return {};
  return { ...each(LINES, () => text), ...asFilling(main, draft) };
}

/** Keeps the defaults' offsets to the page; raised surfaces are lighter. */
function grounded(ground: string, scheme: Scheme): Changes {
  const own = oklchOf(ground);
  const isPage = scheme === 'light' ? own.lightness >= LIGHT_PAGE : own.lightness <= DARK_PAGE;
  const fits = isPage && own.chroma <= MOST_VIVID;
  if (!fits && own.chroma < GREY) return {};
  const usualPage = oklchOf(usualOf('bg1', scheme)).lightness;
  const page: Oklch = fits
    ? own
    : {
        ...own,
        lightness: scheme === 'light' ? 0.975 : usualPage,
        chroma: Math.min(own.chroma, PALE_CHROMA),
      };
  const lift = scheme === 'light' ? (1 - page.lightness) * 0.75 : 0;
  // A given dark ground keeps its brown.
  const kept = scheme === 'light' || fits ? (colour: Oklch) => colour : darkGround;
  const at = (key: ColourKey, raise: number, chroma: number): string =>
    drawn(
      kept({
        ...page,
        lightness: page.lightness + oklchOf(usualOf(key, scheme)).lightness - usualPage + raise,
        chroma: page.chroma * chroma,
      }),
    );
  return {
    ...each(LEVEL, (key) => at(key, 0, 1)),
    ...each(RAISED, (key) => at(key, lift, scheme === 'light' ? 0.5 : 1)),
    bg1: fits ? ground : drawn(kept(page)),
  };
}

const isWordsOf = (text: string, scheme: Scheme): boolean =>
  scheme === 'light' ? oklchOf(text).lightness < 0.5 : oklchOf(text).lightness > 0.7;

function worded(text: string, scheme: Scheme): Changes {
  const own = oklchOf(text);
  if (!isWordsOf(text, scheme)) return {};
  const gap = oklchOf(usualOf('mainBtnTxt2', scheme)).lightness - oklchOf(usualOf('txt', scheme)).lightness;
  const second = drawn({ ...own, lightness: own.lightness + gap * 0.7 });
  return { ...each(TEXTS, () => text), mainBtnTxt2: second };
}

/**
 * Lightens surfaces on a lighter dark page, so that none looks like a hole; bars and second buttons take its
 * hue.
 */
function lifted(draft: ResolvedPalette, scheme: Scheme): Changes {
  const page = oklchOf(draft.bg1);
  const lift = page.lightness - oklchOf(usualOf('bg1', scheme)).lightness;
  if (scheme === 'light' || lift <= 0) return {};
  return each(UPON, (key) => {
    const own = oklchOf(draft[key]);
    return drawn({ ...(SELECTED.includes(key) ? own : page), lightness: own.lightness + lift });
  });
}

function schemed({ main = '', accent, ground, text }: RoleColours, scheme: Scheme): ResolvedPalette {
  let draft = drafted(main, scheme);
  if (ground) draft = { ...draft, ...grounded(ground, scheme) };
  if (text) draft = { ...draft, ...worded(text, scheme) };
  if (accent) draft = { ...draft, ...accented(accent, scheme, draft) };
  else if (text && scheme === 'light') draft = { ...draft, ...inked(main, text, draft) };
  return ground ? { ...draft, ...lifted(draft, scheme) } : draft;
}

const opaque = (colour: string | undefined): string | undefined =>
  (colour && parseColour(colour)?.slice(0, 7)) || undefined;

/**
 * Derives a palette, light and dark, from brand colours by role; every pair passes. Alpha is dropped.
 * @returns null without a main colour
 */
export function paletteFromRoles(colours: RoleColours): Palette | null {
  const main = opaque(colours.main);
  if (!main) return null;
  const given = {
    main,
    accent: opaque(colours.accent),
    ground: opaque(colours.ground),
    text: opaque(colours.text),
  };
  const [light, dark] = [schemed(given, 'light'), schemed(given, 'dark')];
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
