/** Bounds of the shape of a picture in a bubble, width to height: neither a ribbon nor a tower. */
const WIDEST = 2;
const TALLEST = 0.8;
/** Where the shape is not known before the picture is there. */
export const USUAL = 4 / 3;

/** The shape kept for a picture before it is loaded, so that nothing moves when it comes. */
export function shapeOf(width: number | undefined, height: number | undefined, usual = USUAL): number {
  if (!width || !height) return usual;
  return Math.min(WIDEST, Math.max(TALLEST, width / height));
}
