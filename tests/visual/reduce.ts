import { colourAt, distance, type Picture, readPng, writePng } from './png.ts';
import { eachRegion } from './regions.ts';

/** How far storing may move a colour in any channel, of 255: `compare.ts` allows for it. */
export const REACH = 8;
/** An area of one colour: it covers so many pixels that touch, and storing moves it by no more than `reach` of 255. */
export const AREA = { pixels: 64, reach: 2 };
const MOST_COLOURS = 256;

/** The colours of a picture, the most frequent first, and those that fill an area. */
function coloursOf({ rgb, width, height }: Picture) {
  const counts = new Map<number, number>();
  // One more than the colour, as 0 is no key of a region.
  const keys = new Int32Array(width * height);
  for (let pixel = 0; pixel < keys.length; pixel++) {
    const colour = colourAt(rgb, pixel * 3);
    keys[pixel] = colour + 1;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const areas = new Set<number>();
  eachRegion(keys, width, (pixels, key) => {
    if (pixels.length >= AREA.pixels) areas.add(key - 1);
  });
  const colours = [...counts].sort(([a, m], [b, n]) => n - m || a - b).map(([colour]) => colour);
  return { colours, areas };
}

/** Each colour's entry in a palette that holds for each a colour near enough; areas come first, as less is near enough for them. */
function paletteOf(colours: readonly number[], areas: ReadonlySet<number>) {
  const palette: number[] = [];
  const entry = new Map<number, number>();
  const enter = (colour: number, reach: number) => {
    const found = palette.findIndex((leader) => distance(leader, colour) <= reach);
    entry.set(colour, found < 0 ? palette.push(colour) - 1 : found);
  };
  for (const colour of colours) if (areas.has(colour)) enter(colour, AREA.reach);
  for (const colour of colours) {
    if (!entry.has(colour)) enter(colour, REACH);
    if (palette.length > MOST_COLOURS) return undefined;
  }
  return { palette, entry };
}

/**
 * A screenshot as it is stored: at most 256 colours, all within 8 of 255 a channel, those of areas within 2, the frequent ones exact.
 * Blends are drawn with noise by the browser, which is most of a screenshot's bytes; it goes, and the picture weighs a quarter.
 *
 * @returns the picture, or the screenshot itself when it has too many colours, as a photograph has.
 */
export function reduce(screenshot: Buffer): Buffer {
  const picture = readPng(screenshot);
  const { colours, areas } = coloursOf(picture);
  const reduced = paletteOf(colours, areas);
  if (!reduced) return screenshot;
  const { palette, entry } = reduced;
  const pixels = new Uint8Array(picture.width * picture.height);
  for (let pixel = 0; pixel < pixels.length; pixel++) {
    pixels[pixel] = entry.get(colourAt(picture.rgb, pixel * 3)) ?? 0;
  }
  const bytes = Uint8Array.from(
    palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]),
  );
  return writePng(picture, bytes, pixels);
}
