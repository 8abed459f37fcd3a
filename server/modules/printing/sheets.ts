import { COPIES_MAX, type FormatName } from '@parvis/api/entities/codes';
import { ASTRAY, LAYOUTS, SAFE } from './layouts.ts';
import type { Mark, PrintedCode, PrintedLook, Sheet } from './marks.ts';

interface Format {
  /** In millimetres. */
  readonly paper: { readonly w: number; readonly h: number };
  readonly columns: number;
  readonly rows: number;
  /** `tall`: poster. `wide`: code beside the text. `label`: the same, hand-sized. */
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

/** Accepts whole numbers from 1 to `COPIES_MAX`. */
export function copiesIn(typed: string): number | undefined {
  const copies = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return copies >= 1 && copies <= COPIES_MAX ? copies : undefined;
}

/** Lengths of marks at paper edges and around crossings, in millimetres. */
const AT_EDGE = 5;
const ACROSS = 1.5;

const meetings = (length: number, parts: number): number[] =>
  Array.from({ length: parts - 1 }, (_, at) => (length / parts) * (at + 1));

/** Computes where marks run along a cut: near the edges and around crossings. */
const stretches = (length: number, crossed: readonly number[]): (readonly [number, number])[] => [
  [SAFE, SAFE + AT_EDGE],
  ...crossed.map((at) => [at - ACROSS, at + ACROSS] as const),
  [length - SAFE - AT_EDGE, length - SAFE],
];

/** Draws cut marks at each corner of each part, and folds as dashed lines between them. */
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

/** Computes the safe range of a part, equal in all parts, with printer margins at paper edges. */
function freeAlong(length: number, at: number, parts: number): { from: number; length: number } {
  const needed = (one: number) => [one === 0 ? SAFE : ASTRAY, one === parts - 1 ? SAFE : ASTRAY] as const;
  const most = Math.max(...[0, parts - 1].map((one) => needed(one)[0] + needed(one)[1]));
  const [before, after] = needed(at);
  return { from: before + (most - before - after) / 2, length: length - most };
}

export interface CodeSheet extends Sheet {
  readonly qrids: readonly string[];
}

/** Generates sheets lazily, as ten thousand take a minute. A tent shows its code on both sides. */
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
        // Computed when drawn, so that the event loop runs between parts.
        get marks() {
          return LAYOUTS[layout](code, look, { ...part, free });
        },
      };
    });
    const qrids = [...new Set(here.map(({ qrid }) => qrid))];
    yield { ...paper, marks: [...parts, ...cuts(format)], qrids };
  }
}
