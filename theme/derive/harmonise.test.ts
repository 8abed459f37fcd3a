import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oklchOf } from '../colour/oklch.ts';
import { readablePalette } from '../contrast/readable.ts';
import { type Palette, paletteKeys } from '../palette/palette.ts';
import { anyOpaque } from '../testing/arbitraries.ts';
import { brandBooks } from '../testing/brandBooks.ts';
import { partialPalettes } from '../testing/partialPalettes.ts';
import { getRuns, sampleCases } from '../testing/testRuns.ts';
import { completePalette, holesOf } from './complete.ts';
import { paletteFromRoles } from './fromRoles.ts';
import { findDiscordantColours, harmonisePalette } from './harmonise.ts';

const told = (palette: Palette) =>
  findDiscordantColours(palette).map(({ name, reason }) => `${name}: ${reason}`);

describe('clashing colours', () => {
  it.each<[string, Palette, string[]]>([
    ['a pink bar under a golden brand', { btn1Bg: '#C3B142', footBg: '#C24064' }, ['footBg: hue']],
    ['a neon page', { bg1: '#49E32F' }, ['bg1: loud']],
    ['a green field', { btn1Bg: '#35A45E', inputBg: '#35A45E' }, ['inputBg: loud']],
    ['orange words beside a blue brand', { btn1Bg: '#0B5CAD', txt: '#AC5E29' }, ['txt: hue']],
    ['white words that turn the tiles dark', { mainBtnTxt1: '#FFFFFF' }, ['mainBtnTxt1: side']],
    ['a white drawer in the dark', { darkDrawerBg: '#FFFFFF' }, ['darkDrawerBg: side']],
    ['a navy bar over white', { hdrBg1: '#10265C', btn1Bg: '#1B4FA8' }, ['hdrBg1: moved']],
    ['green words on the blue button of the product', { reportBtnTxt: '#9DEE9D' }, ['reportBtnTxt: hue']],
    ['a line that cannot be seen', { reportBtnBrdr: '#F0C662' }, ['reportBtnBrdr: moved']],
  ])('are reported with the reason: %s', (_, palette, names) => {
    expect(told(palette)).toEqual(names);
  });

  it.each(brandBooks)('do not exist in the theme of $name', ({ main, accent, ground }) => {
    expect(told(paletteFromRoles({ main, accent, ground }) ?? {})).toEqual([]);
  });
});

describe('harmonisePalette', () => {
  it.each(
    sampleCases(
      3,
      partialPalettes.map((palette, index) => [index + 1, palette] as const),
    ),
  )('derives a theme from partial palette %i without clashes, holes or repairs', (_, palette) => {
    const whole = harmonisePalette(palette);
    expect(Object.keys(whole).sort()).toEqual([...paletteKeys].sort());
    expect([told(whole), holesOf(whole), readablePalette(whole).repairs]).toEqual([[], [], []]);
  });

  it('keeps matching colours and the brand of replaced ones', () => {
    const palette = { reportBtnBg: '#42C23B', drawerBg: '#F5CBB5', darkHdrBg1: '#8489F8' };
    expect(harmonisePalette(palette).reportBtnBg).toBe('#42C23B');
    expect(harmonisePalette({ inputBg: '#35A45E' })).toMatchObject({ btn1Bg: '#35A45E' });
  });

  const some = fc
    .uniqueArray(fc.constantFrom(...paletteKeys), { minLength: 1, maxLength: 7 })
    .chain((keys) => fc.record(Object.fromEntries(keys.map((key) => [key, anyOpaque]))));

  it('resolves every clash of partial palettes', () => {
    fc.assert(
      fc.property(some, (palette) => {
        const whole = harmonisePalette(palette);
        expect([told(whole), holesOf(whole), readablePalette(whole).repairs]).toEqual([[], [], []]);
      }),
      getRuns(60),
    );
  });
});

describe('a palette with holes', () => {
  const _hueApart = (one = '', other = '') => {
    const apart = Math.abs(oklchOf(one).hue - oklchOf(other).hue) % 360;
    return Math.min(apart, 360 - apart);
  };

  it('has clearly visible icons and text on a dark tile', () => {
    const { mainBtnImg = '', mainBtnTxt1 = '' } = completePalette({ mainBtnBg2: '#12095C' });
    for (const hex of [mainBtnImg, mainBtnTxt1]) expect(oklchOf(hex).lightness).toBeGreaterThan(0.75);
  });
});
