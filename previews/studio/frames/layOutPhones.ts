import { type PageSize, PHONE } from './views.ts';

/** Both. */
const EDGES = 10;
/** Around phones and names. */
const GAP = 16;
const CAPTION = 32;
/** The row scrolls below this scale. */
const LEAST_SCALE = 0.4;
/** Below it phones wrap, if they become larger. */
const READABLE = 0.6;
/** Of several rows: the next stays visible. */
const ONE_OF_MANY = 0.86;
/** Of a desktop. */
const LEAST_WIDTH = 360;

export interface Fit {
  readonly columns: number;
  readonly scale: number;
}

/** CSS pixels: as large as possible, readable, never enlarged. */
export function layOutPhones(count: number, width: number, height: number, page: PageSize = PHONE): Fit {
  const computeWidthScale = (columns: number): number =>
    ((width - GAP * (columns + 1)) / columns - EDGES) / page.width;
  const computeScale = (columns: number): number => {
    const rows = Math.ceil(count / columns);
    const high = ((height - GAP) / rows - CAPTION - GAP - EDGES) / page.height;
    return Math.min(1, computeWidthScale(columns), high);
  };
  const all = Array.from({ length: count }, (_, index) => ({
    columns: index + 1,
    scale: computeScale(index + 1),
  }));
  const best = all.reduce((first, second) => (second.scale > first.scale ? second : first), {
    columns: 1,
    scale: 0,
  });
  const readable = Math.min(READABLE, LEAST_WIDTH / page.width);
  if (best.scale >= readable) return best;
  const wholeRow = (height - CAPTION - 2 * GAP - EDGES) / page.height;
  const peekRow = ((height - GAP) * ONE_OF_MANY - CAPTION - GAP - EDGES) / page.height;
  // More than a glimpse of the next row.
  const row = Math.max(peekRow, Math.min(readable, wholeRow));
  const wrapped = all
    .filter(({ columns }) => columns <= best.columns && count % columns === 0)
    .map(({ columns }) => ({ columns, scale: Math.min(1, computeWidthScale(columns), row) }))
    .reduce((first, second) => (second.scale >= first.scale ? second : first), best);
  const leastScale = Math.min(LEAST_SCALE, LEAST_WIDTH / page.width);
  if (wrapped.scale >= leastScale) return wrapped;
  return { columns: count, scale: Math.max(leastScale, Math.min(1, wholeRow)) };
}
