/** Limits of a picture's aspect ratio in a bubble. */
const WIDEST = 2;
const TALLEST = 0.8;
/** Ratio while the picture's size is unknown. */
export const DEFAULT_RATIO = 4 / 3;

/** Returns the clamped aspect ratio to reserve before loading, to avoid layout shift. */
export function getAspectRatio(
  width: number | undefined,
  height: number | undefined,
  usual = DEFAULT_RATIO,
): number {
  if (!width || !height) return usual;
  return Math.min(WIDEST, Math.max(TALLEST, width / height));
}
