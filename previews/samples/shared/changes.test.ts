import type { Palette } from '@parvis/theme/palette/palette';
import { anyPalette } from '@parvis/theme/testing/arbitraries';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asShown, shownOtherwise } from './changes.ts';

const SCHEMES = ['light', 'dark'] as const;
const toldOf = (palette: Palette) => SCHEMES.flatMap((scheme) => shownOtherwise(palette, scheme));

test('white words on a white page are named with both values and the pair that failed', () => {
  const [first, ...more] = shownOtherwise({ txt: '#FFFFFF', bg1: '#FFFFFF' }, 'light');
  expect(first).toMatchObject({
    key: 'txt',
    given: '#FFFFFF',
    own: true,
    because: { key: 'txt', required: 4.5 },
  });
  expect(first?.shown).not.toBe('#FFFFFF');
  expect(more.filter(({ own }) => own)).toEqual([]);
});

test('the colours of the address come before defaults that were fitted to them', () => {
  const found = shownOtherwise({ mainBtnBg1: '#0B6B3A', mainBtnTxt1: '#FFFFFF' }, 'light');
  const owns = found.map(({ own }) => own);
  expect(owns).toEqual([...owns].sort((first, second) => Number(second) - Number(first)));
  expect(owns).toContain(false);
});

test('a translucent page is named, which is laid on the default one', () => {
  expect(shownOtherwise({ bg1: '#00000010' }, 'light')).toContainEqual({
    key: 'bg1',
    given: '#00000010',
    shown: '#EFEFEF',
    own: true,
    because: undefined,
  });
});

test('what is kept as it is shown is told no more, and nothing else of it changes', () => {
  fc.assert(
    fc.property(anyPalette, (palette) => {
      const kept = asShown(palette);
      expect(toldOf(kept)).toEqual([]);
      const told = new Set<string>(toldOf(palette).map(({ key }) => key));
      const rest = Object.entries(palette).filter(([key]) => !told.has(key));
      expect(kept).toMatchObject(Object.fromEntries(rest));
    }),
    { numRuns: 6 },
  );
});
