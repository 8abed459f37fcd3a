import { parseHex } from '@parvis/theme/colour/rgba';
import { anyColour } from '@parvis/theme/testing/arbitraries';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colourOfMixed, mixedOf } from './oklch.ts';

test('opening the sliders on a colour changes it by no more than a step of a channel', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const [before, after] = [parseHex(colour), parseHex(colourOfMixed(mixedOf(colour)))];
      for (const [index, channel] of before.entries())
        expect(Math.abs(channel - (after[index] ?? 0))).toBeLessThanOrEqual(1);
    }),
  );
});

test('the darkest colours stay as they are', () => {
  for (const colour of ['#000007', '#070000', '#000700', '#010101'])
    expect(colourOfMixed(mixedOf(colour))).toBe(colour);
});
