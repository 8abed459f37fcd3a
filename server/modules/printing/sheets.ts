import { COPIES_MAX, type FormatName } from '@parvis/api/entities/codes';
import { ASTRAY, LAYOUTS, SAFE } from './layouts.ts';
import type { Mark, PrintedCode, PrintedLook, Sheet } from './marks.ts';

/** How codes are printed. */
interface Format {
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

/** How often each code is printed, as it was typed; nothing where it is no whole number from 1 to `COPIES_MAX`. */
export function copiesIn(typed: string): number | undefined {
  const copies = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return copies >= 1 && copies <= COPIES_MAX ? copies : undefined;
}

/** How long a mark at the edge of the paper is, and how far one reaches from where four parts meet, millimetres. */
const AT_EDGE = 5;
const ACROSS = 1.5;

/** Where parts meet, between the edges of the paper. */
const meetings = (length: number, parts: number): number[] =>
  Array.from({ length: parts - 1 }, (_, at) => (length / parts) * (at + 1));

/** From where to where marks stand along a cut: as near the edges as printers print, and around where others cross it. */
const stretches = (length: number, crossed: readonly number[]): (readonly [number, number])[] => [
  [SAFE, SAFE + AT_EDGE],
  ...crossed.map((at) => [at - ACROSS, at + ACROSS] as const),
  [length - SAFE - AT_EDGE, length - SAFE],
];

/** Marks to cut by at each corner of each part; a fold is a dashed line between such marks. */
function cuts({ paper: { w, h }, columns, rows, isTent }: Format): Mark[] {
  const [xs, ys] = [meetings(w, columns), meetings(h, rows)];
  const down = xs.flatMap((x) =>
    stretches(h, ys).map(([y, end]): Mark => ({ kind: 'line', from: { x, y }, to: { x, y: end } })),
  );
  const across = ys.flatMap((y) =>
    stretches(w, xs).map(([x, end]): Mark => ({ kind: 'line', from: { x, y }, to: { x: end, y } })),
  );
  const fold = (y: number): Mark => ({
    kind: 'line',
    from: { x: SAFE + AT_EDGE, y },
    to: { x: w - SAFE - AT_EDGE, y },
    dashed: true,
  });
  return [...down, ...across, ...(isTent ? ys.map(fold) : [])];
}

/** Where along a side of a part stands what must be seen: as much in each, away from the paper's edge where it has one there. */
function freeAlong(length: number, at: number, parts: number): { from: number; length: number } {
  const needed = (one: number) => [one === 0 ? SAFE : ASTRAY, one === parts - 1 ? SAFE : ASTRAY] as const;
  const most = Math.max(...[0, parts - 1].map((one) => needed(one)[0] + needed(one)[1]));
  const [before, after] = needed(at);
  return { from: before + (most - before - after) / 2, length: length - most };
}

/** A sheet, and the codes that stand on it, each once. */
export interface CodeSheet extends Sheet {
  readonly qrids: readonly string[];
}

/** Generates sheets of these codes lazily, as ten thousand take a minute. A tent shows its code on both sides. */
export function* sheetsOf(
  codes: readonly PrintedCode[],
  look: PrintedLook,
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
      const across = freeAlong(part.w, at % columns, columns);
      const down = freeAlong(part.h, row, rows);
      const free = { x: across.from, y: down.from, w: across.length, h: down.length };
      return {
        ...{ kind: 'part', x: (at % columns) * part.w, y: row * part.h, ...part, turned },
        // Laid out as it is drawn: who serves goes on between two parts.
        get marks() {
          return LAYOUTS[layout](code, look, { ...part, free });
        },
      };
    });
    const qrids = [...new Set(here.map(({ qrid }) => qrid))];
    yield { ...paper, marks: [...parts, ...cuts(format)], qrids };
  }
}
