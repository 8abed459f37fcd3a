import { distanceOf, oklchOf } from '../colour/oklch.ts';
import { contrast } from '../contrast/contrast.ts';
import { nearestShade } from '../contrast/nearest.ts';
import { needs } from '../contrast/needs.ts';
import {
  type ColourKey,
  colourKeys,
  colourTable,
  type ResolvedPalette,
  type Scheme,
} from '../palette/keys.ts';
import { darkKey, defaultOf, type Palette, type PaletteKey, paletteKeys } from '../palette/palette.ts';
import { resolve } from '../palette/resolve.ts';
import { darkFromLight } from './darkFromLight.ts';
import { paletteFromBrand } from './fromBrand.ts';
import { INK, inkOn, WHITE, withReadable, written } from './reading.ts';

type Given = Readonly<Partial<Record<ColourKey, string>>>;

/** The keys that carry a brand, in the order in which they are asked for it. */
const BRANDS: readonly ColourKey[] = ['mainBtnSelBg1', 'btn1Bg', 'reportBtnBg', 'msgMineBg'];
/** The same for what is filled with it: a pale tile makes no button as long as there is one. */
const FILLINGS: readonly ColourKey[] = ['btn1Bg', 'reportBtnBg', 'msgMineBg', 'mainBtnSelBg1'];
/** Where no brand is set, whatever is vivid speaks for it: lines and icons before grounds. */
const OTHERS: readonly ColourKey[] = [
  ...colourTable.filter(({ brandRole }) => brandRole === 'accent').map(({ key }) => key),
  ...colourTable.filter(({ kind }) => kind === 'surface').map(({ key }) => key),
];
/** Below this a colour is no brand (OKLCH). */
const VIVID = 0.04;
/** A page darker than this, or a text lighter, is that of a dark palette. */
const HALF = 0.5;
/** How far a selected tile keeps from one that is not, in lightness. */
const APART = 0.07;
/** Two colours nearer than this (OKLab) look the same beside each other. */
const NEAR = 0.04;

/** The colours that a palette sets in one scheme. */
const givenIn = (palette: Palette, scheme: Scheme): Given =>
  Object.fromEntries(
    colourKeys.flatMap((key) => {
      const colour = palette[scheme === 'light' ? key : darkKey(key)];
      return colour === undefined ? [] : [[key, colour]];
    }),
  );

const brandOf = (given: Given, keys: readonly ColourKey[]): string | undefined => {
  const vivid = OTHERS.find((key) => given[key] && oklchOf(given[key]).chroma >= VIVID);
  return keys.map((key) => given[key]).find(Boolean) ?? (vivid && given[vivid]);
};

const schemeOf = (given: Given, usual: Scheme): Scheme => {
  const page = given.bg1 ?? given.bg2;
  if (page) return oklchOf(page).lightness < HALF ? 'dark' : 'light';
  if (given.txt) return oklchOf(given.txt).lightness < HALF ? 'light' : 'dark';
  return usual;
};

/** What the keys that are not set would be beside those that are, each by itself. */
function baseOf(given: Given, usual: Scheme): ResolvedPalette {
  const scheme = schemeOf(given, usual);
  const from = (keys: readonly ColourKey[]): ResolvedPalette =>
    resolve(paletteFromBrand(brandOf(given, keys) ?? '') ?? {}, scheme);
  const [filled, lined] = [from(FILLINGS), from(BRANDS)];
  const following = colourTable.filter((row) => row.brandRole === 'accent' || row.place === 'selectedTile');
  return { ...filled, ...Object.fromEntries(following.map(({ key }) => [key, lined[key]])) };
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

/** Grounds that are not set go where the texts that are can be read on them. */
function withGrounds(draft: ResolvedPalette, given: Given): ResolvedPalette {
  const moved = { ...draft };
  for (const { key, place, pairedWith, mustCarry } of colourTable) {
    if (given[key] || (pairedWith && given[pairedWith])) continue;
    const texts = mustCarry.filter((one) => given[one.key as ColourKey]);
    const carries = (hex: string) =>
      texts.every((one) => contrast(draft[one.key as ColourKey], hex) >= one.ratio);
    const tile = oklchOf(draft.mainBtnBg1).lightness;
    const isApart = (hex: string) =>
      place !== 'selectedTile' || Math.abs(oklchOf(hex).lightness - tile) >= APART;
    if (carries(draft[key])) continue;
    // Without a brand a selected tile is a shade of the others.
    const isShade = place === 'selectedTile' && !BRANDS.some((brand) => given[brand]);
    const from = isShade ? draft.mainBtnBg1 : draft[key];
    moved[key] =
      nearestShade(from, (hex) => carries(hex) && isApart(hex)) ?? nearestShade(from, carries) ?? from;
  }
  return moved;
}

/** Texts, icons and edges that are not set are brought to the nearest shade that can be read. */
function withFigures(draft: ResolvedPalette, given: Given): ResolvedPalette {
  const inked = { ...draft };
  for (const [filling, text] of written)
    if (!given[text]) inked[text] = inkOn(draft[filling], [draft[text], WHITE, INK]);
  return [...needs.keys()].filter((key) => !given[key]).reduce(withReadable, inked);
}

const filled = (given: Given, base: ResolvedPalette): ResolvedPalette => {
  const ended = withEnds({ ...base, ...given }, given);
  return withFigures(withGrounds(ended, given), given);
};

const isEmpty = (given: Given): boolean => Object.keys(given).length === 0;

/** The dark keys of a palette by the names of their light twins. */
const lightNames = (dark: Palette): ResolvedPalette => resolve(dark, 'dark');

/**
 * A palette with holes, completed: every key, light and dark. What was set is never changed. The end of a blend follows
 * its other end; edges, stars, badges, buttons and selected tiles follow the brand that is set; grounds take its tint;
 * texts and icons take the nearest shade that can be read; dark follows light.
 */
export function completePalette(palette: Palette): Palette {
  const [light, dark] = [givenIn(palette, 'light'), givenIn(palette, 'dark')];
  const whole = isEmpty(light) ? resolve({}, 'light') : filled(light, baseOf(light, 'light'));
  const base = isEmpty(light) ? baseOf(dark, 'dark') : lightNames(darkFromLight(whole));
  const wholeDark = filled(dark, base);
  return Object.fromEntries(
    colourKeys.flatMap((key) => [
      [key, palette[key] ?? whole[key]],
      [darkKey(key), palette[darkKey(key)] ?? wholeDark[key]],
    ]),
  );
}

/** The keys that a palette leaves to defaults which stand out beside what it sets. */
export function holesOf(palette: Palette): readonly PaletteKey[] {
  if (Object.keys(palette).length === 0) return [];
  const whole = completePalette(palette);
  return paletteKeys.filter(
    (key) => palette[key] === undefined && distanceOf(whole[key] ?? '', defaultOf(key)) > NEAR,
  );
}
