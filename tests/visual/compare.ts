import { type Picture, writePng } from './png.ts';
import { REACH } from './reduce.ts';

/** What the browser's noise in blends adds to what storing has moved, of 255 a channel. */
const NOISE = 1;
/** What a patch of adjacent pixels must differ by, all pixels summed, for an eye to see it: one pixel by 48, forty by 10. */
const SEEN = 40;
/** A flat colour: it covers so many pixels, at least half of them exactly, and an eye sees it move by so much of 255. */
const FLAT = { pixels: 256, share: 0.5, moved: 3 };

/** How a drawing differs from its picture: in words, and, where both have one size, the pixels that an eye would see. */
export interface Difference {
  readonly words: string;
  readonly seen?: Uint8Array;
}

const colourAt = (rgb: Uint8Array, at: number) =>
  ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0);

const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0').toUpperCase()}`;

/** Distance of two colours: that of their farthest channel. */
const distance = (a: number, b: number) =>
  Math.max(
    Math.abs((a >> 16) - (b >> 16)),
    Math.abs(((a >> 8) & 0xff) - ((b >> 8) & 0xff)),
    Math.abs((a & 0xff) - (b & 0xff)),
  );

/** By how much each pixel differs beyond what storing and noise explain; undefined where none does. */
function excess(stored: Picture, drawn: Picture): Uint8Array | undefined {
  const beyond = new Uint8Array(stored.width * stored.height);
  let any = false;
  for (let at = 0; at < stored.rgb.length; at++) {
    const moved = Math.abs((stored.rgb[at] ?? 0) - (drawn.rgb[at] ?? 0)) - REACH - NOISE;
    const pixel = (at / 3) | 0;
    if (moved <= (beyond[pixel] ?? 0)) continue;
    beyond[pixel] = moved;
    any = true;
  }
  return any ? beyond : undefined;
}

/** The pixels of all patches that weigh enough to be seen. */
function seenPatches(beyond: Uint8Array, width: number): Uint8Array | undefined {
  const seen = new Uint8Array(beyond.length);
  const visited = new Uint8Array(beyond.length);
  let any = false;
  for (let start = 0; start < beyond.length; start++) {
    if (!beyond[start] || visited[start]) continue;
    visited[start] = 1;
    const patch = [start];
    let weight = 0;
    for (const pixel of patch) {
      weight += beyond[pixel] ?? 0;
      const column = pixel % width;
      for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++) {
        for (let row = pixel - column - width; row <= pixel - column + width; row += width) {
          const beside = row + x;
          if (!beyond[beside] || visited[beside]) continue;
          visited[beside] = 1;
          patch.push(beside);
        }
      }
    }
    if (weight < SEEN) continue;
    for (const pixel of patch) seen[pixel] = 1;
    any = true;
  }
  return any ? seen : undefined;
}

/**
 * A flat colour that became another. Storing keeps the most frequent of neighbouring colours, so that where a drawing is
 * flat, the colour it has most is the stored one.
 */
function changedShade(stored: Picture, drawn: Picture): string | undefined {
  const drawnAs = new Map<number, Map<number, number>>();
  for (let at = 0; at < stored.rgb.length; at += 3) {
    const was = colourAt(stored.rgb, at);
    const is = colourAt(drawn.rgb, at);
    let counts = drawnAs.get(was);
    if (!counts) {
      counts = new Map();
      drawnAs.set(was, counts);
    }
    counts.set(is, (counts.get(is) ?? 0) + 1);
  }
  for (const [was, counts] of drawnAs) {
    const pixels = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (pixels < FLAT.pixels) continue;
    for (const [is, count] of counts) {
      if (count >= pixels * FLAT.share && distance(was, is) >= FLAT.moved) {
        return `${hex(was)} became ${hex(is)} on ${count} pixels`;
      }
    }
  }
  return undefined;
}

/**
 * Compares a drawing with its stored picture, as an eye would: see `SEEN` and `FLAT` for what is tolerated.
 *
 * @returns undefined when both look the same.
 */
export function difference(stored: Picture, drawn: Picture): Difference | undefined {
  if (stored.width !== drawn.width || stored.height !== drawn.height) {
    return {
      words: `is ${drawn.width} × ${drawn.height} pixels, was ${stored.width} × ${stored.height}`,
    };
  }
  const beyond = excess(stored, drawn);
  const seen = beyond && seenPatches(beyond, stored.width);
  if (seen) {
    const pixels = seen.reduce((sum, mark) => sum + mark, 0);
    return { words: `${pixels} pixels differ so that an eye sees it`, seen };
  }
  const words = changedShade(stored, drawn);
  return words === undefined ? undefined : { words };
}

/** A drawing in grey with what an eye would see in red. */
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
