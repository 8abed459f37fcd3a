import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readablePalette } from '../contrast/readable.ts';
import { themeCss } from '../css/css.ts';
import { colourKeys, customProperty, defaultPalette } from '../palette/keys.ts';
import { paletteKeys, withoutDefaults } from '../palette/palette.ts';
import { anyPalette } from '../testing/arbitraries.ts';
import { readCss, writeCss } from './css.ts';
import { MAX_IMPORT_LENGTH } from './importedPalette.ts';

describe('writeCss', () => {
  const text = writeCss({ bg1: '#FFF59D', darkBg1: '#0B1030' });

  it('writes every key for light, dark by device and dark by choice', () => {
    for (const key of colourKeys) expect(text.split(`${customProperty(key)}:`)).toHaveLength(4);
    expect(text).toMatch(/^:root \{\n {2}color-scheme: light;\n {2}--pv-colors-bg1: #FFF59D;/);
    expect(text).toContain(
      "@media (prefers-color-scheme: dark) {\n  :root:not([data-scheme='light']) {\n    color-scheme: dark;\n    --pv-colors-bg1: #0B1030;",
    );
    expect(text).toContain(":root[data-scheme='dark'] {\n  color-scheme: dark;\n  --pv-colors-bg1: #0B1030;");
  });

  it('round-trips exactly', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        expect(readCss(writeCss(palette))).toEqual({
          ok: true,
          palette: withoutDefaults(palette),
          findings: [],
        });
      }),
    );
  });
});

describe('readCss', () => {
  it('parses the CSS of a page, without outlines and shadows', () => {
    const palette = { bg1: '#FFF59D', bg2: '#FFF59D', darkTxt: '#FFFFFF' };
    const { light, dark } = readablePalette(palette);
    const parsed = readCss(themeCss({ light, dark }));
    expect(parsed).toMatchObject({ ok: true, palette, findings: [] });
  });

  it('reports unknown keys and invalid values', () => {
    expect(
      readCss(':root{--pv-colors-bg9:#fff;--pv-colors-bg1:url(x);--pv-colors-txt:#000 !important}'),
    ).toEqual({
      ok: true,
      palette: {},
      findings: [
        { key: 'bg9', value: '#fff', reason: 'unknownKey', used: null },
        { key: 'bg1', value: 'url(x)', reason: 'notColour', used: '#FFFFFF' },
        { key: 'txt', value: '#000 !important', reason: 'notColour', used: defaultPalette('light').txt },
      ],
    });
  });

  it.each([
    ['', 'missing'],
    ['body { color: red }', 'noColours'],
    ['}}}{{{;;;/*', 'noColours'],
    ['x'.repeat(MAX_IMPORT_LENGTH + 1), 'tooLarge'],
  ])('rejects %j', (text, reason) => {
    expect(readCss(text)).toEqual({ ok: false, reason });
  });

  it('returns only colours of known keys for any input, without throwing', () => {
    const piece = fc.constantFrom(
      '--pv-colors-bg1:',
      '--pv-colors-__proto__:',
      '#fff',
      '{',
      '}',
      ';',
      '/*',
      '*/',
      ':not(',
      'dark',
      '@media',
      '\\',
      '"',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (css) => {
        const parsed = readCss(css);
        if (!parsed.ok) return;
        for (const key of Object.keys(parsed.palette)) expect(paletteKeys).toContain(key);
      }),
      { numRuns: 1000 },
    );
  });
});
