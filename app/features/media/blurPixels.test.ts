import { describe, expect, it } from 'vitest';
import { blurPixels, getRegionPixels, type Pixels } from './drawImage.ts';

const pixels = (width: number, height: number, grey: (x: number, y: number) => number): Pixels => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1)
    data.fill(grey(at % width, Math.floor(at / width)), at * 4, at * 4 + 3);
  return { data, width, height };
};
const veiled = (of: Pixels, random = () => 0) => {
  blurPixels(of, random);
  return of;
};
const greys = ({ data }: Pixels) => data.filter((_, at) => at % 4 === 0);

describe('a blurred region', () => {
  it('depends on mean colours only, not on details', () => {
    const one = veiled(pixels(64, 48, (x, y) => ((x + y) % 2) * 200));
    const other = veiled(pixels(64, 48, (x) => (x % 2) * 200));
    expect(one.data).toEqual(other.data);
    expect(new Set(greys(one))).toEqual(new Set([100]));
  });
  it('has noise against guessing', () => {
    const flat = () => pixels(40, 40, () => 100);
    expect(greys(veiled(flat(), () => 1))[0]).toBe(116);
    const chance = flat();
    blurPixels(chance);
    expect(new Set(greys(chance)).size).toBeGreaterThan(1);
  });
});

describe('the pixels of a region', () => {
  it.each([
    ['any it touches', { x: 0.101, y: 0.101, width: 0.1, height: 0.1 }, [10, 5, 11, 6]],
    ['all', { x: 0, y: 0, width: 1, height: 1 }, [0, 0, 100, 50]],
    ['none outside', { x: 0.95, y: -0.5, width: 0.5, height: 0.6 }, [95, 0, 5, 5]],
    ['one at least', { x: 1, y: 1, width: 0, height: 0 }, [99, 49, 1, 1]],
  ])('are %s', (_, region, box) => {
    expect(getRegionPixels(region, 100, 50)).toEqual(box);
  });
});
