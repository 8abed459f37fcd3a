import { colourAt, distance, type Picture, writePng } from './png.ts';
import { AREA, REACH } from './reduce.ts';
import { eachRegion } from './regions.ts';

/** Gradients, on top of storage loss; of 255 per channel. */
const NOISE = 1;
/**
 * Summed difference: forty for ten or more adjacent pixels; fewer need more, a single one 129, as glyph edges vary
 * between runs.
 */
const SEEN = { patch: 40, speck: 120, speckPixels: 4 };
/** This many adjacent pixels of one colour became one other, beyond storage loss. */
const SHADE = { pixels: 2 * AREA.pixels, moved: AREA.reach + 1 };

/** In words and, at equal size, visible pixels. */
export interface Difference {
  readonly words: string;
  readonly seen?: Uint8Array;
}

interface Sight {
  readonly seen: Uint8Array;
  readonly words: string;
}

const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0').toUpperCase()}`;

/** Adjacent pixels, beyond storage loss and noise. */
function seenPatches(stored: Picture, drawn: Picture): Sight | undefined {
  const beyond = new Uint8Array(stored.width * stored.height);
  const differs = new Uint8Array(beyond.length);
  for (let pixel = 0; pixel < beyond.length; pixel++) {
    const moved = distance(colourAt(stored.rgb, pixel * 3), colourAt(drawn.rgb, pixel * 3));
    if (moved <= REACH + NOISE) continue;
    beyond[pixel] = moved - REACH - NOISE;
    differs[pixel] = 1;
  }
  const seen = new Uint8Array(beyond.length);
  let count = 0;
  eachRegion(differs, stored.width, (patch) => {
    const weight = patch.reduce((sum, pixel) => sum + (beyond[pixel] ?? 0), 0);
    if (weight < (patch.length > SEEN.speckPixels ? SEEN.patch : SEEN.speck)) return;
    for (const pixel of patch) seen[pixel] = 1;
    count += patch.length;
  });
  return count > 0 ? { seen, words: `${count} pixels differ so that an eye sees it` } : undefined;
}

/** Single colours, tested separately: a card on a page of its colour is noticed. */
function changedShades(stored: Picture, drawn: Picture): Sight | undefined {
  const COLOURS = 2 ** 24;
  const pairs = new Float64Array(stored.width * stored.height);
  for (let pixel = 0; pixel < pairs.length; pixel++) {
    const was = colourAt(stored.rgb, pixel * 3);
    const is = colourAt(drawn.rgb, pixel * 3);
    if (distance(was, is) >= SHADE.moved) pairs[pixel] = was * COLOURS + is;
  }
  const seen = new Uint8Array(pairs.length);
  const words: string[] = [];
  eachRegion(pairs, stored.width, (area, pair) => {
    if (area.length < SHADE.pixels) return;
    for (const pixel of area) seen[pixel] = 1;
    words.push(`${hex(Math.floor(pair / COLOURS))} became ${hex(pair % COLOURS)} on ${area.length} pixels`);
  });
  return words.length > 0 ? { seen, words: words.join(', ') } : undefined;
}

/**
 * Tolerates `SEEN` and `SHADE`.
 * @returns undefined if both look the same.
 */
export function difference(stored: Picture, drawn: Picture): Difference | undefined {
  if (stored.width !== drawn.width || stored.height !== drawn.height) {
    return {
      words: `is ${drawn.width} × ${drawn.height} pixels, was ${stored.width} × ${stored.height}`,
    };
  }
  return seenPatches(stored, drawn) ?? changedShades(stored, drawn);
}

/** Grey, with visible differences in red. */
export function marked({ width, height, rgb }: Picture, seen: Uint8Array): Buffer {
  const RED = 255;
  const palette = Uint8Array.from({ length: 768 }, (_, at) =>
    at >= 765 ? (at === 765 ? 255 : 0) : (at / 3) | 0,
  );
  const pixels = seen.map((mark, pixel) => {
    const at = pixel * 3;
    const grey = ((rgb[at] ?? 0) + (rgb[at + 1] ?? 0) + (rgb[at + 2] ?? 0)) / 3;
    return mark ? RED : 127 + ((grey / 2) | 0);
  });
  return writePng({ width, height }, palette, pixels);
}
