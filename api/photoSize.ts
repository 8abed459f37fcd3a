/** Most pixels of a photo, of whatever shape: a long screenshot stays readable. */
export const PHOTO_PIXELS = 2048 * 1536;
/** Neither edge is longer, pixels: every browser and format takes as much. */
const LONGEST = 16_000;

/** Size of a picture with so many pixels at most, its shape kept; it is never made larger. */
export function sizeWithin(
  { width, height }: { readonly width: number; readonly height: number },
  pixels: number,
) {
  const scale = Math.min(1, Math.sqrt(pixels / (width * height)), LONGEST / Math.max(width, height));
  // Rounded down, so that the size fits when it is looked at again.
  const scaled = (length: number) => Math.max(1, Math.floor(length * scale + 1e-6));
  return { width: scaled(width), height: scaled(height) };
}
