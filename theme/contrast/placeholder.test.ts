import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseHex } from '../colour/rgba.ts';
import { defaultPalette } from '../palette/keys.ts';
import { anyPalette } from '../testing/arbitraries.ts';
import { createSampler, getWeakestContrast } from './ground.ts';
import { getPlaceholder } from './placeholder.ts';
import { readablePalette } from './readable.ts';

it.each(['light', 'dark'] as const)('a placeholder is fainter than text but readable (%s)', (scheme) => {
  const palette = defaultPalette(scheme);
  const field = createSampler(palette)('inputBg');
  const shown = getWeakestContrast(parseHex(getPlaceholder(palette)), field);
  expect(shown).toBeGreaterThanOrEqual(4.5);
  expect(shown).toBeLessThan(getWeakestContrast(parseHex(palette.txt), field) / 1.5);
});

it('uses the text colour where it has no margin', () => {
  const palette = { ...defaultPalette('light'), txt: '#767676', inputBg: '#FFFFFF' };
  expect(getPlaceholder(palette)).toBe('#767676');
});

it('is readable on every repaired palette', () => {
  fc.assert(
    fc.property(anyPalette, (given) => {
      const { light, dark } = readablePalette(given);
      for (const palette of [light, dark]) {
        const shown = getWeakestContrast(
          parseHex(getPlaceholder(palette)),
          createSampler(palette)('inputBg'),
        );
        expect(shown).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);
