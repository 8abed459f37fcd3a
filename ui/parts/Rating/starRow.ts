/** From so many stars on they are drawn smaller. */
export const WITH_SMALL = 7;
/** Stars of a row where not all have room. */
const FIVE = 5;

/** Room that a star takes where there is plenty. */
const WIDEST = 'max(3.5rem, 48px)';
const STARS = 'var(--pv-stars)';
const FEWER = 'var(--pv-fewer)';
/** All in one row where each is 48 px wide, else in rows of five at most. */
const SHARE = `clamp(100% / ${STARS}, (48px * ${STARS} - 100%) * 999, 100% / ${FEWER})`;
/** By how much what is drawn of a star is narrower than its target, which is wide for the finger’s sake. */
const AROUND = `max(0px, min(${WIDEST}, ${SHARE}) - var(--pv-drawn))`;

/** Of the row: as many targets as stand in it. */
const LENGTH = `clamp(${WIDEST} * ${FEWER}, (100% + 1px - 48px * ${STARS}) * 999, ${WIDEST} * ${STARS})`;

/** The row of targets; the first star that is drawn begins where the label does. */
export const starRow = {
  display: 'grid',
  // Half a pixel keeps a share from being rounded up to one star less. Up to five never part, at text of twice the size neither.
  gridTemplateColumns: `repeat(auto-fit, minmax(calc(${SHARE} - 0.5px), 1fr))`,
  inlineSize: '100%',
  maxInlineSize: LENGTH,
  marginInlineStart: `calc(${AROUND} / -2)`,
} as const;

/** What stands under the row: from its first star to its last, and under few stars wider, for the words’ sake. */
export const underRow = {
  inlineSize: '100%',
  maxInlineSize: `calc(max(${WIDEST} * ${FIVE}, ${LENGTH}) - 1.6rem)`,
} as const;

/**
 * How many stars stand in a row, where there is room for all of them and where there is not: 5 and 5 rather than 7 and 3; and
 * how wide one is drawn.
 */
const rowOf = (max: number) => ({
  '--pv-stars': max,
  '--pv-fewer': Math.ceil(max / Math.ceil(max / FIVE)),
  '--pv-drawn': max < WITH_SMALL ? '1.87rem' : '1.45rem',
});

/** So many stars are told by rules: what a server draws is right under a policy that refuses styles of elements. */
const WITH_RULES = 10;

/** Of the whole, by the number that it bears as `data-stars`. */
export const starRules: Readonly<Record<string, string | number | ReturnType<typeof rowOf>>> = {
  ...rowOf(FIVE),
  ...Object.fromEntries(
    Array.from({ length: WITH_RULES }, (_, at) => at + 1)
      .filter((max) => max !== FIVE)
      .map((max) => [`&[data-stars="${max}"]`, rowOf(max)]),
  ),
};

/** Of the whole, where there are more than have a rule. */
export const manyStars = (max: number): object | undefined => (max > WITH_RULES ? rowOf(max) : undefined);
