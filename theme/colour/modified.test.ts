import { converter, displayable, formatHex, toGamut } from 'culori';
import { describe, expect, it } from 'vitest';
import { type Change, modified } from './modified.ts';
import { distanceOf, oklchOf, paled } from './oklch.ts';
import { parseHex } from './rgba.ts';
import { readColour } from './written.ts';

const [toLch, toOklch] = [converter('lch'), converter('oklch')];
/** Channels of a hex colour, 0 to 1. */
const parsed = (hex: string) => {
  const [r, g, b] = parseHex(hex);
  return { r: r / 255, g: g / 255, b: b / 255 };
};
const toRgb = converter('rgb');
/** What a screen shows of a colour that may lie beyond it. */
const onScreen = (text: string) => {
  const { r = 0, g = 0, b = 0 } = toRgb(text) ?? {};
  return paled([r, g, b]);
};
const written = (text: string) => readColour(text) ?? { colour: '', exact: false };
const after = (text: string, change: Partial<Change>) =>
  modified(written(text), { type: 'lighten', amount: '0.3', space: 'lch', other: '', ...change })?.colour;

describe('a colour that a file of tokens changes', () => {
  // What Tokens Studio itself answers for #ff0033 (its tests).
  it.each<[string, Partial<Change>, string]>([
    ['lightened in LCH', { space: 'lch' }, 'lch(68.2% 66.9 31.7)'],
    ['lightened in P3', { space: 'p3' }, 'color(display-p3 0.94 0.44 0.47)'],
    ['lightened in sRGB', { space: 'srgb' }, 'rgb(100% 30% 44%)'],
    ['darkened in LCH', { type: 'darken', space: 'lch' }, 'lch(38.2% 66.9 31.7)'],
    ['darkened in P3', { type: 'darken', space: 'p3' }, 'color(display-p3 0.64 0.14 0.17)'],
    ['darkened in sRGB', { type: 'darken', space: 'srgb' }, 'rgb(70% 0% 14%)'],
    ['mixed', { type: 'mix', other: '#334455' }, 'lch(46.5% 64.1 29.3)'],
    ['mixed by sRGB', { type: 'mix', other: '#345', space: 'srgb' }, 'rgb(77.2% 22.5% 24.3%)'],
    ['lightened in HSL', { space: 'hsl' }, 'hsl(348 100% 65%)'],
    ['darkened in HSL', { type: 'darken', space: 'hsl' }, 'hsl(348 100% 35%)'],
  ])('is seen as it is there: %s', (_, change, seen) => {
    expect(distanceOf(after('#ff0033', change) ?? '', onScreen(seen))).toBeLessThan(0.006);
  });

  it.each([
    ['#0000FF', 0.2],
    ['#FF0033', 0.3],
    ['#FF0000', 0.3],
    ['#FF00AA', 0.15],
  ] as const)('is paled where no screen has it, and keeps its hue: %s lightened by %d', (colour, share) => {
    const lch = toLch({ mode: 'rgb', ...parsed(colour) });
    const whole = toOklch({ ...lch, l: lch.l + (100 - lch.l) * share, c: lch.c * (1 - share) });
    expect(displayable(whole)).toBe(false);
    const seen = after(colour, { amount: String(share) }) ?? '';
    expect(Math.abs(oklchOf(seen).hue - (whole.h ?? 0))).toBeLessThan(1);
    expect(Math.abs(oklchOf(seen).lightness - whole.l)).toBeLessThan(0.005);
    // As CSS Color 4 maps it, but for the little that its mapping cuts.
    expect(distanceOf(seen, formatHex(toGamut('rgb', 'oklch')(whole)))).toBeLessThan(0.03);
  });

  it('goes no further than all the way, and stays where it is asked for nothing', () => {
    for (const space of ['lch', 'hsl', 'p3', 'srgb']) {
      expect([space, after('#E2001A', { space, amount: '3' })]).toEqual([space, '#FFFFFF']);
      expect([space, after('#E2001A', { space, amount: '100%', type: 'darken' })]).toEqual([
        space,
        '#000000',
      ]);
      expect([space, after('#E2001A', { space, amount: '0' })]).toEqual([space, '#E2001A']);
    }
  });

  it('stays opaque, as colours of a brand are', () => {
    expect(after('#E2001A', { type: 'alpha', amount: '0.1' })).toBe('#E2001A');
    expect(after('#E2001A80', { type: 'alpha' })).toBe('#E2001A');
    expect(after('#E2001A', { type: 'mix', other: '#ffffff00', amount: '1' })).toBe('#FFFFFF');
  });

  it.each<Partial<Change>>([
    { type: 'luminance' },
    { space: 'cmyk' },
    { amount: '{opacity.low}' },
    { amount: '' },
    { type: 'mix', other: '{core.sun}' },
  ])('is none where it is not known how: %j', (change) => {
    expect(after('#E2001A', change)).toBeUndefined();
  });
});
