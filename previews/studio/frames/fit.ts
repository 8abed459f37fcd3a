import { type PageSize, PHONE } from './views.ts';

/** Both edges of its body. */
const EDGES = 10;
/** Between phones, and around their names. */
const GAP = 16;
const CAPTION = 32;
/** Smaller than this nothing can be judged: then the row is scrolled instead. */
const LEAST_SCALE = 0.4;
/** Smaller than this words cannot be read: then fewer stand beside each other, and the rest below. */
const READABLE = 0.6;
/** So much of a room's height is taken by one row where others follow below it, so that they are seen to be there. */
const ONE_OF_MANY = 0.86;
/** A desk is judged by its rhythm, and may be drawn as narrow as this. */
const LEAST_WIDTH = 360;

export interface Fit {
  readonly columns: number;
  readonly scale: number;
}

/** How to lay out phones in a room, in CSS pixels, so that they are as large as can be, can be read, and are never enlarged. */
export function fitPhones(count: number, width: number, height: number, page: PageSize = PHONE): Fit {
  const wideOf = (columns: number): number => ((width - GAP * (columns + 1)) / columns - EDGES) / page.width;
  const scaleOf = (columns: number): number => {
    const rows = Math.ceil(count / columns);
    const high = ((height - GAP) / rows - CAPTION - GAP - EDGES) / page.height;
    return Math.min(1, wideOf(columns), high);
  };
  const all = Array.from({ length: count }, (_, index) => ({
    columns: index + 1,
    scale: scaleOf(index + 1),
  }));
  const best = all.reduce((first, second) => (second.scale > first.scale ? second : first), {
    columns: 1,
    scale: 0,
  });
  const readable = Math.min(READABLE, LEAST_WIDTH / page.width);
  if (best.scale >= readable) return best;
  const oneRow = ((height - GAP) * ONE_OF_MANY - CAPTION - GAP - EDGES) / page.height;
  for (let columns = best.columns; columns > 0; columns -= 1) {
    const scale = Math.min(1, wideOf(columns), oneRow);
    if (count % columns === 0 && scale >= readable) return { columns, scale };
  }
  const leastScale = Math.min(LEAST_SCALE, LEAST_WIDTH / page.width);
  if (best.scale >= leastScale) return best;
  const inOneRow = (height - CAPTION - 2 * GAP - EDGES) / page.height;
  return { columns: count, scale: Math.max(leastScale, Math.min(1, inOneRow)) };
}
