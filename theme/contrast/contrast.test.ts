import { converter, wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHex } from '../colour/rgba.ts';
import { colourTable, defaultPalette, getSurface, type ResolvedPalette } from '../palette/keys.ts';
import { resolve } from '../palette/resolve.ts';
import { anyOpaque, anyPalette } from '../testing/arbitraries.ts';
import { contrast, contrastOf, contrastPairs, type PairContrast } from './contrast.ts';
import { outlinesOn } from './outlines.ts';
import { surfaceTable } from './surfaces.ts';

const light = defaultPalette('light');

function pair(palette: ResolvedPalette, surface: string, key: string): PairContrast {
  const found = contrastPairs(palette).find((entry) => entry.surface === surface && entry.key === key);
  if (!found) throw new Error(`no pair ${surface} / ${key}`);
  return found;
}

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#1752E3', '#1752E3')).toBe(1);
  });

  it('matches culori on opaque colours', () => {
    fc.assert(
      fc.property(anyOpaque, anyOpaque, (first, second) => {
        expect(contrast(first, second)).toBeCloseTo(wcagContrast(first, second), 3);
      }),
    );
  });

  it('composes alpha before measuring', () => {
    expect(contrast('#00000080', '#FFFFFF')).toBeCloseTo(contrast('#7F7F7F', '#FFFFFF'), 1);
    expect(contrast('#00000000', '#FFFFFF')).toBe(1);
    expect(contrast('#000000', '#00000000')).toBeCloseTo(21, 5);
  });
});

describe('contrastPairs', () => {
  it('covers every pair of the key table, a gradient as one surface', () => {
    const told = new Set(
      contrastPairs(light).map(({ surface, key, required }) => `${surface} ${key} ${required}`),
    );
    const wanted = colourTable.flatMap((row) =>
      row.mustCarry.map(({ key, ratio }) => `${getSurface(row)} ${key} ${ratio}`),
    );
    expect(told).toEqual(new Set(wanted));
    expect(surfaceTable[0]?.surface).toBe('bg');
  });

  it.each([
    ['light', 5.4, 3.8],
    ['dark', 6.2, 3.2],
  ] as const)('passes every pair of the %s defaults with room', (scheme, text, shape) => {
    for (const entry of contrastPairs(defaultPalette(scheme))) {
      expect(entry.passes).toBe(true);
      expect(entry.ratio).toBeGreaterThan(entry.required === 4.5 ? text : shape);
    }
  });

  it('fails a pair unreadable only in the middle of a gradient', () => {
    const crossing = { ...light, mainBtnBg1: '#000000', mainBtnBg2: '#FFFFFF', mainBtnTxt1: '#777777' };
    expect(pair(crossing, 'mainBtnBg', 'mainBtnTxt1').ratio).toBeLessThan(1.1);
    // Both carry black; the grey between is darker.
    const dip = { ...light, hdrBg1: '#FF4040', hdrBg2: '#00C8C8', txt: '#000000' };
    const ends = Math.min(contrast('#000000', dip.hdrBg1), contrast('#000000', dip.hdrBg2));
    expect(pair(dip, 'hdrBg', 'txt').ratio).toBeLessThan(ends);
  });

  it.each([
    ['drawerTxt', '#767676', true],
    ['drawerTxt', '#777777', false],
    ['reportBtnBrdr', '#949494', true],
    ['reportBtnBrdr', '#959595', false],
  ] as const)('on white, %s of %s passes: %s', (key, colour, passes) => {
    expect(pair({ ...light, drawerBg: '#FFFFFF', [key]: colour }, 'drawerBg', key).passes).toBe(passes);
  });

  it.each([
    ['#000000FE', '#FFFFFFFE'],
    ['#000000CC', '#FFFFFFCC'],
    ['#FFFFFFCC', '#000000CC'],
  ])('fails a pair unreadable only in the middle of the translucent gradient %s %s', (hdrBg1, hdrBg2) => {
    const glass = { ...light, bg1: '#FFFFFF', bg2: '#FFFFFF', hdrBg1, hdrBg2, txt: '#808080' };
    const plain = (end: string) => pair({ ...glass, hdrBg1: end, hdrBg2: end }, 'hdrBg', 'txt').ratio;
    expect(Math.min(plain(hdrBg1), plain(hdrBg2))).toBeGreaterThan(2.5);
    expect(pair(glass, 'hdrBg', 'txt').ratio).toBeLessThan(1.3);
  });

  it('measures translucent text composed over its surface', () => {
    const faint = { ...light, drawerBg: '#FFFFFF', drawerTxt: '#00000080' };
    expect(pair(faint, 'drawerBg', 'drawerTxt').ratio).toBeCloseTo(contrast('#7F7F7F', '#FFFFFF'), 1);
  });

  it('measures a translucent surface over every possible surface below', () => {
    const glass = { ...light, drawerBg: '#FFFFFF', footBg: '#101010', inputBg: '#FFFFFF00', txt: '#000000' };
    expect(pair(glass, 'inputBg', 'txt').ratio).toBeCloseTo(contrast('#000000', '#101010'), 2);
    const blend = { ...light, hdrBg1: '#00000000', hdrBg2: '#000000' };
    expect(pair(blend, 'hdrBg', 'txt').ratio).toBeLessThan(1.2);
    const clear = { ...light, hdrBg1: '#00000000', hdrBg2: '#FF000000' };
    expect(pair(clear, 'hdrBg', 'txt').ratio).toBeCloseTo(pair(light, 'bg', 'txt').ratio, 1);
  });

  it('matches a finer sampling of any opaque gradient', () => {
    const toRgb = converter('rgb');
    fc.assert(
      fc.property(anyOpaque, anyOpaque, anyOpaque, (hdrBg1, hdrBg2, txt) => {
        const [from, to] = [parseHex(hdrBg1), parseHex(hdrBg2)];
        const walk = Array.from({ length: 500 }, (_, step) => {
          const at = (index: 0 | 1 | 2): number =>
            (from[index] + ((to[index] - from[index]) * step) / 499) / 255;
          const ground = toRgb({ mode: 'rgb', r: at(0), g: at(1), b: at(2) });
          return wcagContrast(txt, ground);
        });
        const told = pair({ ...light, hdrBg1, hdrBg2, txt }, 'hdrBg', 'txt').ratio;
        expect(Math.abs(told - Math.min(...walk))).toBeLessThan(Math.max(0.12, told * 0.03));
      }),
      { numRuns: 50 },
    );
  });

  it('measures both schemes of a palette', () => {
    const both = contrastOf({ txt: '#EEEEEE', darkTxt: '#000000' });
    const worst = (scheme: 'light' | 'dark') => both[scheme].find((entry) => entry.key === 'txt');
    expect([worst('light')?.passes, worst('dark')?.passes]).toEqual([false, false]);
    expect(contrastOf({})).toEqual({
      light: contrastPairs(light),
      dark: contrastPairs(defaultPalette('dark')),
    });
  });
});

describe('outlinesOn', () => {
  it('keeps the fixed colours on the default pages', () => {
    for (const scheme of ['light', 'dark'] as const) {
      expect(Object.values(outlinesOn(defaultPalette(scheme)))).toContain('#C2570C');
      expect(outlinesOn(defaultPalette(scheme))).toEqual(outlinesOn(light));
    }
  });

  it('reaches 3:1 on every page that can carry text', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const base = resolve(palette, 'light');
        for (const txt of ['#000000', '#FFFFFF']) {
          const drawn = { ...base, txt };
          if (!pair(drawn, 'bg', 'txt').passes) continue;
          const outlines = contrastPairs(drawn).filter((entry) => entry.key.startsWith('outline'));
          expect(outlines.filter((entry) => !entry.passes)).toEqual([]);
        }
      }),
    );
  });

  it('returns the fixed colours if nothing can be seen', () => {
    expect(outlinesOn({ ...light, bg1: '#000000', bg2: '#FFFFFF' })).toEqual(outlinesOn(light));
  });
});
