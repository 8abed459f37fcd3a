import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oklchOf } from '../colour/oklch.ts';
import { readablePalette } from '../contrast/readable.ts';
import { colourKeys } from '../palette/keys.ts';
import { darkKey, type Palette, paletteKeys } from '../palette/palette.ts';
import { anyPalette } from '../testing/arbitraries.ts';
import { completePalette, holesOf } from './complete.ts';

const hueOf = (colour = '') => Math.round(oklchOf(colour).hue);
/** White and black have no hue. */
const isColoured = (colour = '') => oklchOf(colour).chroma > 0.02;
const lightnessOf = (colour = '') => oklchOf(colour).lightness;

describe('a palette with holes, completed', () => {
  it('never changes what was set, and has every key', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const whole = completePalette(palette);
        expect(Object.keys(whole).sort()).toEqual([...paletteKeys].sort());
        expect(whole).toMatchObject(palette);
      }),
      { numRuns: 40 },
    );
  });

  it('is complete: nothing is left to offer', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        expect(holesOf(completePalette(palette))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('lets the end of a blend follow the one that is set, both ways', () => {
    const whole = completePalette({ mainBtnBg1: '#0B6B3A', hdrBg2: '#FFE9D6' });
    expect([whole.mainBtnBg2, whole.hdrBg1]).toEqual(['#0B6B3A', '#FFE9D6']);
  });

  it.each(['mainBtnSelBg1', 'btn1Bg', 'reportBtnBg', 'msgMineBg'] as const)(
    'edges, stars, badges and selected tiles have the hue of the brand, light and dark: %s',
    (key) => {
      const whole = completePalette({ [key]: '#C8102E' });
      const hue = hueOf('#C8102E');
      for (const name of ['reportBtnBrdr', 'mainBtnImg', 'mainBtnSelImg', 'mainBtnSelBg2'] as const)
        for (const colour of [whole[name], whole[darkKey(name)]].filter(isColoured))
          expect(Math.abs(hueOf(colour) - hue), `${name} ${colour}`).toBeLessThanOrEqual(9);
    },
  );

  it('asks the brand keys in their order for the edges, and a button first for the buttons', () => {
    const whole = completePalette({ msgMineBg: '#C8102E', mainBtnSelBg1: '#D5F0DC' });
    expect(Math.abs(hueOf(whole.reportBtnBrdr) - hueOf('#D5F0DC'))).toBeLessThanOrEqual(12);
    expect(whole.btn1Bg).toBe('#C8102E');
  });

  it('brings selected tiles to where a text that was set is read, apart from other tiles', () => {
    const whole = completePalette({ mainBtnBg1: '#0B6B3A', mainBtnTxt1: '#FFFFFF' });
    expect(lightnessOf(whole.mainBtnSelBg1)).toBeLessThan(0.65);
    expect(Math.abs(lightnessOf(whole.mainBtnSelBg1) - lightnessOf(whole.mainBtnBg1))).toBeGreaterThan(0.06);
  });

  it('makes the rest dark where the page is dark', () => {
    const whole = completePalette({ bg1: '#101418' });
    expect(lightnessOf(whole.txt)).toBeGreaterThan(0.8);
    for (const key of ['bg2', 'hdrBg1', 'footBg', 'drawerBg', 'mainBtnBg1'] as const)
      expect(lightnessOf(whole[key]), key).toBeLessThan(0.45);
  });

  it.each<[string, Palette]>([
    ['a red button', { btn1Bg: '#E2001A' }],
    ['a dark green tile with white words', { mainBtnBg1: '#0B6B3A', mainBtnTxt1: '#FFFFFF' }],
    ['a yellow bubble', { msgMineBg: '#FFD200' }],
    ['a sandy page', { bg1: '#FDF6E3', reportBtnBg: '#268BD2' }],
    ['a black page', { bg1: '#000000' }],
    ['a pale selected tile', { mainBtnSelBg1: '#FBE3E6' }],
    ['dark keys alone', { darkBtn1Bg: '#FF8A94' }],
  ])('needs no repair: %s', (_, palette) => {
    expect(readablePalette(completePalette(palette)).repairs).toEqual([]);
  });

  it('leaves what follows nothing as it was: no colours, no holes', () => {
    expect(holesOf({})).toEqual([]);
    expect(holesOf({ txt: '#111111' })).toEqual([]);
    expect(holesOf({ btn1Bg: '#1752E3' })).toEqual([]);
    expect(holesOf({ btn1Bg: '#E2001A' })).toEqual(
      expect.arrayContaining(['reportBtnBg', 'reportBtnBrdr', 'darkBtn1Bg', 'darkReportBtnBrdr']),
    );
    expect(colourKeys.length * 2).toBe(paletteKeys.length);
  });
});
