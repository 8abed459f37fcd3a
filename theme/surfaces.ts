import {
  type Carried,
  type ColourKey,
  type ColourRow,
  colourTable,
  type Gradient,
  gradients,
  type Surface,
} from './keys.ts';

/** A ground as it is drawn: one key, or the two ends of a blend. */
export interface SurfaceRow {
  readonly surface: Surface;
  readonly keys: readonly [start: ColourKey, end: ColourKey];
  readonly carries: readonly Carried[];
  /** What may lie under it and shines through when it is translucent. Empty for the page. */
  readonly standsOn: readonly Surface[];
}

const grounds: Readonly<Record<Surface, readonly Surface[]>> = {
  bg: [],
  hdrBg: ['bg'],
  footBg: ['bg'],
  inputBg: ['bg', 'footBg', 'drawerBg'],
  mainBtnBg: ['bg'],
  mainBtnSelBg: ['bg'],
  reportBtnBg: ['bg'],
  navBtnBg: ['bg', 'hdrBg', 'footBg'],
  msgEventBg: ['bg'],
  msgMineBg: ['bg'],
  msgOthersBg: ['bg'],
  btn1Bg: ['bg', 'hdrBg', 'footBg', 'msgOthersBg', 'drawerBg'],
  btn2Bg: ['bg', 'hdrBg', 'footBg', 'msgOthersBg', 'drawerBg'],
  drawerBg: ['bg', 'msgOthersBg'],
};

function gradientOf(row: ColourRow): Gradient | undefined {
  return gradients.find((name) => row.key === `${name}1` || row.key === `${name}2`);
}

function surfaceRow(row: ColourRow): SurfaceRow[] {
  if (row.kind !== 'surface') return [];
  const gradient = gradientOf(row);
  if (gradient && row.key === `${gradient}2`) return [];
  const surface = gradient ?? (row.key as Surface);
  return [
    {
      surface,
      keys: [row.key, row.pairedWith ?? row.key],
      carries: row.mustCarry,
      standsOn: grounds[surface],
    },
  ];
}

/** Every surface of the key table, blends taken as one. The page comes first. */
export const surfaceTable: readonly SurfaceRow[] = colourTable.flatMap(surfaceRow);
