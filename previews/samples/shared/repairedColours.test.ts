import type { Palette } from '@parvis/theme/palette/palette';
import { anyPalette } from '@parvis/theme/testing/arbitraries';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyRepairs, listRepairedColours } from './repairedColours.ts';

const SCHEMES = ['light', 'dark'] as const;
const toldOf = (palette: Palette) => SCHEMES.flatMap((scheme) => listRepairedColours(palette, scheme));

test('names white text on a white page with both values and the failing pair', () => {
  const [first, ...more] = listRepairedColours({ txt: '#FFFFFF', bg1: '#FFFFFF' }, 'light');
  expect(first).toMatchObject({
    key: 'txt',
    given: '#FFFFFF',
    own: true,
    because: { key: 'txt', required: 4.5 },
  });
  expect(first?.shown).not.toBe('#FFFFFF');
  expect(more.filter(({ own }) => own)).toEqual([]);
});

test('lists the colours of the address before the defaults fitted to them', () => {
  const found = listRepairedColours({ mainBtnBg1: '#0B6B3A', mainBtnTxt1: '#FFFFFF' }, 'light');
  const owns = found.map(({ own }) => own);
  expect(owns).toEqual([...owns].sort((first, second) => Number(second) - Number(first)));
  expect(owns).toContain(false);
});

test('names a translucent page, which is laid on the default one', () => {
  expect(listRepairedColours({ bg1: '#00000010' }, 'light')).toContainEqual({
    key: 'bg1',
    given: '#00000010',
    shown: '#EFEFEF',
    own: true,
    because: undefined,
  });
});

test('reports nothing for a palette saved as shown, and changes nothing else of it', () => {
  fc.assert(
    fc.property(anyPalette, (palette) => {
      const kept = applyRepairs(palette);
      expect(toldOf(kept)).toEqual([]);
      const told = new Set<string>(toldOf(palette).map(({ key }) => key));
      const rest = Object.entries(palette).filter(([key]) => !told.has(key));
      expect(kept).toMatchObject(Object.fromEntries(rest));
    }),
    { numRuns: 6 },
  );
});
