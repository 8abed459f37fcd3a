import { type PageSize, PHONE } from './views.ts';

/** Both edges of its body. */
const EDGES = 10;
/** Between phones, and around their names. */
const GAP = 16;
const CAPTION = 32;
/** Smaller than this nothing can be judged: then the row is scrolled instead. */
const LEAST_SCALE = 0.4;
/** A desk is judged by its rhythm, and may be drawn as narrow as this. */
const LEAST_WIDTH = 360;

export interface Fit {
  readonly columns: number;
  readonly scale: number;
}

/** How to lay out phones in a room, in CSS pixels, so that they are as large as can be and never enlarged. */
export function fitPhones(count: number, width: number, height: number, page: PageSize = PHONE): Fit {
  const scaleOf = (columns: number): number => {
    const rows = Math.ceil(count / columns);
    const wide = ((width - GAP * (columns + 1)) / columns - EDGES) / page.width;
    const high = ((height - GAP) / rows - CAPTION - GAP - EDGES) / page.height;
    return Math.min(1, wide, high);
  };
  const all = Array.from({ length: count }, (_, index) => ({
    columns: index + 1,
    scale: scaleOf(index + 1),
  }));
  const best = all.reduce((first, second) => (second.scale > first.scale ? second : first), {
    columns: 1,
    scale: 0,
  });
  const leastScale = Math.min(LEAST_SCALE, LEAST_WIDTH / page.width);
  if (best.scale >= leastScale) return best;
  const inOneRow = (height - CAPTION - 2 * GAP - EDGES) / page.height;
  return { columns: count, scale: Math.max(leastScale, Math.min(1, inOneRow)) };
}
