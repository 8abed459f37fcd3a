import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oklchOf } from '../colour/oklch.ts';
import { contrast } from '../contrast/contrast.ts';
import { readablePalette } from '../contrast/readable.ts';
import { colourKeys } from '../palette/keys.ts';
import { darkKey, type Palette, paletteKeys } from '../palette/palette.ts';
import { anyOpaque, anyPalette } from '../testing/arbitraries.ts';
import { getRuns } from '../testing/testRuns.ts';
import { completePalette, holesOf } from './complete.ts';

const hueOf = (colour = '') => Math.round(oklchOf(colour).hue);
const isColoured = (colour = '') => oklchOf(colour).chroma > 0.02;
const lightnessOf = (colour = '') => oklchOf(colour).lightness;

describe('completePalette', () => {
  it('never changes given keys and fills in every key', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const whole = completePalette(palette);
        expect(Object.keys(whole).sort()).toEqual([...paletteKeys].sort());
        expect(whole).toMatchObject(palette);
      }),
      getRuns(40),
    );
  });

  it('requires repairs of given keys only', () => {
    const some = fc
      .uniqueArray(fc.constantFrom(...paletteKeys), { minLength: 1, maxLength: 5 })
      .chain((keys) => fc.record(Object.fromEntries(keys.map((key) => [key, anyOpaque]))));
    const repaired = (palette: Palette) =>
      readablePalette(completePalette(palette)).repairs.map(({ scheme, key }) =>
        scheme === 'light' ? key : darkKey(key),
      );
    expect(repaired({ mainBtnSelBg1: '#9404FE' })).toEqual(['mainBtnSelBg1']);
    expect(repaired({ darkHdrBg2: '#A47006', darkBtn2Fill: '#BCAB4B' })).toEqual(['darkHdrBg2']);
    fc.assert(
      fc.property(some, (palette) => {
        expect(Object.keys(palette)).toEqual(expect.arrayContaining(repaired(palette)));
      }),
      getRuns(60),
    );
  });

  it.each(['darkBtn1Bg', 'darkMainBtnImg', 'darkReportBtnBrdr'] as const)(
    'darkens a pale %s chosen for dark only, to be visible on white',
    (key) => {
      const whole = completePalette({ [key]: '#FFE680' });
      expect(whole[key]).toBe('#FFE680');
      for (const light of ['btn1Bg', 'reportBtnBrdr'] as const)
        expect(contrast(whole[light] ?? '', '#FFFFFF'), light).toBeGreaterThanOrEqual(3);
      expect(isColoured(whole.btn1Bg)).toBe(true);
    },
  );

  it('derives both schemes from a brand given for dark only', () => {
    const whole = completePalette({ darkTxt: '#FF66AA' });
    expect(contrast(whole.darkReportBtnBrdr ?? '', whole.darkBg1 ?? '')).toBeGreaterThan(7);
    expect(Math.abs(hueOf(whole.btn1Bg) - hueOf('#FF66AA'))).toBeLessThan(15);
  });

  it('gradient ends follow each other', () => {
    const whole = completePalette({ mainBtnBg1: '#0B6B3A', hdrBg2: '#FFE9D6' });
    expect([whole.mainBtnBg2, whole.hdrBg1]).toEqual(['#0B6B3A', '#FFE9D6']);
  });

  it.each(['mainBtnSelBg1', 'btn1Bg', 'reportBtnBg', 'msgMineBg'] as const)(
    'edges, stars, badges and selected tiles take the brand’s hue in both schemes: %s',
    (key) => {
      const whole = completePalette({ [key]: '#C8102E' });
      const hue = hueOf('#C8102E');
      for (const name of ['reportBtnBrdr', 'mainBtnImg', 'mainBtnSelImg', 'mainBtnSelBg2'] as const)
        for (const colour of [whole[name], whole[darkKey(name)]].filter(isColoured))
          expect(Math.abs(hueOf(colour) - hue), `${name} ${colour}`).toBeLessThanOrEqual(9);
    },
  );

  it('keeps selected tiles readable for a given text and distinct from other tiles', () => {
    const whole = completePalette({ mainBtnBg1: '#0B6B3A', mainBtnTxt1: '#FFFFFF' });
    expect(lightnessOf(whole.mainBtnSelBg1)).toBeLessThan(0.65);
    expect(Math.abs(lightnessOf(whole.mainBtnSelBg1) - lightnessOf(whole.mainBtnBg1))).toBeGreaterThan(0.06);
  });

  const pageOf = (first = '', second = '') => {
    const [least, most] = [lightnessOf(first), lightnessOf(second)].sort((one, other) => one - other);
    return (least ?? 0) >= 0.84 ? 'light' : (most ?? 1) <= 0.36 ? 'dark' : `between: ${first} ${second}`;
  };
  const turns = (text: string | undefined, page: string, other: string) =>
    text !== undefined && contrast(text, page) < 4.5 && contrast(text, other) >= 7;
  const pages = (palette: Palette) => {
    const whole = completePalette(palette);
    return [pageOf(whole.bg1, whole.bg2), pageOf(whole.darkBg1, whole.darkBg2)];
  };

  it.each<[Palette]>([
    [{ reportBtnBrdr: '#F1C781', btn2Fill: '#6395E3' }],
    [{ btn2Fill: '#2CB4AD', reportBtnBrdr: '#3DCCDA', mainBtnSelBg1: '#0B7673' }],
    [{ reportBtnBrdr: '#808080' }],
    [{ darkReportBtnBrdr: '#303030' }],
    [{ txt: '#757575' }],
  ])('keeps the light page light and the dark one dark: %j', (palette) => {
    expect(pages(palette)).toEqual(['light', 'dark']);
  });

  it('never creates a mid-grey page, and flips one only for its own text', () => {
    const some = fc.uniqueArray(fc.constantFrom(...paletteKeys), { minLength: 1, maxLength: 8 });
    const partial = fc.tuple(anyPalette, some).map(([palette, keys]): Palette => {
      const { bg1, bg2, darkBg1, darkBg2, ...rest } = palette;
      return Object.fromEntries(keys.flatMap((key) => (key in rest ? [[key, palette[key]]] : [])));
    });
    fc.assert(
      fc.property(partial, (palette) => {
        const { txt, darkTxt } = palette;
        expect(pages(palette)).toEqual([
          turns(txt, '#FFFFFF', '#000000') ? 'dark' : 'light',
          turns(darkTxt, '#000000', '#FFFFFF') ? 'light' : 'dark',
        ]);
      }),
      { seed: 13, ...getRuns(300) },
    );
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

  it('returns an empty palette unchanged', () => {
    expect(holesOf({})).toEqual([]);
    expect(holesOf({ txt: '#111111' })).toEqual([]);
    expect(holesOf({ btn1Bg: '#1752E3' })).toEqual([]);
    expect(holesOf({ btn1Bg: '#E2001A' })).toEqual(
      expect.arrayContaining(['reportBtnBg', 'reportBtnBrdr', 'darkBtn1Bg', 'darkReportBtnBrdr']),
    );
    expect(colourKeys.length * 2).toBe(paletteKeys.length);
  });
});
