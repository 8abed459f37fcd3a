/** Number of stars from which they shrink. */
export const SMALL_STARS_FROM = 7;
/** Stars per row if not all fit. */
const FIVE = 5;

const WIDEST = 'max(3.5rem, 48px)';
const STARS = 'var(--pv-stars)';
const FEWER = 'var(--pv-fewer)';
/** One row at 48 px each, else rows of at most five. */
const SHARE = `clamp(100% / ${STARS}, (48px * ${STARS} - 100%) * 999, 100% / ${FEWER})`;
/** Difference between target and drawn star. */
const AROUND = `max(0px, min(${WIDEST}, ${SHARE}) - var(--pv-drawn))`;

/** Row length: its number of targets. */
const LENGTH = `clamp(${WIDEST} * ${FEWER}, (100% + 1px - 48px * ${STARS}) * 999, ${WIDEST} * ${STARS})`;

/** Row of star targets; aligns the first drawn star with the label. */
export const starRow = {
  display: 'grid',
  // Half a pixel prevents rounding to one star fewer. Up to five stars never wrap, even at 200 % text.
  gridTemplateColumns: `repeat(auto-fit, minmax(calc(${SHARE} - 0.5px), 1fr))`,
  inlineSize: '100%',
  maxInlineSize: LENGTH,
  marginInlineStart: `calc(${AROUND} / -2)`,
} as const;

/** Labels under the row, from first to last star; wider under few stars. */
export const underRow = {
  inlineSize: '100%',
  maxInlineSize: `calc(max(${WIDEST} * ${FIVE}, ${LENGTH}) - 1.6rem)`,
} as const;

/** Layout of `max` stars: balanced rows (5 and 5, not 7 and 3) and drawn size. */
const layOutStars = (max: number) => ({
  '--pv-stars': max,
  '--pv-fewer': Math.ceil(max / Math.ceil(max / FIVE)),
  '--pv-drawn': max < SMALL_STARS_FROM ? '1.87rem' : '1.45rem',
});

/** Star counts with static CSS rules: server HTML works under a CSP without inline styles. */
const MAX_STATIC_STARS = 10;

/** Static rules by `data-stars`, as `computeRow` computes; five by default. Literal, since bundlers would keep a call. */
export const starRules = {
  '--pv-stars': 5,
  '--pv-fewer': STARS,
  '--pv-drawn': '1.87rem',
  '&[data-stars="1"]': { '--pv-stars': 1 },
  '&[data-stars="2"]': { '--pv-stars': 2 },
  '&[data-stars="3"]': { '--pv-stars': 3 },
  '&[data-stars="4"]': { '--pv-stars': 4 },
  '&[data-stars="6"]': { '--pv-stars': 6, '--pv-fewer': 3 },
  '&[data-stars="7"]': { '--pv-stars': 7, '--pv-fewer': 4, '--pv-drawn': '1.45rem' },
  '&[data-stars="8"]': { '--pv-stars': 8, '--pv-fewer': 4, '--pv-drawn': '1.45rem' },
  '&[data-stars="9"]': { '--pv-stars': 9, '--pv-fewer': 5, '--pv-drawn': '1.45rem' },
  '&[data-stars="10"]': { '--pv-stars': 10, '--pv-fewer': 5, '--pv-drawn': '1.45rem' },
} as const;

/** Inline style for counts without a static rule. */
export const getStarStyle = (max: number): object | undefined =>
  max > MAX_STATIC_STARS ? layOutStars(max) : undefined;
