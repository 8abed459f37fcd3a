import type { FormatName } from '@parvis/api/entities/codes';

/** How codes are printed. */
export interface Format {
  /** The paper, millimetres. */
  readonly paper: { readonly w: number; readonly h: number };
  /** So many beside and below one another, edge to edge. */
  readonly columns: number;
  readonly rows: number;
  /** `tall`: from above to below, for a wall. `wide`: the code beside the words. `label`: the same, as small as a hand. */
  readonly layout: 'tall' | 'wide' | 'label';
  /** Those of the first row stand upside down, and the paper is folded below them: both sides of one code. */
  readonly isTent?: true;
}

const A4 = { w: 210, h: 297 } as const;

/** By the name with which they are asked for; all are printed on A4. */
export const FORMATS = {
  a4: { paper: A4, columns: 1, rows: 1, layout: 'tall' },
  a5: { paper: { w: 297, h: 210 }, columns: 2, rows: 1, layout: 'tall' },
  a6: { paper: A4, columns: 2, rows: 2, layout: 'tall' },
  stickers: { paper: A4, columns: 3, rows: 8, layout: 'label' },
  tent: { paper: A4, columns: 1, rows: 2, layout: 'wide', isTent: true },
} as const satisfies Readonly<Record<FormatName, Format>>;

/** Whether there is a format of this name. */
export const isFormat = (name: string): name is FormatName => Object.hasOwn(FORMATS, name);
