import { completePalette } from '@parvis/theme/derive/complete';
import { paletteFromRoles } from '@parvis/theme/derive/fromRoles';
import { harmonisePalette } from '@parvis/theme/derive/harmonise';
import { expect, it } from 'vitest';
import { harmonyOf } from './harmony.ts';
import { repairsOf, withRepairs } from './judge.ts';

const judged = (palette: Parameters<typeof harmonyOf>[0]) => harmonyOf(palette, repairsOf(palette));
/** The tile of the audit: dark green under white words, half a blend. */
const half = { mainBtnBg1: '#17734A', mainBtnTxt1: '#FFFFFF' };

it('a palette of defaults, and one made of a brand book, are one thing', () => {
  expect(judged({})).toEqual({ moved: [], holes: [], together: null });
  const made = paletteFromRoles({ main: '#E2001A', accent: '#FFD200', ground: '#FBF6EC' });
  expect(judged(made ?? {})).toEqual({ moved: [], holes: [], together: null });
});

it('half a blend is told, repaired or not, and one press completes it', () => {
  expect(judged(half).holes).toContain('mainBtnBg2');
  expect(judged(half).moved).toEqual([]);
  expect(judged(withRepairs(half, repairsOf(half))).holes.length).toBeGreaterThan(0);
  const whole = completePalette(half);
  expect(whole).toMatchObject(half);
  expect(judged(whole)).toEqual({ moved: [], holes: [], together: null });
});

it('a colour that does not go with the others is told, and one press brings them together', () => {
  const palette = { btn1Bg: '#C3B142', footBg: '#C24064' };
  const together = harmonisePalette(palette);
  expect(judged(palette).together).toEqual({
    palette: together,
    odd: [
      { name: 'footBg', key: 'footBg', scheme: 'light', reason: 'hue', from: '#C24064', to: together.footBg },
    ],
  });
  expect(together.btn1Bg).toBe('#C3B142');
  expect(judged(together)).toEqual({ moved: [], holes: [], together: null });
});
