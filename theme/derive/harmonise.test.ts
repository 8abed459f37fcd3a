import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceOf, oklchOf } from '../colour/oklch.ts';
import { readablePalette } from '../contrast/readable.ts';
import { type Palette, type PaletteKey, paletteKeys } from '../palette/palette.ts';
import { anyOpaque } from '../testing/arbitraries.ts';
import { brandBooks } from '../testing/brandBooks.ts';
import { oneOf, runs } from '../testing/byDay.ts';
import { partialPalettes } from '../testing/partialPalettes.ts';
import { completePalette, holesOf } from './complete.ts';
import { paletteFromRoles } from './fromRoles.ts';
import { discordOf, harmonisePalette } from './harmonise.ts';

const told = (palette: Palette) => discordOf(palette).map(({ name, reason }) => `${name}: ${reason}`);

describe('colours that do not go with the others', () => {
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
  ])('are named with the reason: %s', (_, palette, names) => {
    expect(told(palette)).toEqual(names);
  });

  it.each<[string, Palette]>([
    ['nothing', {}],
    ['one brand', { btn1Bg: '#E2001A' }],
    ['a brand and a second one for lines', { btn1Bg: '#004699', mainBtnSelBg1: '#FFCC00' }],
    ['a dark green tile under white words', { mainBtnBg1: '#17734A', mainBtnTxt1: '#FFFFFF' }],
    ['a sandy page under blue buttons', { bg1: '#FDF6E3', reportBtnBg: '#268BD2' }],
    ['a pale bar with its own brand', { hdrBg1: '#C9D8F5', btn1Bg: '#1B4FA8' }],
    ['a black page', { bg1: '#000000' }],
  ])('are not there in %s', (_, palette) => {
    expect(told(palette)).toEqual([]);
  });

  it.each(brandBooks)('are not there in the theme of $name', ({ main, accent, ground }) => {
    expect(told(paletteFromRoles({ main, accent, ground }) ?? {})).toEqual([]);
  });
});

describe('one press', () => {
  it.each(
    oneOf(
      3,
      partialPalettes.map((palette, index) => [index + 1, palette] as const),
    ),
  )(
    'makes a theme of partial palette %i in which nothing is at odds, left open or repaired',
    (_, palette) => {
      const whole = harmonisePalette(palette);
      expect(Object.keys(whole).sort()).toEqual([...paletteKeys].sort());
      expect([told(whole), holesOf(whole), readablePalette(whole).repairs]).toEqual([[], [], []]);
    },
  );

  it.each<[string, Palette]>([
    ['words that are read in a shade beside theirs', { txt: '#8E51EC' }],
    ['words of the dark', { darkTxt: '#06A504' }],
    ['a tile that carries no line as it is', { mainBtnSelBg1: '#9404FE' }],
    ['a tile and its words', { mainBtnBg1: '#17734A', mainBtnTxt1: '#FFFFFF' }],
  ])(
    'moves nothing that was set to where an eye would see it, where nothing is at odds: %s',
    (_, palette) => {
      expect(told(palette)).toEqual([]);
      const whole = harmonisePalette(palette);
      for (const [name, colour] of Object.entries(palette))
        expect(distanceOf(colour, whole[name as PaletteKey] ?? '')).toBeLessThanOrEqual(0.05);
    },
  );

  it.each<[string, Palette]>([
    ['a completed ground was of the other side', { mainBtnTxt2: '#000000', darkBg2: '#286F81' }],
    [
      'a completed colour had to be repaired beside one that was set',
      { bg1: '#000000', mainBtnSelImg: '#7757DC' },
    ],
  ])('completes for good: %s', (_, palette) => {
    expect(told(palette)).toEqual([]);
    const whole = harmonisePalette(palette);
    expect([told(whole), holesOf(whole), readablePalette(whole).repairs]).toEqual([[], [], []]);
    expect(readablePalette(completePalette(palette)).repairs).not.toEqual([]);
  });

  it('keeps what goes together as it was set, and the brand of what gives way', () => {
    const palette = { reportBtnBg: '#42C23B', drawerBg: '#F5CBB5', darkHdrBg1: '#8489F8' };
    expect(harmonisePalette(palette).reportBtnBg).toBe('#42C23B');
    expect(harmonisePalette({ inputBg: '#35A45E' })).toMatchObject({ btn1Bg: '#35A45E' });
  });

  const some = fc
    .uniqueArray(fc.constantFrom(...paletteKeys), { minLength: 1, maxLength: 7 })
    .chain((keys) => fc.record(Object.fromEntries(keys.map((key) => [key, anyOpaque]))));

  it('leaves nothing at odds in any palette of some keys', () => {
    fc.assert(
      fc.property(some, (palette) => {
        const whole = harmonisePalette(palette);
        expect([told(whole), holesOf(whole), readablePalette(whole).repairs]).toEqual([[], [], []]);
      }),
      runs(60),
    );
  });
});

describe('a palette with holes', () => {
  const hueApart = (one = '', other = '') => {
    const apart = Math.abs(oklchOf(one).hue - oklchOf(other).hue) % 360;
    return Math.min(apart, 360 - apart);
  };

  it('has one brand in the light and in the dark, whichever side it was set on', () => {
    for (const key of ['darkBtn1Bg', 'darkReportBtnBg', 'darkMainBtnSelBg1', 'darkReportBtnBrdr'] as const)
      for (const shown of ['btn1Bg', 'reportBtnBrdr', 'mainBtnImg'] as const)
        expect([key, hueApart(completePalette({ [key]: '#9BBD3C' })[shown], '#9BBD3C') < 10]).toEqual([
          key,
          true,
        ]);
  });

  it('shows buttons and bubbles on a vivid page', () => {
    for (const bg1 of ['#ADB979', '#687FF3', '#2200C4']) {
      const { msgMineBg = '', btn1Bg = '' } = completePalette({ bg1 });
      for (const hex of [msgMineBg, btn1Bg])
        expect([bg1, Math.abs(oklchOf(hex).lightness - oklchOf(bg1).lightness) > 0.1]).toEqual([bg1, true]);
    }
  });

  it('has icons and words on a dark tile that are seen at a glance', () => {
    const { mainBtnImg = '', mainBtnTxt1 = '' } = completePalette({ mainBtnBg2: '#12095C' });
    for (const hex of [mainBtnImg, mainBtnTxt1]) expect(oklchOf(hex).lightness).toBeGreaterThan(0.75);
  });
});
