import { oklchOf, shade } from '../colour/oklch.ts';
import { contrast } from '../contrast/contrast.ts';
import { findNearestShade } from '../contrast/nearest.ts';
import {
  type ColourKey,
  type ColourRow,
  colourTable,
  type ResolvedPalette,
  type Scheme,
} from '../palette/keys.ts';
import { TEXT_CONTRAST } from '../palette/table.ts';
import { BLACK, WHITE } from './repairKeys.ts';

export type GivenColours = Readonly<Partial<Record<ColourKey, string>>>;

export const HALF = 0.5;
const POLES: Readonly<Record<Scheme, string>> = { light: WHITE, dark: BLACK };
export const OTHER: Readonly<Record<Scheme, Scheme>> = { light: 'dark', dark: 'light' };
/** Text then demands the other scheme. */
const FAR = 7;
/** Lightness distance of selected tiles; more for dark ones. */
const APART = 0.07;
const DEEP = { lightness: 0.35, apart: 0.12 } as const;
/** 8-bit rounding. */
const ROUNDED = 0.005;

/** Readable on one scheme only. */
export const shouldTurn = (text: string, side: Scheme): boolean =>
  contrast(text, POLES[OTHER[side]]) < TEXT_CONTRAST && contrast(text, POLES[side]) >= FAR;

/** Any lightness on any page. */
const isPressed = ({ brandRole, place }: ColourRow): boolean =>
  brandRole !== 'soft' || place === 'secondButton';

/** Fillings always, others only for the other scheme. */
const isMovable = (row: ColourRow, text: string, ground: string): boolean =>
  isPressed(row) || shouldTurn(text, oklchOf(ground).lightness < HALF ? 'light' : 'dark');

const isDeep = (tile: string): boolean => oklchOf(tile).lightness < DEEP.lightness;

function getLiftedTile(tile: string): string {
  const own = oklchOf(tile);
  return shade(own, own.lightness + DEEP.apart);
}

/** Repaired on given tiles and the selected ones beside them. */
function getTileText(draft: ResolvedPalette, given: GivenColours): GivenColours {
  const tiles = [given.mainBtnBg1, given.mainBtnBg2].flatMap((tile) => tile ?? []);
  if (tiles.length === 0 || given.mainBtnSelBg1 || given.mainBtnSelBg2) return given;
  const grounds = tiles.flatMap((tile) => (isDeep(tile) ? [tile, getLiftedTile(tile)] : [tile]));
  const isReadable = (hex: string) => grounds.every((ground) => contrast(hex, ground) >= TEXT_CONTRAST);
  const words = (['mainBtnTxt1', 'mainBtnTxt2'] as const).flatMap((key) => {
    const read =
      given[key] ?? (isReadable(draft[key]) ? draft[key] : findNearestShade(draft[key], isReadable));
    return read ? [[key, read] as const] : [];
  });
  return { ...given, ...Object.fromEntries(words) };
}

/** Given text stays readable; lines and icons move nothing. */
export function completeGrounds(
  draft: ResolvedPalette,
  turned: ResolvedPalette,
  given: GivenColours,
  hasBrand: boolean,
): ResolvedPalette {
  const moved = { ...draft };
  const words = getTileText(draft, given);
  for (const row of colourTable) {
    const { key, place, pairedWith, mustCarry } = row;
    if (given[key] || (pairedWith && given[pairedWith])) continue;
    const isSelected = place === 'selectedTile';
    const besideTile = isSelected && words !== given;
    const texts = mustCarry.flatMap((one) => {
      const text = (besideTile ? words : given)[one.key as ColourKey];
      if (!text || one.ratio < TEXT_CONTRAST) return [];
      return besideTile || isMovable(row, text, draft[key]) ? [text] : [];
    });
    const isCarrying = (hex: string) => texts.every((text) => contrast(text, hex) >= TEXT_CONTRAST);
    const tile = oklchOf(moved.mainBtnBg1).lightness;
    const isApart = (hex: string) => Math.abs(oklchOf(hex).lightness - tile) >= APART;
    const isLit = (hex: string) => oklchOf(hex).lightness - tile >= DEEP.apart - ROUNDED;
    if (isCarrying(draft[key])) continue;
    const ownShade = besideTile || isPressed(row) ? draft[key] : turned[key];
    // Without a brand, a shade of the tile.
    const from = besideTile && !hasBrand ? draft.mainBtnBg1 : ownShade;
    const told = !isSelected ? [] : tile < DEEP.lightness ? [isLit, isApart] : [isApart];
    const shades = told.map((isTold) => findNearestShade(from, (hex) => isCarrying(hex) && isTold(hex)));
    moved[key] = [...shades, findNearestShade(from, isCarrying)].find((hex) => hex !== null) ?? from;
  }
  return moved;
}
