import {
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  wcagContrast,
} from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyColour, anyOpaque } from '../testing/arbitraries.ts';
import { parseHex } from './rgba.ts';
import { colourMatrixOf, seenAs, visions } from './vision.ts';

describe('seenAs', () => {
  it.each(visions)('leaves black, white and greys as they are: %s', (vision) => {
    for (const grey of ['#000000', '#FFFFFF', '#777777']) {
      const seen = parseHex(seenAs(grey, vision));
      for (const part of [0, 1, 2] as const)
        expect(Math.abs(seen[part] - parseHex(grey)[part])).toBeLessThan(2);
    }
  });

  it('makes red and green alike where red or green is missing, and blue and green where blue is', () => {
    const apart = (first: string, second: string, vision: (typeof visions)[number]): number => {
      const [one, two] = [parseHex(seenAs(first, vision)), parseHex(seenAs(second, vision))];
      return Math.hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]);
    };
    expect(apart('#D63A2F', '#7A7A1A', 'deutan')).toBeLessThan(apart('#D63A2F', '#7A7A1A', 'tritan') / 2);
    expect(apart('#D63A2F', '#7A7A1A', 'protan')).toBeLessThan(apart('#D63A2F', '#7A7A1A', 'tritan') / 2);
    expect(apart('#2F6FDB', '#178A8B', 'tritan')).toBeLessThan(apart('#2F6FDB', '#178A8B', 'deutan') / 2);
  });

  it('keeps nothing but luminance without colour', () => {
    fc.assert(
      fc.property(anyOpaque, (colour) => {
        const seen = seenAs(colour, 'achromat');
        expect(seen).toMatch(/^#(..)\1\1$/);
        expect(wcagContrast(seen, '#000')).toBeCloseTo(wcagContrast(colour, '#000'), 0);
      }),
    );
  });

  it('keeps alpha, and gives a colour in normal form', () => {
    fc.assert(
      fc.property(anyColour, fc.constantFrom(...visions), (colour, vision) => {
        const seen = seenAs(colour, vision);
        expect(seen).toMatch(/^#[0-9A-F]{6}([0-9A-F]{2})?$/);
        expect(seen.slice(7)).toBe(colour.slice(7));
      }),
    );
  });
});

it('has the published matrices: culori, which has its own copy of them, knows the same', () => {
  const copies = {
    protan: filterDeficiencyProt(1),
    deutan: filterDeficiencyDeuter(1),
    tritan: filterDeficiencyTrit(1),
  };
  for (const [vision, simulate] of Object.entries(copies)) {
    // Fed with linear light and read as linear light, culori's filter is the bare matrix.
    const row = colourMatrixOf(vision as 'protan')
      .split(' ')
      .map(Number);
    const seen = simulate({ mode: 'rgb', r: 0.5, g: 0.5, b: 0.5 });
    expect(formatHex(seen)).toMatch(/^#(7f|80){3}$/);
    const red = simulate({ mode: 'rgb', r: 1, g: 0, b: 0 });
    expect([red.r, red.g, red.b].map((part) => part.toFixed(3))).toEqual(
      [row[0], row[5], row[10]].map((part) => (part ?? 0).toFixed(3)),
    );
  }
});

it('writes twenty values for an SVG filter, alpha untouched', () => {
  for (const vision of visions) {
    const values = colourMatrixOf(vision).split(' ').map(Number);
    expect(values).toHaveLength(20);
    expect(values.slice(15)).toEqual([0, 0, 0, 1, 0]);
  }
});
