import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { oklchOf, shade } from '../colour/oklch.ts';
import { contrastOf, contrastPairs } from '../contrast/contrast.ts';
import { colourTable, defaultPalette } from '../palette/keys.ts';
import { darkKey, type Palette } from '../palette/palette.ts';
import { resolve } from '../palette/resolve.ts';
import { anyPalette } from '../testing/arbitraries.ts';
import { getRuns } from '../testing/testRuns.ts';
import { darkFromLight, darkKeyFromLight } from './darkFromLight.ts';
import { paletteFromBrand } from './fromBrand.ts';

vi.setConfig({ testTimeout: 60_000 });

const darkDefaults = Object.fromEntries(colourTable.map((row) => [darkKey(row.key), row.dark]));
const park: Palette = { hdrBg1: '#E2F1E6', hdrBg2: '#D3EADA', reportBtnBg: '#17734A', txt: '#0C2A1B' };

const hueApart = (first: string, second: string): number => {
  const apart = Math.abs(oklchOf(first).hue - oklchOf(second).hue) % 360;
  return Math.min(apart, 360 - apart);
};

describe('darkFromLight', () => {
  it('derives the dark defaults from the light ones, explicit or not', () => {
    expect(darkFromLight({})).toEqual(darkDefaults);
    expect(darkFromLight(defaultPalette('light'))).toEqual(darkDefaults);
  });

  it('keeps hues, mirrors surfaces to dark and text to light', () => {
    const dark = darkFromLight(park);
    expect(hueApart(dark.darkHdrBg2, '#D3EADA')).toBeLessThan(15);
    expect(hueApart(dark.darkReportBtnBg, '#17734A')).toBeLessThan(15);
    expect(oklchOf(dark.darkHdrBg1).lightness).toBeLessThan(0.35);
    expect(oklchOf(dark.darkTxt).lightness).toBeGreaterThan(0.9);
    expect(oklchOf(dark.darkReportBtnBg).lightness).toBeGreaterThan(0.7);
  });

  it('keeps any brand hue in every surface', () => {
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
            // No visible hue.
            if (oklchOf(colour).chroma < 0.01) continue;
            expect([brand, key, colour, hueApart(colour, brand) < 35]).toEqual([brand, key, colour, true]);
          }
        }
      }
  });

  it('every pair passes from any light scheme', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const dark = contrastOf(darkFromLight(palette)).dark;
        expect(dark.filter((pair) => !pair.passes)).toEqual([]);
      }),
      getRuns(60),
    );
  });
});

describe('darkKeyFromLight', () => {
  it('fits text to the given dark surfaces', () => {
    const onWhite: Palette = { ...park, darkDrawerBg: '#FFFFFF' };
    const darkDrawerTxt = darkKeyFromLight(onWhite, 'drawerTxt');
    const pairs = contrastPairs(resolve({ ...onWhite, darkDrawerTxt }, 'dark'));
    expect(pairs.find(({ key }) => key === 'drawerTxt')?.passes).toBe(true);
  });
});
