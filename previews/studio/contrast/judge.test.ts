import { anyPalette } from '@parvis/theme/testing/arbitraries';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judge, repairsOf, repairsOfPair, withRepairs } from './judge.ts';

describe('what the studio says of contrast', () => {
  test('one press repairs all, whatever the palette', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const repaired = withRepairs(palette, repairsOf(palette));
        expect(judge(repaired).filter(({ passes }) => !passes)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  test('one press takes the nearest passing colour of one pair and leaves the other colours alone', () => {
    const palette = { reportBtnTxt: '#1752E3', mainBtnImg: '#FAFAFA' };
    const pair = judge(palette).find(({ surface }) => surface === 'reportBtnBg');
    if (!pair) throw new Error('There is no such pair.');
    const repaired = withRepairs(palette, repairsOfPair(pair, repairsOf(palette)));
    expect(repaired.mainBtnImg).toBe('#FAFAFA');
    expect(
      judge(repaired).find(({ surface, scheme }) => surface === 'reportBtnBg' && scheme === 'light')?.passes,
    ).toBe(true);
  });
});
