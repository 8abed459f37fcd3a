/** In a bubble. */
const WIDEST = 2;
const TALLEST = 0.8;
/** Of an unknown size. */
export const DEFAULT_RATIO = 4 / 3;

/** Clamped, against layout shift. */
export function getAspectRatio(
  width: number | undefined,
  height: number | undefined,
  usual = DEFAULT_RATIO,
): number {
  if (!width || !height) return usual;
  return Math.min(WIDEST, Math.max(TALLEST, width / height));
}
