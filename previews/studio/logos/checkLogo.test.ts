import { expect, test } from 'vitest';
import { checkLogo } from './checkLogo.ts';

const picture = (...pixels: [number, number, number, number][]) => ({ data: pixels.flat() });
const white = { hdrBg1: '#FFFFFF', bg1: '#FFFFFF' };
const black = { hdrBg1: '#000000', bg1: '#000000' };

test('sees a black logo without background on a light header but not on a dark one', () => {
  const logo = picture([0, 0, 0, 255], [0, 0, 0, 0]);
  expect(checkLogo(logo, white)).toEqual({ clear: 0.5, seen: 1, lost: 0 });
  expect(checkLogo(logo, black)).toEqual({ clear: 0.5, seen: 0, lost: 0 });
});

test('composes a translucent header over the page', () => {
  expect(checkLogo(picture([255, 255, 255, 255]), { hdrBg1: '#00000000', bg1: '#FFFFFF' }).seen).toBe(0);
});

type Pixel = [number, number, number, number];
const NOTHING: Pixel = [0, 0, 0, 0];
const colours: Readonly<Record<string, Pixel>> = {
  '#': [11, 110, 79, 255],
  n: [20, 20, 24, 255],
  w: [255, 255, 255, 255],
};

/** `#` green, `n` near black, `w` white, space transparent. */
const drawn = (...rows: string[]) => ({
  ...picture(...[...rows.join('')].map((one) => colours[one] ?? NOTHING)),
  width: 10,
});

test('reports a dark name beside a bright shape as lost on a dark header', () => {
  const logo = drawn('######    ', '###### n n', '###### nn ', '######    ');
  expect(checkLogo(logo, white).lost).toBe(0);
  const onDark = checkLogo(logo, black);
  expect(onDark.seen).toBeGreaterThan(0.5);
  expect(onDark.lost).toBeCloseTo(4 / 28);
});

test('counts white within a shape as visible on a white header', () => {
  expect(checkLogo(drawn('######    ', '##ww##    ', '######    '), white).lost).toBe(0);
});
