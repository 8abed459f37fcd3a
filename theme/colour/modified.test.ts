import { describe, expect, it } from 'vitest';
import { type Change, modified } from './modified.ts';
import { distanceOf } from './oklch.ts';
import { readColour } from './written.ts';

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
    expect(distanceOf(after('#ff0033', change) ?? '', written(seen).colour)).toBeLessThan(0.006);
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
