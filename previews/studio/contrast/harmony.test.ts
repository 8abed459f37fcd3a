import { completePalette } from '@parvis/theme/derive/complete';
import { paletteFromRoles } from '@parvis/theme/derive/fromRoles';
import { harmonisePalette } from '@parvis/theme/derive/harmonise';
import { expect, it } from 'vitest';
import { applyRepairs, listRepairs } from './checkContrast.ts';
import { checkHarmony } from './harmony.ts';

const judged = (palette: Parameters<typeof checkHarmony>[0]) => checkHarmony(palette, listRepairs(palette));
/** White text, half a gradient. */
const half = { mainBtnBg1: '#17734A', mainBtnTxt1: '#FFFFFF' };

it('finds no clash in default palettes and palettes derived from a brand', () => {
  expect(judged({})).toEqual({ moved: [], holes: [], together: null });
  const made = paletteFromRoles({ main: '#E2001A', accent: '#FFD200', ground: '#FBF6EC' });
  expect(judged(made ?? {})).toEqual({ moved: [], holes: [], together: null });
});

it('reports half a gradient, repaired or not, and completes it in one step', () => {
  expect(judged(half).holes).toContain('mainBtnBg2');
  expect(judged(half).moved).toEqual([]);
  expect(judged(applyRepairs(half, listRepairs(half))).holes.length).toBeGreaterThan(0);
  const whole = completePalette(half);
  expect(whole).toMatchObject(half);
  expect(judged(whole)).toEqual({ moved: [], holes: [], together: null });
});

it('reports a clashing colour and harmonises it in one step', () => {
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
