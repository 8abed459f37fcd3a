import { type Picture, readPng, writePng } from './png.ts';

/** How far storing may move a colour in any channel, of 255: `compare.ts` allows for it. */
export const REACH = 8;
const MOST_COLOURS = 256;

const red = (colour: number) => colour >> 16;
const green = (colour: number) => (colour >> 8) & 0xff;
const blue = (colour: number) => colour & 0xff;

const distance = (a: number, b: number) =>
  Math.max(Math.abs(red(a) - red(b)), Math.abs(green(a) - green(b)), Math.abs(blue(a) - blue(b)));

/** The colours of a picture, the most frequent first. */
function coloursOf({ rgb }: Picture): number[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < rgb.length; at += 3) {
    const colour = ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || a - b).map(([colour]) => colour);
}

/** Each colour's entry in a palette in which none is farther than `reach` from what stands for it. */
function paletteWithin(colours: readonly number[], reach: number) {
  const palette: number[] = [];
  const entry = new Map<number, number>();
  for (const colour of colours) {
    let found = palette.findIndex((leader) => distance(leader, colour) <= reach);
    if (found < 0) found = palette.push(colour) - 1;
    if (found >= MOST_COLOURS) return undefined;
    entry.set(colour, found);
  }
  return { palette, entry, reach };
}

/**
 * A screenshot as it is stored: at most 256 colours, the frequent ones exact, all others within 8 of 255 a channel. Blends are drawn
 * with noise by the browser, which is most of a screenshot's bytes; it goes, and the picture weighs a quarter.
 *
 * @returns the picture, or the screenshot itself when it has too many colours, as a photograph has.
 */
export function reduce(screenshot: Buffer): Buffer {
  const picture = readPng(screenshot);
  const reduced = paletteWithin(coloursOf(picture), REACH);
  if (!reduced) return screenshot;
  const { palette, entry } = reduced;
  const { rgb, width, height } = picture;
  const pixels = new Uint8Array(width * height);
  for (let pixel = 0; pixel < pixels.length; pixel++) {
    const at = pixel * 3;
    const colour = ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0);
    pixels[pixel] = entry.get(colour) ?? 0;
  }
  const bytes = Uint8Array.from(palette.flatMap((colour) => [red(colour), green(colour), blue(colour)]));
  return writePng(picture, bytes, pixels);
}
