import { expect, test } from 'vitest';
import { checkLogo } from './checkLogo.ts';

const picture = (...pixels: [number, number, number, number][]) => ({ data: pixels.flat() });
const white = { hdrBg1: '#FFFFFF', bg1: '#FFFFFF' };
const black = { hdrBg1: '#000000', bg1: '#000000' };

test('a black logo on nothing is seen on a light header and lost on a dark one', () => {
  const logo = picture([0, 0, 0, 255], [0, 0, 0, 0]);
  expect(checkLogo(logo, white)).toEqual({ clear: 0.5, seen: 1 });
  expect(checkLogo(logo, black)).toEqual({ clear: 0.5, seen: 0 });
});

test('a translucent header is seen over the page', () => {
  expect(checkLogo(picture([255, 255, 255, 255]), { hdrBg1: '#00000000', bg1: '#FFFFFF' }).seen).toBe(0);
});
