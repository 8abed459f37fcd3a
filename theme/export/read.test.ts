import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatPalette, formatPaletteShort, withoutDefaults } from '../palette/palette.ts';
import { anyPalette } from '../testing/arbitraries.ts';
import { writeCss } from './css.ts';
import { MAX_IMPORT_LENGTH } from './importedPalette.ts';
import { readColours } from './read.ts';
import { writeTokens } from './tokens.ts';

const address = (value: string) => `https://example.org/samples/1/?logo=a.png&appColors=${value}&dark=1#top`;

it('round-trips every format of the product', () => {
  fc.assert(
    fc.property(anyPalette, (palette) => {
      const kept = { ok: true, palette: withoutDefaults(palette), findings: [] };
      const encoded = encodeURIComponent(formatPalette(palette));
      expect(readColours(writeCss(palette))).toEqual({ ...kept, format: 'css' });
      expect(readColours(writeTokens(palette))).toEqual({ ...kept, format: 'tokens' });
      for (const text of [
        formatPalette(palette),
        formatPaletteShort(palette),
        encoded,
        address(encoded),
        address(encodeURIComponent(encoded)),
        address(formatPaletteShort(palette)),
      ]) {
        expect(readColours(text)).toEqual({ ...kept, outside: [], format: 'appColors' });
      }
    }),
    { numRuns: 50 },
  );
});

it('explains the error of other texts', () => {
  expect(readColours('hello')).toEqual({ ok: false, reason: 'notJson', format: 'appColors' });
  expect(readColours('https://example.org/?appColors=')).toMatchObject({ ok: false, reason: 'missing' });
  expect(readColours('x'.repeat(MAX_IMPORT_LENGTH + 1))).toMatchObject({ ok: false, reason: 'tooLarge' });
});
