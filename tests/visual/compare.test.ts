import { describe, expect, it } from 'vitest';
import { difference } from './compare.ts';
import { type Picture, readPng, writePng } from './png.ts';
import { reduce } from './reduce.ts';

type Colour = readonly [red: number, green: number, blue: number];
const SIZE = { width: 120, height: 80 };
const WHITE: Colour = [255, 255, 255];
const GROUND: Colour = [244, 247, 250];
const HAIRLINE: Colour = [216, 220, 226];
const ICON: Colour = [23, 115, 74];

function painted(colour: (x: number, y: number) => Colour): Picture {
  const rgb = new Uint8Array(SIZE.width * SIZE.height * 3);
  for (let y = 0; y < SIZE.height; y++) {
    for (let x = 0; x < SIZE.width; x++) rgb.set(colour(x, y), (y * SIZE.width + x) * 3);
  }
  return { ...SIZE, rgb };
}

interface Looks {
  readonly ground?: Colour;
  readonly card?: Colour;
  readonly hairline?: Colour;
  readonly edge?: number;
  readonly icon?: boolean;
  readonly noise?: (x: number, y: number) => number;
}

/** Hairline, ring icon, gradient below. */
const card = ({
  ground = GROUND,
  card: paper = WHITE,
  hairline = HAIRLINE,
  edge = 20,
  icon = true,
  noise = () => 0,
}: Looks = {}) =>
  painted((x, y) => {
    const colour = ((): Colour => {
      const distance = Math.hypot(x - 40, y - 30);
      if (icon && distance > 5 && distance < 7) return ICON;
      if (y > 60) return [226 - (x >> 2), 241 - (x >> 3), 230 - (x >> 2)];
      if (x < edge || x > 100 || y < 10 || y > 50) return ground;
      return x === edge ? hairline : paper;
    })();
    const more = noise(x, y);
    const moved = (channel: number) => Math.max(0, Math.min(255, channel + more));
    return [moved(colour[0]), moved(colour[1]), moved(colour[2])];
  });

function kept(picture: Picture): Picture {
  const colours = new Map<number, number>();
  const pixels = new Uint8Array(SIZE.width * SIZE.height);
  for (let pixel = 0; pixel < pixels.length; pixel++) {
    const [red = 0, green = 0, blue = 0] = picture.rgb.subarray(pixel * 3, pixel * 3 + 3);
    const colour = (red << 16) | (green << 8) | blue;
    if (!colours.has(colour)) colours.set(colour, colours.size);
    pixels[pixel] = colours.get(colour) ?? 0;
  }
  const palette = [...colours.keys()].flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
  return readPng(reduce(writePng(SIZE, Uint8Array.from(palette), pixels)));
}

const stored = kept(card());
/** Two pixels each. */
const atCorner = (x: number, y: number) =>
  (x === 21 || x === 99) && (y === 11 || y === 12 || y === 48 || y === 49);
const at = (column: number, row: number, more: number) => (x: number, y: number) =>
  x === column && y === row ? more : 0;

describe('a picture looks unchanged', () => {
  it.each<[what: string, looks: Looks]>([
    ['when it is drawn again', {}],
    ['with the noise of blends', { noise: (x, y) => ((x * 7 + y * 13) % 3) - 1 }],
    ['with one pixel of 1', { noise: at(60, 30, -1) }],
    ['with one pixel of 40, as at a rounded corner', { noise: at(60, 30, -40) }],
    [
      'with the edge of a letter',
      { noise: (x, y) => (y === 30 && x > 59 && x < 63 ? -(48 - 16 * (x - 60)) : 0) },
    ],
    ['with corners drawn otherwise, as by antialiasing', { noise: (x, y) => (atCorner(x, y) ? 24 : 0) }],
    ['with some such pixels apart', { noise: (x, y) => (x % 9 === 0 && y % 9 === 0 ? -30 : 0) }],
    ['with a ground that moved by 2 of 255', { ground: [246, 249, 252] }],
  ])('%s', (_what, looks) => {
    expect(difference(stored, card(looks))).toBeUndefined();
  });
});

describe('a picture differs', () => {
  it.each<[what: string, looks: Looks]>([
    ['when a shade changed by 3 of 255', { ground: [247, 247, 250] }],
    ['when a shade changed by 10 of 255', { card: [245, 255, 255] }],
    [
      'when a shade changed by 3 of 255 on one card',
      { noise: (x, y) => (x > 25 && x < 95 && y > 40 && y < 50 ? -3 : 0) },
    ],
    ['when a hairline has another colour', { hairline: [204, 220, 226] }],
    ['when a hairline is gone', { hairline: WHITE }],
    ['when a hairline moved by one pixel', { edge: 21 }],
    ['when an icon is missing', { icon: false }],
    ['with a dot of light grey', { noise: (x, y) => (x >> 1 === 30 && y >> 1 === 15 ? -40 : 0) }],
    ['with one black pixel on white', { noise: at(60, 30, -255) }],
    ['with a faint line of forty pixels', { noise: (x, y) => (y === 30 && x > 50 && x < 91 ? -10 : 0) }],
  ])('%s', (_what, looks) => {
    expect(difference(stored, card(looks))?.words).toMatch(/ /);
  });

  describe('between nearly equal shades', () => {
    const FAINT: Colour = [247, 247, 247];
    const hidden = { ground: WHITE, hairline: WHITE };

    it('when a white card on a white page turns faint', () => {
      const found = difference(kept(card(hidden)), card({ ...hidden, card: FAINT }));
      expect(found?.words).toMatch(/^#FFFFFF became #F7F7F7 on \d+ pixels$/);
      expect(found?.seen?.[45 * SIZE.width + 60]).toBe(1);
      expect(found?.seen?.[5 * SIZE.width + 5]).toBe(0);
    });

    it('when a faint card on a white page turns white', () => {
      const faint = kept(card({ ...hidden, card: FAINT }));
      expect(difference(faint, card({ ...hidden, card: FAINT }))).toBeUndefined();
      expect(difference(faint, card(hidden))?.words).toMatch(/^#F7F7F7 became #FFFFFF on/);
    });
  });

  it('when its size differs, which is reported', () => {
    const taller: Picture = { ...stored, height: 40, width: 240 };
    expect(difference(stored, taller)?.words).toBe('is 240 × 40 pixels, was 120 × 80');
  });

  it('with visible pixels marked and invisible ones not', () => {
    const drawn = card({ icon: false, noise: at(90, 12, -30) });
    const seen = difference(stored, drawn)?.seen;
    expect(seen?.[30 * SIZE.width + 46]).toBe(1);
    expect(seen?.[12 * SIZE.width + 90]).toBe(0);
  });
});
