import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBrand } from '../brand/readBrand.ts';
import { distanceOf, oklchOf } from '../colour/oklch.ts';
import { readablePalette } from '../contrast/readable.ts';
import type { Palette } from '../palette/palette.ts';
import { anyOpaque } from '../testing/arbitraries.ts';
import { brandBooks } from '../testing/brandBooks.ts';
import { hardBrands } from '../testing/hardBrands.ts';
import { getRuns } from '../testing/testRuns.ts';
import { holesOf } from './complete.ts';
import { paletteFromRoles, type RoleColours } from './fromRoles.ts';

const made = (colours: RoleColours): Palette => paletteFromRoles(colours) ?? {};

/** Never darker than a dark page. */
const upon = ['darkHdrBg1', 'darkMainBtnSelBg1', 'darkMainBtnSelBg2', 'darkBtn2Bg'] as const;
const sunken = (hex: string, page: string) => oklchOf(hex).lightness < oklchOf(page).lightness;

/** Beyond readability. */
function complaintsOf(palette: Palette): readonly string[] {
  const hex = (key: keyof Palette) => palette[key] ?? '';
  const apart = (first: keyof Palette, second: keyof Palette, least: number) =>
    distanceOf(hex(first), hex(second)) < least ? [`${first} is ${second}`] : [];
  const blend = (first: keyof Palette, second: keyof Palette) =>
    distanceOf(hex(first), hex(second)) > 0.25 ? [`${first} and ${second} are no blend`] : [];
  const page = oklchOf(hex('bg1'));
  return [
    ...(readablePalette(palette).repairs.length > 0 ? ['is repaired'] : []),
    ...(holesOf(palette).length > 0 ? ['has holes'] : []),
    ...(page.lightness < 0.84 ? ['the light page is dark'] : []),
    ...(oklchOf(hex('darkBg1')).lightness > 0.36 ? ['the dark page is light'] : []),
    ...upon.filter((key) => sunken(hex(key), hex('darkBg1'))).map((key) => `${key} is a hole in the page`),
    ...apart('mainBtnSelBg1', 'mainBtnBg1', 0.02),
    ...apart('darkMainBtnSelBg1', 'darkMainBtnBg1', 0.02),
    ...blend('mainBtnBg1', 'mainBtnBg2'),
    ...blend('mainBtnSelBg1', 'mainBtnSelBg2'),
    ...blend('hdrBg1', 'hdrBg2'),
    ...blend('bg1', 'bg2'),
  ];
}

/** In the dark scheme, degrees. */
const MOST_TURNED = 15;

const hueApart = (first: string, second: string): number => {
  const apart = Math.abs(oklchOf(first).hue - oklchOf(second).hue) % 360;
  return Math.min(apart, 360 - apart);
};

describe('themes meet the visual criteria', () => {
  it.each(brandBooks)('for the brand book of $name, with its exact colours', (book) => {
    const palette = made(book);
    expect(complaintsOf(palette)).toEqual([]);
    expect(palette).toMatchObject({ btn1Bg: book.main, reportBtnBg: book.main, bg1: book.ground });
    expect(Object.values(palette)).toContain(book.accent);
  });

  it.each(brandBooks)('keep the hues of $name in the dark scheme', ({ main, accent, ground }) => {
    const palette = made({ main, accent, ground });
    for (const key of ['darkBtn1Bg', 'darkReportBtnBg'] as const)
      expect([key, hueApart(main, palette[key] ?? '') <= MOST_TURNED]).toEqual([key, true]);
    // Light enough for a line on dark.
    expect(hueApart(accent, palette.darkMainBtnImg ?? '')).toBeLessThanOrEqual(MOST_TURNED);
    expect(distanceOf(main, palette.btn1Bg ?? '')).toBe(0);
  });

  it.each(hardBrands)('for $name, pasted as text', ({ colours }) => {
    const read = readBrand(colours);
    expect(complaintsOf(made(read.ok ? read.roles : {}))).toEqual([]);
  });

  it('for any colours by role', () => {
    const some = fc.option(anyOpaque, { nil: undefined });
    fc.assert(
      fc.property(anyOpaque, some, some, (main, accent, ground) => {
        expect(complaintsOf(made({ main, accent, ground }))).toEqual([]);
      }),
      getRuns(200),
    );
  });
});
