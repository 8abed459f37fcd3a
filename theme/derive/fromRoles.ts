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

/** What a colour of a brand book is for. */
export const colourRoles = ['main', 'accent', 'ground', 'text'] as const;
/** One of these. */
export type ColourRole = (typeof colourRoles)[number];

/** The colours of a brand by what they are for; without a main colour there is no theme. */
export type RoleColours = { readonly [Role in ColourRole]?: string | undefined };

/** A page is no darker than this in the light scheme, no lighter than the other in the dark one (OKLCH). */
const LIGHT_PAGE = 0.9;
const DARK_PAGE = 0.35;
/** A ground more vivid than this is a sign, no page. */
const MOST_VIVID = 0.06;
/** A colour this light is another one by the time it can draw a line on paper: yellow is brown. */
const LUMINOUS = 0.8;
/** A selected tile keeps this far from one that is not (OKLab). */
const APART = 0.05;
/** Grounds of other lightness lend their hue alone, no more vivid than this. */
const PALE_CHROMA = 0.03;
/** Below this a ground is grey, and takes no hue along. */
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
/** What lies on a page in the hue of the main colour or the accent. */
const UPON = rowsOf((row) => row.kind === 'surface' && row.brandRole === 'soft').filter(
  (key) => !LEVEL.includes(key) && !RAISED.includes(key),
);
const TEXTS = ['txt', 'mainBtnTxt1', 'drawerTxt', 'msgOthersTxt'] as const satisfies readonly ColourKey[];

const usualOf = (key: ColourKey, scheme: Scheme): string =>
  defaultOf(scheme === 'light' ? key : darkKey(key));

type Changes = Partial<Record<ColourKey, string>>;

const each = (keys: readonly ColourKey[], colour: (key: ColourKey) => string): Changes =>
  Object.fromEntries(keys.map((key) => [key, colour(key)]));

/** A vivid colour too light for lines fills the selected tile; its tint the second button. */
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
  // On dark grounds a line that only just passes looks dim.
  const reads = contrast(accent, draft.mainBtnBg1) >= (scheme === 'light' ? SHAPE_CONTRAST : TEXT_CONTRAST);
  const line = (key: ColourKey) => (reads ? accent : drawn(bright(own, oklchOf(usualOf(key, scheme)))));
  return { ...each(LINES, line), ...each(SELECTED, (key) => soft(own, usualOf(key, scheme))) };
}

/** A yellow with a black and no accent: it fills, and the black draws, in place of a brown that nobody chose. */
function inked(main: string, text: string, draft: ResolvedPalette): Changes {
  const { lightness, chroma } = oklchOf(main);
  if (lightness < LUMINOUS || chroma < MOST_VIVID || !isWordsOf(text, 'light')) return {};
  return { ...each(LINES, () => text), ...asFilling(main, draft) };
}

/** Grounds stand to the page as the default ones to the default page; what is raised is lighter than it. */
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
  // A dark ground of the book itself is as brown as it is.
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

/** A dark text is that of the light scheme, a light one of the dark. */
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
 * On a dark page that is lighter than the usual one all that lies on it is as much lighter: no bar or chosen tile is a hole
 * in it. Bars and second buttons are of its hue.
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
 * @returns every key, light and dark; null without a main colour
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
