import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { oklchOf, shade } from '../colour/oklch.ts';
import { over as composed, formatHex, parseHex } from '../colour/rgba.ts';
import { colourTable, defaultPalette } from '../palette/keys.ts';
import type { Palette } from '../palette/palette.ts';
import { resolve } from '../palette/resolve.ts';
import { anyColour, anyPalette } from '../testing/arbitraries.ts';
import { getRuns } from '../testing/testRuns.ts';
import { contrast, contrastPairs } from './contrast.ts';
import { type ReadablePalette, readablePalette } from './readable.ts';

vi.setConfig({ testTimeout: 60_000 });

function failing({ light, dark }: ReadablePalette): unknown[] {
  return [...contrastPairs(light), ...contrastPairs(dark)].filter((pair) => !pair.passes);
}

function keysOf({ repairs }: ReadablePalette): string[] {
  return repairs.map((repair) => repair.key);
}

describe('readablePalette', () => {
  it('keeps the defaults', () => {
    expect(readablePalette({})).toEqual({
      light: defaultPalette('light'),
      dark: defaultPalette('dark'),
      repairs: [],
    });
  });

  it('keeps a passing palette', () => {
    const palette: Palette = { mainBtnImg: '#0B5D1E', hdrBg1: '#FFF59D', darkTxt: '#FFFFFF' };
    expect(readablePalette(palette)).toEqual({
      light: resolve(palette, 'light'),
      dark: resolve(palette, 'dark'),
      repairs: [],
    });
  });

  it('changes only the failing colour and reports its pair', () => {
    const result = readablePalette({ mainBtnImg: '#FFEB3B' });
    expect(result.repairs).toHaveLength(1);
    expect(result.repairs[0]).toMatchObject({
      scheme: 'light',
      key: 'mainBtnImg',
      from: '#FFEB3B',
      to: result.light.mainBtnImg,
      because: { surface: 'mainBtnBg', key: 'mainBtnImg', required: 3, passes: false },
    });
  });

  it('moves a surface further rather than flip its text', () => {
    const { light } = readablePalette({ mainBtnTxt1: '#C67DAA', mainBtnBg2: '#03136D' });
    expect([light.mainBtnTxt1, light.mainBtnBg2]).toEqual(['#FFFFFF', '#03136D']);
  });

  it('moves minimally and keeps the hue', () => {
    const { light } = readablePalette({ mainBtnImg: '#FFEB3B' });
    const reached = contrastPairs(light).find((pair) => pair.key === 'mainBtnImg');
    expect(reached?.ratio).toBeLessThan(3.1);
    expect(Math.abs(oklchOf(light.mainBtnImg).hue - oklchOf('#FFEB3B').hue)).toBeLessThan(3);
  });

  it('keeps a rating star’s edge visible on a drawer in a shade of the brand', () => {
    const result = readablePalette({ drawerBg: '#5B74E0' });
    expect(result.light.drawerBg).toBe('#5B74E0');
    expect(result.repairs.find(({ key }) => key === 'reportBtnBrdr')?.because).toMatchObject({
      surface: 'drawerBg',
      required: 3,
    });
    expect(failing(result)).toEqual([]);
  });

  it('makes text opaque if that suffices', () => {
    expect(readablePalette({ drawerTxt: '#18181860' }).light.drawerTxt).toBe('#181818');
  });

  it('repairs a translucent button on every surface: desk rows, selected or not, and chips', () => {
    const { light } = readablePalette({
      btn1Bg: '#10204010',
      btn1Fill: '#FFFFFF',
      mainBtnBg1: '#F8F8F8',
      mainBtnSelBg1: '#1A1A1A',
      mainBtnSelBg2: '#1A1A1A',
      mainBtnTxt1: '#8A8A8A',
      mainBtnTxt2: '#8A8A8A',
    });
    const over = (top: string, ground: string) => composed(parseHex(top), parseHex(ground));
    for (const ground of [light.mainBtnBg1, light.mainBtnSelBg1, light.navBtnBg, light.bg1, light.drawerBg])
      expect(contrast(light.btn1Fill, formatHex(over(light.btn1Bg, ground)))).toBeGreaterThanOrEqual(4.49);
  });

  it('repairs text on a translucent button over a translucent chip at its extremes', () => {
    const { light } = readablePalette({
      ...{ bg1: '#E0BD6E6A', bg2: '#6AB281', txt: '#9484CF', hdrBg1: '#47FD80', hdrBg2: '#13A602' },
      ...{
        mainBtnBg2: '#CBF7E3',
        mainBtnTxt1: '#D74C6F',
        mainBtnSelBg1: '#8DF9D6',
        mainBtnSelBg2: '#37EDFB',
      },
      ...{ navBtnBg: '#99811555', btn1Bg: '#92F5A162', btn1Fill: '#A316DC', drawerBg: '#E79EDF' },
    });
    const chip = composed(parseHex(light.navBtnBg), parseHex(light.hdrBg2));
    const button = formatHex(composed(parseHex(light.btn1Bg), chip));
    expect(contrast(light.btn1Fill, button)).toBeGreaterThanOrEqual(4.49);
  });

  it('keeps the surfaces of a pale yellow brand and darkens its white text', () => {
    const yellow = { reportBtnBg: '#FFF59D', msgMineBg: '#FFF59D', btn1Bg: '#FFF59D', bg1: '#FFF59D' };
    const result = readablePalette(yellow);
    expect(result.light).toMatchObject(yellow);
    expect(keysOf(result)).toEqual(['reportBtnTxt', 'msgMineTxt', 'btn1Fill']);
    expect(failing(result)).toEqual([]);
  });

  it('moves a black-to-white gradient as a last resort', () => {
    const result = readablePalette({ mainBtnBg1: '#000000', mainBtnBg2: '#FFFFFF' });
    expect(keysOf(result)).toContain('mainBtnBg1');
    expect(result.light.mainBtnBg2).toBe('#FFFFFF');
    expect(failing(result)).toEqual([]);
  });

  it('moves a header, not the page, if one text colour cannot serve both', () => {
    const result = readablePalette({ hdrBg1: '#0132E1', hdrBg2: '#0132E1' });
    expect(keysOf(result)).toEqual(['txt', 'hdrBg1', 'hdrBg2', 'reportBtnBrdr']);
    expect(failing(result)).toEqual([]);
  });

  it('moves both ends of a gradient with a too dark middle', () => {
    const result = readablePalette({ hdrBg1: '#FF00FF', hdrBg2: '#008A00', txt: '#000000' });
    expect(failing(result)).toEqual([]);
  });

  it('makes every pair pass in both schemes, for any palette', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        expect(failing(readablePalette(palette))).toEqual([]);
      }),
      getRuns(60),
    );
  });

  it('makes every pair pass with translucent gradients everywhere', () => {
    const keys = colourTable
      .filter((row) => row.kind === 'surface' && row.pairedWith !== null)
      .map((row) => row.key);
    const others = ['inputBg', 'footBg', 'drawerBg', 'msgOthersBg', 'navBtnBg', 'btn1Bg'] as const;
    const wild = fc.record(Object.fromEntries([...keys, ...others].map((key) => [key, anyColour])));
    fc.assert(
      fc.property(wild, (palette) => {
        expect(failing(readablePalette(palette))).toEqual([]);
      }),
      getRuns(40),
    );
  });

  it('terminates for conflicting keys', () => {
    const palette = {
      ...{ bg1: '#000000', bg2: '#000000', hdrBg1: '#00ED9100', hdrBg2: '#00E200' },
      ...{ mainBtnBg1: '#000000', mainBtnBg2: '#00CAFB09', mainBtnSelBg1: '#D80403' },
      ...{ mainBtnSelBg2: '#070A00', msgEventBg1: '#EA0700', msgEventBg2: '#74F821' },
      ...{ inputBg: '#04FA6F', footBg: '#FF1C6C', drawerBg: '#00000000', msgOthersBg: '#00000000' },
      ...{ navBtnBg: '#FE0402', btn1Bg: '#00000000' },
    };
    expect(failing(readablePalette(palette))).toEqual([]);
  });

  it('moves surfaces only if one text colour cannot serve, and reports every change', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const result = readablePalette(palette);
        for (const scheme of ['light', 'dark'] as const) {
          const before = resolve(palette, scheme);
          const changed = colourTable
            .filter(({ key }) => before[key] !== result[scheme][key])
            .map(({ key }) => key);
          const told = result.repairs.filter((repair) => repair.scheme === scheme);
          expect(told.map((repair) => repair.key)).toEqual(changed);
          for (const { key, from, to } of told)
            expect([from, to]).toEqual([before[key], result[scheme][key]]);
          // Never moves it for a single key.
          for (const key of ['reportBtnBg', 'msgMineBg', 'btn1Bg'] as const) {
            if (before[key].length === 7) expect(changed).not.toContain(key);
          }
        }
      }),
      getRuns(30),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        expect(
          readablePalette(readablePalette(palette).light).repairs.filter((r) => r.scheme === 'light'),
        ).toEqual([]);
      }),
      getRuns(30),
    );
  });
});

describe('shade', () => {
  it('ranges from black to white within sRGB', () => {
    const blue = oklchOf('#0132E1');
    expect(shade(blue, 0)).toBe('#000000');
    expect(shade(blue, 1)).toBe('#FFFFFF');
    expect(shade(blue, 0.6)).toMatch(/^#[0-9A-F]{6}$/);
  });

  it('gives greys hue 0', () => {
    expect(oklchOf('#808080').hue).toBe(0);
    expect(shade({ lightness: 0.5, chroma: 0, hue: 0 }, 0.5)).toMatch(/^#(..)\1\1$/);
  });
});
