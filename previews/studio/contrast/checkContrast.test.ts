import { anyPalette } from '@parvis/theme/testing/arbitraries';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyRepairs, checkContrast, listPairRepairs, listRepairs } from './checkContrast.ts';

describe('contrast in the studio', () => {
  test('repairs any palette in one step', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const repaired = applyRepairs(palette, listRepairs(palette));
        expect(checkContrast(repaired).filter(({ passes }) => !passes)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  test('takes the nearest passing colour for one pair and keeps the others', () => {
    const palette = { reportBtnTxt: '#1752E3', mainBtnImg: '#FAFAFA' };
    const pair = checkContrast(palette).find(({ surface }) => surface === 'reportBtnBg');
    if (!pair) throw new Error('There is no such pair.');
    const repaired = applyRepairs(palette, listPairRepairs(pair, listRepairs(palette)));
    expect(repaired.mainBtnImg).toBe('#FAFAFA');
    expect(
      checkContrast(repaired).find(({ surface, scheme }) => surface === 'reportBtnBg' && scheme === 'light')
        ?.passes,
    ).toBe(true);
  });
});
