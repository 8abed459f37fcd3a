import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colourKeys } from '../palette/keys.ts';
import { paletteKeys, withoutDefaults } from '../palette/palette.ts';
import { anyPalette } from '../testing/arbitraries.ts';
import { MAX_IMPORT_LENGTH } from './importedPalette.ts';
import { readTokens, writeTokens } from './tokens.ts';

const token = ($value: unknown) => JSON.stringify({ $type: 'color', bg1: { $value } });
const bg1Of = (text: string) => {
  const parsed = readTokens(text);
  return parsed.ok ? parsed.palette.bg1 : parsed.reason;
};

describe('writeTokens', () => {
  it('writes a group per scheme with a colour token per key', () => {
    const tokens = JSON.parse(writeTokens({ bg1: '#FF804080' }));
    expect(Object.keys(tokens)).toEqual(['light', 'dark']);
    expect(Object.keys(tokens.light)).toEqual(['$type', ...colourKeys]);
    expect(tokens.light.$type).toBe('color');
    expect(tokens.light.bg1.$value).toEqual({
      colorSpace: 'srgb',
      components: [1, 0.502, 0.251],
      alpha: 0.502,
      hex: '#ff8040',
    });
  });

  it('round-trips exactly', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        expect(readTokens(writeTokens(palette))).toEqual({
          ok: true,
          palette: withoutDefaults(palette),
          findings: [],
        });
      }),
    );
  });
});

describe('readTokens', () => {
  it.each([
    ['text, as the format had it before', '#0132e1', '#0132E1'],
    ['text with alpha', '#0132e180', '#0132E180'],
    ['srgb', { colorSpace: 'srgb', components: [1, 0, 'none'] }, '#FF0000'],
    ['hsl', { colorSpace: 'hsl', components: [120, 100, 25], alpha: 0.5 }, '#00800080'],
    ['oklch', { colorSpace: 'oklch', components: [0.628, 0.2577, 29.23] }, '#FF0000'],
  ])('parses a colour written as %s', (_, value, colour) => {
    expect(bg1Of(token(value))).toBe(colour);
  });

  it.each([
    ['another colour space', { colorSpace: 'display-p3', components: [1, 0, 0] }, 'notText'],
    ['too few components', { colorSpace: 'srgb', components: [1, 0] }, 'notText'],
    ['components that are no numbers', { colorSpace: 'srgb', components: [1, 0, '0'] }, 'notText'],
    ['an alias', '{brand.primary}', 'notColour'],
    ['injected CSS', '#fff;}*{display:none}', 'notColour'],
  ])('reports %s', (_, value, reason) => {
    expect(readTokens(token(value))).toMatchObject({
      palette: {},
      findings: [{ key: 'bg1', reason, used: '#FFFFFF' }],
    });
  });

  it.each([
    ['', 'missing'],
    ['{', 'notJson'],
    ['[]', 'notObject'],
    ['{}', 'noColours'],
    [`${'{"a":'.repeat(40)}{"$type":"color","bg1":{"$value":"#000"}}${'}'.repeat(40)}`, 'noColours'],
    ['['.repeat(100_000), 'notJson'],
    ['x'.repeat(MAX_IMPORT_LENGTH + 1), 'tooLarge'],
  ])('rejects %j', (text, reason) => {
    expect(readTokens(text)).toEqual({ ok: false, reason });
  });

  it('returns only colours of known keys for any input, without throwing', () => {
    const name = fc.constantFrom(
      '$type',
      '$value',
      'bg1',
      'dark',
      '__proto__',
      'components',
      'colorSpace',
      'alpha',
    );
    const leaf = fc.oneof(
      fc.constantFrom('color', 'srgb', 'hsl', '#fff'),
      fc.double(),
      fc.string(),
      fc.constant(null),
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ maxDepth: 5 }, leaf, fc.array(leaf), fc.dictionary(name, tie('tree'))),
    }));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          tree.map((value) => JSON.stringify(value) ?? ''),
        ),
        (text) => {
          const parsed = readTokens(text);
          if (!parsed.ok) return;
          for (const [key, colour] of Object.entries(parsed.palette)) {
            expect(paletteKeys).toContain(key);
            expect(colour).toMatch(/^#[0-9A-F]{6}([0-9A-F]{2})?$/);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});
