import { colourAt, distance, type Picture, readPng, writePng } from './png.ts';
import { eachRegion } from './regions.ts';

/** Of 255 per channel, by storage: `compare.ts` tolerates it. */
export const REACH = 8;
/** Adjacent pixels, changed by at most `reach` of 255. */
export const AREA = { pixels: 64, reach: 2 };
const MOST_COLOURS = 256;

/** By frequency, and those that fill an area. */
function coloursOf({ rgb, width, height }: Picture) {
  const counts = new Map<number, number>();
  // 0 marks no region.
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

/** Areas first: their tolerance is smaller. */
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
 * 256 colours within 8 of 255 a channel, area colours within 2, frequent ones exact. Without gradient noise the file is
 * a quarter.
 * @returns the picture, or the screenshot if it has too many colours
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
