import type { Format } from './formats.ts';
import type { Mark } from './marks.ts';
import { SAFE } from './part.ts';

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
export function cuts({ paper: { w, h }, columns, rows, isTent }: Format): Mark[] {
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
