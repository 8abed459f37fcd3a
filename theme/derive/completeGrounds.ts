import { oklchOf, shade } from '../colour/oklch.ts';
import { contrast } from '../contrast/contrast.ts';
import { nearestShade } from '../contrast/nearest.ts';
import {
  type ColourKey,
  type ColourRow,
  colourTable,
  type ResolvedPalette,
  type Scheme,
} from '../palette/keys.ts';
import { TEXT_CONTRAST } from '../palette/table.ts';
import { BLACK, WHITE } from './reading.ts';

/** The colours that a palette sets in one scheme. */
export type Given = Readonly<Partial<Record<ColourKey, string>>>;

/** A page darker than this is that of a dark palette. */
export const HALF = 0.5;
/** The lightest and the darkest ground. */
const POLES: Readonly<Record<Scheme, string>> = { light: WHITE, dark: BLACK };
/** The other side. */
export const OTHER: Readonly<Record<Scheme, Scheme>> = { light: 'dark', dark: 'light' };
/** A text that reaches this on the other pole, and cannot be read on its own, asks for the other side; one between them is mended itself. */
const FAR = 7;
/** How far a selected tile keeps from one that is not, in lightness; from a tile as deep as this upwards, since two blacks look the same. */
const APART = 0.07;
const DEEP = { lightness: 0.35, apart: 0.12 } as const;
/** What eight bits a channel lose of a lightness. */
const ROUNDED = 0.005;

/** Whether a text was made for grounds of a side: it is read there with ease, and not on the other. */
export const asksFor = (text: string, side: Scheme): boolean =>
  contrast(text, POLES[OTHER[side]]) < TEXT_CONTRAST && contrast(text, POLES[side]) >= FAR;

/** Buttons and bubbles, which may be of any lightness on any page. */
const isPressed = ({ brandRole, place }: ColourRow): boolean =>
  brandRole !== 'soft' || place === 'secondButton';

/** Whether a ground goes where a text can be read: what is pressed and bubbles always, others for the other side alone. */
const followsText = (row: ColourRow, text: string, ground: string): boolean =>
  isPressed(row) || asksFor(text, oklchOf(ground).lightness < HALF ? 'light' : 'dark');

const isDeep = (tile: string): boolean => oklchOf(tile).lightness < DEEP.lightness;

/** The least light that a tile which is selected beside a deep one may be. */
function lifted(tile: string): string {
  const own = oklchOf(tile);
  return shade(own, own.lightness + DEEP.apart);
}

/** Words of a tile that are not set, as they are read on one that is, and on what is selected beside it: a selected tile that is not set goes by them. */
function wordsOfTile(draft: ResolvedPalette, given: Given): Given {
  const tiles = [given.mainBtnBg1, given.mainBtnBg2].flatMap((tile) => tile ?? []);
  if (tiles.length === 0 || given.mainBtnSelBg1 || given.mainBtnSelBg2) return given;
  const grounds = tiles.flatMap((tile) => (isDeep(tile) ? [tile, lifted(tile)] : [tile]));
  const reads = (hex: string) => grounds.every((ground) => contrast(hex, ground) >= TEXT_CONTRAST);
  const words = (['mainBtnTxt1', 'mainBtnTxt2'] as const).flatMap((key) => {
    const read = given[key] ?? (reads(draft[key]) ? draft[key] : nearestShade(draft[key], reads));
    return read ? [[key, read] as const] : [];
  });
  return { ...given, ...Object.fromEntries(words) };
}

/** Fills in unset grounds so that the given texts are readable on them; lines and icons move no ground. */
export function withGrounds(
  draft: ResolvedPalette,
  turned: ResolvedPalette,
  given: Given,
  hasBrand: boolean,
): ResolvedPalette {
  const moved = { ...draft };
  const words = wordsOfTile(draft, given);
  for (const row of colourTable) {
    const { key, place, pairedWith, mustCarry } = row;
    if (given[key] || (pairedWith && given[pairedWith])) continue;
    const isSelected = place === 'selectedTile';
    const besideTile = isSelected && words !== given;
    const texts = mustCarry.flatMap((one) => {
      const text = (besideTile ? words : given)[one.key as ColourKey];
      if (!text || one.ratio < TEXT_CONTRAST) return [];
      return besideTile || followsText(row, text, draft[key]) ? [text] : [];
    });
    const carries = (hex: string) => texts.every((text) => contrast(text, hex) >= TEXT_CONTRAST);
    const tile = oklchOf(moved.mainBtnBg1).lightness;
    const isApart = (hex: string) => Math.abs(oklchOf(hex).lightness - tile) >= APART;
    const isLit = (hex: string) => oklchOf(hex).lightness - tile >= DEEP.apart - ROUNDED;
    if (carries(draft[key])) continue;
    const ownShade = besideTile || isPressed(row) ? draft[key] : turned[key];
    // Without a brand a selected tile is a shade of the others.
    const from = besideTile && !hasBrand ? draft.mainBtnBg1 : ownShade;
    const told = !isSelected ? [] : tile < DEEP.lightness ? [isLit, isApart] : [isApart];
    const shades = told.map((isTold) => nearestShade(from, (hex) => carries(hex) && isTold(hex)));
    moved[key] = [...shades, nearestShade(from, carries)].find((hex) => hex !== null) ?? from;
  }
  return moved;
}
