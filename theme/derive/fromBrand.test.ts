import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getOklab, oklchOf } from '../colour/oklch.ts';
import { contrast, contrastOf } from '../contrast/contrast.ts';
import { brand } from '../palette/brand.ts';
import { colourTable } from '../palette/keys.ts';
import { darkKey, type Palette, paletteKeys } from '../palette/palette.ts';
import { anyOpaque } from '../testing/arbitraries.ts';
import { getRuns } from '../testing/testRuns.ts';
import { paletteFromBrand } from './fromBrand.ts';

const from = (colour: string): Palette => {
  const palette = paletteFromBrand(colour);
  if (!palette) throw new Error(`${colour} is no colour`);
  return palette;
};

const apart = (first = '', second = ''): number => {
  const [one, two] = [getOklab(first), getOklab(second)];
  return Math.hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]);
};

const failing = (palette: Palette) =>
  Object.values(contrastOf(palette)).flatMap((pairs) => pairs.filter((pair) => !pair.passes));

describe('paletteFromBrand', () => {
  it.each([
    [brand.lightPrimary, 0.001],
    [brand.primary, 0.07],
  ])('reproduces the defaults from the product’s brand: %s', (colour, most) => {
    const palette = from(colour);
    for (const { key, light, dark } of colourTable) {
      expect(apart(palette[key], light)).toBeLessThanOrEqual(most);
      expect(apart(palette[darkKey(key)], dark)).toBeLessThanOrEqual(most);
    }
  });

  it('every pair passes without repair for any colour', () => {
    fc.assert(
      fc.property(anyOpaque, (colour) => {
        expect(failing(from(colour))).toEqual([]);
      }),
      getRuns(300),
    );
  });

  it('uses the exact brand colour on buttons and own messages', () => {
    fc.assert(
      fc.property(anyOpaque, (colour) => {
        const { reportBtnBg, btn1Bg, msgMineBg } = from(colour);
        expect([reportBtnBg, btn1Bg, msgMineBg]).toEqual([colour, colour, colour]);
      }),
    );
  });

  it.each(['#000000', '#111111', '#0C0C0C'])(
    'turns the black %s to white with dark text in the dark scheme',
    (black) => {
      const { darkBtn1Bg, darkBtn1Fill, darkMsgMineBg } = from(black);
      for (const colour of [darkBtn1Bg, darkMsgMineBg])
        expect(oklchOf(colour ?? '').lightness).toBeGreaterThan(0.9);
      expect(oklchOf(darkBtn1Fill ?? '').lightness).toBeLessThan(0.25);
    },
  );

  it.each(['#6B0F1A', '#800020', '#8A1538', '#B0432B'])(
    'keeps the deep red %s red with white text in the dark scheme',
    (red) => {
      const { darkBtn1Bg = '', darkBtn1Fill, darkBg1 = '', darkDrawerBg = '' } = from(red);
      expect(darkBtn1Fill).toBe('#FFFFFF');
      expect(oklchOf(darkBtn1Bg).chroma).toBeGreaterThan(0.16);
      for (const ground of [darkBg1, darkDrawerBg]) expect(contrast(darkBtn1Bg, ground)).toBeGreaterThan(3);
    },
  );

  it.each([
    ['keeps the terracotta', '#A63C06', '#BC5024', '#FFFFFF'],
    ['lightens the plum', '#9B1B5A', '#FA82A3', '#250911'],
  ])('%s %s in the dark scheme', (_, colour, ground, text) => {
    const { darkBtn1Bg, darkBtn1Fill } = from(colour);
    expect([darkBtn1Bg, darkBtn1Fill]).toEqual([ground, text]);
  });

  it('returns every key from any notation without alpha, and null for invalid colours', () => {
    expect(Object.keys(from('rgb(23 115 74 / 50%)')).sort()).toEqual([...paletteKeys].sort());
    expect(from('rgb(23 115 74 / 50%)')).toEqual(from('#17734A'));
    expect(paletteFromBrand('url(x)')).toBeNull();
  });
});
