import { expect, it } from 'vitest';
import { parseHex } from '../colour/rgba.ts';
import { defaultPalette } from '../palette/keys.ts';
import { groundsOf, weakest } from './ground.ts';
import { placeholderOn } from './placeholder.ts';

it.each(['light', 'dark'] as const)(
  'an example in an empty field is fainter than what is typed, and readable (%s)',
  (scheme) => {
    const palette = defaultPalette(scheme);
    const field = groundsOf(palette)('inputBg');
    const shown = weakest(parseHex(placeholderOn(palette)), field);
    expect(shown).toBeGreaterThanOrEqual(4.5);
    expect(shown).toBeLessThan(weakest(parseHex(palette.txt), field) / 1.5);
  },
);

it('where text has nothing to spare, the example has the colour of text', () => {
  const palette = { ...defaultPalette('light'), txt: '#767676', inputBg: '#FFFFFF' };
  expect(placeholderOn(palette)).toBe('#767676');
});
