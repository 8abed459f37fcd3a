import { COPIES_MAX, type FormatName } from '@parvis/api/entities/codes';
import { CUT_MARGIN, LAYOUTS, PRINTER_MARGIN } from './layouts.ts';
import type { Mark, PrintBranding, PrintedCode, Sheet } from './marks.ts';

interface Format {
  /** Millimetres. */
  readonly paper: { readonly w: number; readonly h: number };
  readonly columns: number;
  readonly rows: number;
  /** `tall`: poster. `wide`: code beside the text. `label`: hand-sized `wide`. */
  readonly layout: 'tall' | 'wide' | 'label';
  /** The first row is upside down above a fold: both sides show one code. */
  readonly isTent?: true;
}

const A4 = { w: 210, h: 297 } as const;

export const FORMATS = {
  a4: { paper: A4, columns: 1, rows: 1, layout: 'tall' },
  a5: { paper: { w: 297, h: 210 }, columns: 2, rows: 1, layout: 'tall' },
  a6: { paper: A4, columns: 2, rows: 2, layout: 'tall' },
  stickers: { paper: A4, columns: 3, rows: 8, layout: 'label' },
  tent: { paper: A4, columns: 1, rows: 2, layout: 'wide', isTent: true },
} as const satisfies Readonly<Record<FormatName, Format>>;

export const isFormat = (name: string): name is FormatName => Object.hasOwn(FORMATS, name);

/** From 1 to `COPIES_MAX`. */
export function parseCopies(typed: string): number | undefined {
  const copies = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return copies >= 1 && copies <= COPIES_MAX ? copies : undefined;
}

/** Millimetres. */
const EDGE_MARK = 5;
const CROSSING_MARK = 1.5;

const computeBoundaries = (length: number, parts: number): number[] =>
  Array.from({ length: parts - 1 }, (_, at) => (length / parts) * (at + 1));

/** Marks run near edges and crossings. */
const computeMarkRanges = (length: number, crossed: readonly number[]): (readonly [number, number])[] => [
  [PRINTER_MARGIN, PRINTER_MARGIN + EDGE_MARK],
  ...crossed.map((at) => [at - CROSSING_MARK, at + CROSSING_MARK] as const),
  [length - PRINTER_MARGIN - EDGE_MARK, length - PRINTER_MARGIN],
];

/** Draws cuts at part corners, folds as dashed lines. */
function drawCutMarks({ paper: { w, h }, columns, rows, isTent }: Format): Mark[] {
  const [xs, ys] = [computeBoundaries(w, columns), computeBoundaries(h, rows)];
  const down = xs.flatMap((x) =>
    computeMarkRanges(h, ys).map(([y, end]): Mark => ({ kind: 'line', from: { x, y }, to: { x, y: end } })),
  );
  const across = ys.flatMap((y) =>
    computeMarkRanges(w, xs).map(([x, end]): Mark => ({ kind: 'line', from: { x, y }, to: { x: end, y } })),
  );
  const fold = (y: number): Mark => ({
    kind: 'line',
    from: { x: PRINTER_MARGIN + EDGE_MARK, y },
    to: { x: w - PRINTER_MARGIN - EDGE_MARK, y },
    dashed: true,
  });
  return [...down, ...across, ...(isTent ? ys.map(fold) : [])];
}

/** Equal in all parts, with printer margins at paper edges. */
function computeSafeRange(length: number, at: number, parts: number): { from: number; length: number } {
  const getMargins = (one: number) =>
    [one === 0 ? PRINTER_MARGIN : CUT_MARGIN, one === parts - 1 ? PRINTER_MARGIN : CUT_MARGIN] as const;
  const most = Math.max(...[0, parts - 1].map((one) => getMargins(one)[0] + getMargins(one)[1]));
  const [before, after] = getMargins(at);
  return { from: before + (most - before - after) / 2, length: length - most };
}

export interface CodeSheet extends Sheet {
  readonly qrids: readonly string[];
}

/** Lazy: ten thousand sheets take a minute. */
export function* generateSheets(
  codes: readonly PrintedCode[],
  look: PrintBranding,
  name: FormatName,
  copies = 1,
): Generator<CodeSheet, void, undefined> {
  const format: Format = FORMATS[name];
  const { paper, columns, rows, layout, isTent = false } = format;
  const part = { w: paper.w / columns, h: paper.h / rows };
  const times = copies * (isTent ? 2 : 1);
  const each = times === 1 ? codes : codes.flatMap((code) => Array.from({ length: times }, () => code));
  const perSheet = columns * rows;
  for (let from = 0; from < each.length; from += perSheet) {
    const here = each.slice(from, from + perSheet);
    const parts = here.map((code, at): Mark => {
      const row = Math.floor(at / columns);
      const turned = isTent && row === 0;
      const across = computeSafeRange(part.w, at % columns, columns);
      const down = computeSafeRange(part.h, row, rows);
      const free = { x: across.from, y: down.from, w: across.length, h: down.length };
      return {
        ...{ kind: 'part', x: (at % columns) * part.w, y: row * part.h, ...part, turned },
        // The event loop runs between parts.
        get marks() {
          return LAYOUTS[layout](code, look, { ...part, free });
        },
      };
    });
    const qrids = [...new Set(here.map(({ qrid }) => qrid))];
    yield { ...paper, marks: [...parts, ...drawCutMarks(format)], qrids };
  }
}
