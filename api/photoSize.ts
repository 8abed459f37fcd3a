/** Most pixels of a photo of any shape: a long screenshot stays readable. */
export const PHOTO_PIXELS = 2048 * 1536;
/** Longest edge in pixels that all browsers and formats support. */
const LONGEST = 16_000;

/** Scales a size down to a number of pixels, keeping its ratio; never up. */
export function sizeWithin(
  { width, height }: { readonly width: number; readonly height: number },
  pixels: number,
) {
  const scale = Math.min(1, Math.sqrt(pixels / (width * height)), LONGEST / Math.max(width, height));
  // Rounded down, so that the result is stable.
  const scaleLength = (length: number) => Math.max(1, Math.floor(length * scale + 1e-6));
  return { width: scaleLength(width), height: scaleLength(height) };
}
