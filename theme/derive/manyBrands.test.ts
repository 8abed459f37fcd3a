import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceOf, oklchOf } from '../colour/oklch.ts';
import { readablePalette } from '../contrast/readable.ts';
import type { Palette } from '../palette/palette.ts';
import { anyOpaque } from '../testing/arbitraries.ts';
import { brandBooks } from '../testing/brandBooks.ts';
import { holesOf } from './complete.ts';
import { paletteFromRoles, type RoleColours } from './fromRoles.ts';

const made = (colours: RoleColours): Palette => paletteFromRoles(colours) ?? {};

/** What an eye asks of a theme beside that it can be read. */
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
    ...apart('mainBtnSelBg1', 'mainBtnBg1', 0.02),
    ...apart('darkMainBtnSelBg1', 'darkMainBtnBg1', 0.02),
    ...blend('mainBtnBg1', 'mainBtnBg2'),
    ...blend('mainBtnSelBg1', 'mainBtnSelBg2'),
    ...blend('hdrBg1', 'hdrBg2'),
    ...blend('bg1', 'bg2'),
  ];
}

describe('themes that a demanding eye accepts', () => {
  it.each(brandBooks)(
    'come of the brand book of $name, which is seen to the digit',
    ({ name: _, ...colours }) => {
      const palette = made(colours);
      expect(complaintsOf(palette)).toEqual([]);
      expect(palette).toMatchObject({ btn1Bg: colours.main, reportBtnBg: colours.main });
      expect(Object.values(palette)).toContain(colours.accent);
    },
  );

  it('come of any colours by their roles', () => {
    const some = fc.option(anyOpaque, { nil: undefined });
    fc.assert(
      fc.property(anyOpaque, some, some, (main, accent, ground) => {
        expect(complaintsOf(made({ main, accent, ground }))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
