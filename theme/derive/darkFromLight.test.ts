import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { oklchOf, shade } from '../colour/oklch.ts';
import { contrast, contrastOf, contrastPairs } from '../contrast/contrast.ts';
import { colourKeys, colourTable, defaultPalette } from '../palette/keys.ts';
import { darkKey, type Palette } from '../palette/palette.ts';
import { resolve } from '../palette/resolve.ts';
import { anyPalette } from '../testing/arbitraries.ts';
import { runs } from '../testing/byDay.ts';
import { darkFromLight, darkKeyFromLight } from './darkFromLight.ts';
import { paletteFromBrand } from './fromBrand.ts';

// Hundreds of palettes are repaired here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const darkDefaults = Object.fromEntries(colourTable.map((row) => [darkKey(row.key), row.dark]));
const park: Palette = { hdrBg1: '#E2F1E6', hdrBg2: '#D3EADA', reportBtnBg: '#17734A', txt: '#0C2A1B' };

const hueApart = (first: string, second: string): number => {
  const apart = Math.abs(oklchOf(first).hue - oklchOf(second).hue) % 360;
  return Math.min(apart, 360 - apart);
};

describe('darkFromLight', () => {
  it('gives the dark defaults from the light ones, written out or not', () => {
    expect(darkFromLight({})).toEqual(darkDefaults);
    expect(darkFromLight(defaultPalette('light'))).toEqual(darkDefaults);
  });

  it('keeps hues, mirrors grounds to dark and texts to light', () => {
    const dark = darkFromLight(park);
    expect(hueApart(dark.darkHdrBg2, '#D3EADA')).toBeLessThan(15);
    expect(hueApart(dark.darkReportBtnBg, '#17734A')).toBeLessThan(15);
    expect(oklchOf(dark.darkHdrBg1).lightness).toBeLessThan(0.35);
    expect(oklchOf(dark.darkTxt).lightness).toBeGreaterThan(0.9);
    expect(oklchOf(dark.darkReportBtnBg).lightness).toBeGreaterThan(0.7);
  });

  it.each(['#077959', '#8A1538', '#3A4FBF'])(
    'lights the coloured words %s so that they are read in the dark with ease, not just',
    (txt) => {
      const { darkTxt, darkBg1 } = darkFromLight({ txt });
      expect(contrast(darkTxt, darkBg1)).toBeGreaterThan(7);
      expect(hueApart(darkTxt, txt)).toBeLessThan(8);
    },
  );

  it('gives what was left as it was the tint of the palette', () => {
    expect(hueApart(darkFromLight(park).darkDrawerBg, '#17734A')).toBeLessThan(25);
  });

  it.each<[string, Palette]>([
    ['a brown button on white', { btn1Bg: '#6B4226' }],
    ['a brown header over sand', { bg1: '#FBF5EE', bg2: '#F5EBDD', hdrBg1: '#8A5A36', hdrBg2: '#8A5A36' }],
    ['brown lines alone', { mainBtnImg: '#6B4226', reportBtnBrdr: '#6B4226' }],
  ])('gives tiles, bars and drawers the hue of a brown brand, wherever it was put: %s', (_, palette) => {
    const dark = darkFromLight(palette);
    for (const key of [
      'darkMainBtnBg1',
      'darkMainBtnBg2',
      'darkFootBg',
      'darkDrawerBg',
      'darkInputBg',
    ] as const)
      if (oklchOf(dark[key]).chroma > 0.004)
        expect([key, hueApart(dark[key], '#8A5A36') < 45]).toEqual([key, true]);
  });

  it('keeps the hue of a brand in every ground, whatever the hue', () => {
    for (let hue = 0; hue < 360; hue += 15)
      for (const [lightness, chroma] of [
        [0.35, 0.06],
        [0.5, 0.12],
        [0.75, 0.1],
      ] as const) {
        const brand = shade({ lightness, chroma, hue }, lightness);
        for (const palette of [{ btn1Bg: brand }, paletteFromBrand(brand) ?? {}]) {
          const dark = darkFromLight(palette);
          for (const { key } of colourTable.filter(
            (row) => row.kind === 'surface' && row.brandRole === 'soft',
          )) {
            const colour = dark[darkKey(key)];
            // Of greys the hue cannot be seen.
            if (oklchOf(colour).chroma < 0.01) continue;
            expect([brand, key, colour, hueApart(colour, brand) < 35]).toEqual([brand, key, colour, true]);
          }
        }
      }
  });

  it('leaves a header that is dark already about as it is', () => {
    const { darkHdrBg1 } = darkFromLight({ hdrBg1: '#3A1B6E', hdrBg2: '#3A1B6E' });
    expect(Math.abs(oklchOf(darkHdrBg1).lightness - oklchOf('#3A1B6E').lightness)).toBeLessThan(0.05);
    expect(hueApart(darkHdrBg1, '#3A1B6E')).toBeLessThan(5);
  });

  it('keeps a pale filling as pale as it is, under dark text', () => {
    const dark = darkFromLight({ reportBtnBg: '#FFF59D', msgMineBg: '#FFF59D' });
    expect([dark.darkReportBtnBg, dark.darkMsgMineBg]).toEqual(['#FFF59D', '#FFF59D']);
    expect(oklchOf(dark.darkMsgMineTxt).lightness).toBeLessThan(0.3);
  });

  it('passes every pair from any light side', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const dark = contrastOf(darkFromLight(palette)).dark;
        expect(dark.filter((pair) => !pair.passes)).toEqual([]);
      }),
      runs(60),
    );
  });

  it('does not look at the dark side there was', () => {
    expect(darkFromLight({ ...park, darkBg1: '#FFFFFF', darkTxt: '#FFFFFF' })).toEqual(darkFromLight(park));
  });
});

describe('darkKeyFromLight', () => {
  it('gives each surface as the whole does', () => {
    const whole = darkFromLight(park);
    for (const row of colourTable.filter(({ kind }) => kind === 'surface')) {
      expect(darkKeyFromLight(park, row.key)).toBe(whole[darkKey(row.key)]);
    }
  });

  it('fits a text to the dark grounds there are', () => {
    const onWhite: Palette = { ...park, darkDrawerBg: '#FFFFFF' };
    const darkDrawerTxt = darkKeyFromLight(onWhite, 'drawerTxt');
    const pairs = contrastPairs(resolve({ ...onWhite, darkDrawerTxt }, 'dark'));
    expect(pairs.find(({ key }) => key === 'drawerTxt')?.passes).toBe(true);
  });

  it('answers a colour for every key of any palette', () => {
    fc.assert(
      fc.property(anyPalette, fc.constantFrom(...colourKeys), (palette, key) => {
        expect(darkKeyFromLight(palette, key)).toMatch(/^#[0-9A-F]{6}([0-9A-F]{2})?$/);
      }),
      runs(40),
    );
  });
});
