import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHex } from '../colour/rgba.ts';
import { brandCandidates, type Pixels } from './fromLogo.ts';

/** Pixels of each colour by count. */
const picture = (...areas: readonly (readonly [colour: string, pixels: number])[]): Pixels => ({
  data: areas.flatMap(([colour, pixels]) => {
    const [red, green, blue, alpha] = parseHex(colour);
    return Array.from({ length: pixels }, () => [red, green, blue, Math.round(alpha * 255)]).flat();
  }),
});

const coloursOf = (pixels: Pixels): string[] => brandCandidates(pixels).map(({ colour }) => colour);

describe('brandCandidates', () => {
  it('finds the brand colour on white paper', () => {
    expect(brandCandidates(picture(['#FFFFFF', 900], ['#17734A', 90], ['#181818', 10]))).toEqual([
      { colour: '#17734A', share: 0.09 },
    ]);
  });

  it('ranks by area and chroma', () => {
    expect(coloursOf(picture(['#8A8F98', 500], ['#C2185B', 200], ['#17734A', 300]))).toEqual([
      '#17734A',
      '#C2185B',
      '#8A8F98',
    ]);
  });

  it('merges shades into the most common one and ignores blurred edges', () => {
    const soft = picture(['#1752E3', 60], ['#1A55E5', 20], ['#154FE0', 20], ['#FFFFFF', 900], ['#8AA8F1', 2]);
    expect(brandCandidates(soft)).toEqual([{ colour: '#1752E3', share: 100 / 1002 }]);
  });

  it('returns black and white if there is nothing else', () => {
    expect(coloursOf(picture(['#FFFFFF', 900], ['#000000', 100]))).toEqual(['#FFFFFF', '#000000']);
    expect(coloursOf(picture(['#000000', 100]))).toEqual(['#000000']);
  });

  it('returns at most six existing colours with shares up to one in total', () => {
    fc.assert(
      fc.property(fc.uint8ClampedArray({ maxLength: 4000 }), (data) => {
        const found = brandCandidates({ data });
        expect(found.length).toBeLessThanOrEqual(6);
        expect(found.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1.000001);
        for (const { colour } of found) expect(colour).toMatch(/^#[0-9A-F]{6}$/);
      }),
    );
  });
});
