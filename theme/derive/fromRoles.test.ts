import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oklchOf } from '../colour/oklch.ts';
import { contrastOf } from '../contrast/contrast.ts';
import { readablePalette } from '../contrast/readable.ts';
import { paletteKeys } from '../palette/palette.ts';
import { anyOpaque } from '../testing/arbitraries.ts';
import { getRuns } from '../testing/testRuns.ts';
import { paletteFromBrand } from './fromBrand.ts';
import { paletteFromRoles } from './fromRoles.ts';

const BLUE = '#0055A4';
const made = (colours: Parameters<typeof paletteFromRoles>[0]) => paletteFromRoles(colours) ?? {};

describe('paletteFromRoles', () => {
  it('is complete and readable for any colours', () => {
    const some = fc.option(anyOpaque, { nil: undefined });
    fc.assert(
      fc.property(anyOpaque, some, some, some, (main, accent, ground, text) => {
        const palette = made({ main, accent, ground, text });
        expect(Object.keys(palette)).toEqual(expect.arrayContaining([...paletteKeys]));
        const pairs = contrastOf(palette);
        expect([...pairs.light, ...pairs.dark].filter(({ passes }) => !passes)).toEqual([]);
        expect(readablePalette(palette).repairs).toEqual([]);
      }),
      getRuns(60),
    );
  });

  it('uses the exact main colour', () => {
    const palette = made({ main: BLUE, accent: '#E1000F', ground: '#F6F6F6', text: '#161616' });
    expect(palette).toMatchObject({
      btn1Bg: BLUE,
      reportBtnBg: BLUE,
      msgMineBg: BLUE,
      bg1: '#F6F6F6',
      txt: '#161616',
    });
  });

  it('fills the selected tile with an accent too light for lines, which keep the main hue', () => {
    const palette = made({ main: BLUE, accent: '#FFD200' });
    expect(palette.mainBtnSelBg2).toBe('#FFD200');
    expect(palette.mainBtnImg).toBe(paletteFromBrand(BLUE)?.mainBtnImg);
    expect(palette.darkMainBtnImg).toBe('#FFD200');
  });

  it('draws lines in the black of a yellow brand instead of brown', () => {
    const palette = made({ main: '#FFD100', text: '#000000' });
    expect(palette).toMatchObject({
      mainBtnImg: '#000000',
      mainBtnSelImg: '#000000',
      reportBtnBrdr: '#000000',
      btn2Fill: '#000000',
      mainBtnSelBg2: '#FFD100',
      btn1Bg: '#FFD100',
    });
    expect(palette.darkMainBtnImg).toBe(made({ main: '#FFD100' }).darkMainBtnImg);
    const orange = made({ main: '#F97316', text: '#111111' });
    expect(orange.mainBtnImg).toBe(made({ main: '#F97316' }).mainBtnImg);
  });

  it('uses a light ground for the light page, a dark one for the dark page', () => {
    expect(made({ main: BLUE, ground: '#F5EFE2' }).bg1).toBe('#F5EFE2');
    const dark = made({ main: BLUE, ground: '#101820' });
    expect(dark.darkBg1).toBe('#101820');
    expect(oklchOf(dark.bg1 ?? '').lightness).toBeGreaterThan(0.95);
  });
});
