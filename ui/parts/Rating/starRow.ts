/** Stars shrink from this number on. */
export const SMALL_STARS_FROM = 7;
/** Per row if not all fit. */
const FIVE = 5;

const WIDEST = 'max(3.5rem, 48px)';
const STARS = 'var(--pv-stars)';
const FEWER = 'var(--pv-fewer)';
/** 48 px each, else rows of five at most. */
const SHARE = `clamp(100% / ${STARS}, (48px * ${STARS} - 100%) * 999, 100% / ${FEWER})`;
/** Target minus drawn star. */
const AROUND = `max(0px, min(${WIDEST}, ${SHARE}) - var(--pv-drawn))`;

/** Targets in a row. */
const LENGTH = `clamp(${WIDEST} * ${FEWER}, (100% + 1px - 48px * ${STARS}) * 999, ${WIDEST} * ${STARS})`;

/** Aligns the first drawn star with the label. */
export const starRow = {
  display: 'grid',
  // Half a pixel prevents one star fewer. Up to five never wrap, even at 200 % text.
  gridTemplateColumns: `repeat(auto-fit, minmax(calc(${SHARE} - 0.5px), 1fr))`,
  inlineSize: '100%',
  maxInlineSize: LENGTH,
  marginInlineStart: `calc(${AROUND} / -2)`,
} as const;

/** Wider under few stars. */
export const underRow = {
  inlineSize: '100%',
  maxInlineSize: `calc(max(${WIDEST} * ${FIVE}, ${LENGTH}) - 1.6rem)`,
} as const;

/** Balanced rows (5 and 5, not 7 and 3). */
const layOutStars = (max: number) => ({
  '--pv-stars': max,
  '--pv-fewer': Math.ceil(max / Math.ceil(max / FIVE)),
  '--pv-drawn': max < SMALL_STARS_FROM ? '1.87rem' : '1.45rem',
});

/** Static rules suit a CSP without inline styles in server HTML. */
const MAX_STATIC_STARS = 10;

/** By `data-stars`, as `computeRow` computes. Literal: bundlers would keep a call. */
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

/** Without a static rule. */
export const getStarStyle = (max: number): object | undefined =>
  max > MAX_STATIC_STARS ? layOutStars(max) : undefined;
