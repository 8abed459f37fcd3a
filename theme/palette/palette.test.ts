import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPalette } from '../testing/arbitraries.ts';
import { defaultPalette } from './keys.ts';
import {
  defaultOf,
  formatPalette,
  formatPaletteShort,
  MAX_PALETTE_KEYS,
  MAX_PALETTE_LENGTH,
  type Palette,
  type ParsedPalette,
  paletteKeys,
  parsePalette,
} from './palette.ts';
import { colourSchema, paletteSchema, resolvedPaletteSchema } from './schema.ts';

const chosen: Palette = { bg1: '#FFF59D', darkBg1: '#0B1030', btn1Fill: '#FFFFFF80' };
const json = JSON.stringify(chosen);

function read(input: unknown): Extract<ParsedPalette, { ok: true }> {
  const parsed = parsePalette(input);
  if (!parsed.ok) throw new Error(`refused as ${parsed.reason}`);
  return parsed;
}

describe('parsePalette', () => {
  it.each([
    ['an object', chosen],
    ['JSON', json],
    ['JSON encoded once', encodeURIComponent(json)],
    ['JSON encoded twice', encodeURIComponent(encodeURIComponent(json))],
    [
      'JSON of a form, with + for spaces',
      encodeURIComponent(json.replaceAll(':', ': ')).replaceAll('%20', '+'),
    ],
  ])('parses %s', (_, input) => {
    expect(read(input)).toEqual({ ok: true, palette: chosen, findings: [] });
  });

  it('normalises every colour', () => {
    expect(read({ txt: 'rgb(1 50 225)', bg1: '#FFF' }).palette).toEqual({ txt: '#0132E1', bg1: '#FFFFFF' });
  });

  it.each([
    [undefined, 'missing'],
    [null, 'missing'],
    ['', 'missing'],
    [' \n', 'missing'],
    ['{bg1:#fff}', 'notJson'],
    ['%', 'notJson'],
    ['%7B%22bg1', 'notJson'],
    ['[]', 'notObject'],
    ['"#fff"', 'notObject'],
    ['null', 'notObject'],
    ['12', 'notObject'],
    ['plain-text_like-this', 'notJson'],
    ['bg1-FFF_', 'notJson'],
    [[], 'notObject'],
    [12, 'notObject'],
    [() => chosen, 'notObject'],
    ['x'.repeat(MAX_PALETTE_LENGTH + 1), 'tooLarge'],
    [
      Object.fromEntries(Array.from({ length: MAX_PALETTE_KEYS + 1 }, (_, n) => [`k${n}`, '#fff'])),
      'tooLarge',
    ],
  ])('rejects %j as a whole', (input, reason) => {
    expect(parsePalette(input)).toEqual({ ok: false, reason });
  });

  it('drops an invalid colour and reports it with its default', () => {
    expect(read({ bg1: 'url(x)', darkTxt: 7, txt: '#000' })).toEqual({
      ok: true,
      palette: { txt: '#000000' },
      findings: [
        { key: 'bg1', value: 'url(x)', reason: 'notColour', used: defaultPalette('light').bg1 },
        { key: 'darkTxt', value: '7', reason: 'notText', used: defaultPalette('dark').txt },
      ],
    });
  });

  it('reports unknown keys, including inherited names, without prototype pollution', () => {
    const text = '{"__proto__":{"bg1":"#000"},"constructor":"#000","toString":"#000","BG1":"#000"}';
    const { palette, findings } = read(text);
    expect(palette).toEqual({});
    expect(findings.map((finding) => finding.key)).toEqual(['__proto__', 'constructor', 'toString', 'BG1']);
    expect(findings.every((finding) => finding.reason === 'unknownKey' && finding.used === null)).toBe(true);
    expect(({} as Record<string, unknown>).bg1).toBeUndefined();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json(), fc.string()), (input) => void parsePalette(input)),
    );
  });
});

describe('formatPalette', () => {
  it('writes only values that differ from the defaults', () => {
    expect(formatPalette({ bg1: defaultOf('bg1'), darkBg1: '#000000' })).toBe('{"darkBg1":"#000000"}');
    expect(formatPalette({})).toBe('{}');
  });

  it('round-trips, plain or encoded, except for default values', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const text = formatPalette(palette);
        const kept = Object.fromEntries(
          Object.entries(palette).filter(([key, value]) => value !== defaultOf(key as keyof Palette)),
        );
        expect(read(text)).toEqual({ ok: true, palette: kept, findings: [] });
        expect(read(encodeURIComponent(text)).palette).toEqual(kept);
      }),
    );
  });
});

describe('formatPaletteShort', () => {
  it('writes no characters that URLs encode', () => {
    const text = formatPaletteShort(chosen);
    expect(text).toBe('bg1-FFF59D_btn1Fill-FFFFFF80_darkBg1-0B1030');
    expect(formatPaletteShort({ bg1: '#AABBCC', txt: '#11223344' })).toBe('bg1-ABC_txt-1234');
    expect(formatPaletteShort({})).toBe('_');
    expect(encodeURIComponent(text)).toBe(text);
  });

  it('round-trips, and is shorter than encoded JSON', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const text = formatPaletteShort(palette);
        expect(read(text)).toEqual(read(formatPalette(palette)));
        expect(text.length * 1.7).toBeLessThan(encodeURIComponent(formatPalette(palette)).length + 4);
      }),
    );
  });

  it('reports unusable entries', () => {
    expect(read('bg1-FFF59D_bg9-000_txt-zzz').findings).toEqual([
      { key: 'bg9', value: '#000', reason: 'unknownKey', used: null },
      { key: 'txt', value: '#zzz', reason: 'notColour', used: defaultPalette('light').txt },
    ]);
  });
});

describe('hostile palettes', () => {
  const hostile = [
    '#fff;}*{display:none}',
    '#fff}</style><script>alert(1)</script>',
    'url(https://example.org/a.png)',
    'var(--pv-colors-bg1)',
    'expression(alert(1))',
    'rgb(0 0 0);--pv-colors-txt:#fff',
    '\\23 fff',
    '#fff/**/',
    'red',
  ];

  it('returns only normalised colours of known keys for any input', () => {
    const value = fc.oneof(fc.constantFrom(...hostile), fc.string(), fc.anything());
    const key = fc.oneof(
      fc.constantFrom(...paletteKeys),
      fc.constantFrom('__proto__', 'constructor'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.dictionary(key, value), (input) => {
        const parsed = parsePalette(input);
        const palette = parsed.ok ? parsed.palette : {};
        for (const [name, colour] of Object.entries(palette)) {
          expect(paletteKeys).toContain(name);
          expect(colour).toMatch(/^#[0-9A-F]{6}([0-9A-F]{2})?$/);
        }
      }),
    );
  });
});

describe('the schemas', () => {
  it('accept any notation and normalise it', () => {
    expect(colourSchema.parse('rgb(1 50 225)')).toBe('#0132E1');
    expect(paletteSchema.parse({ bg1: '#fff', darkBg1: '#000' })).toEqual({
      bg1: '#FFFFFF',
      darkBg1: '#000000',
    });
    expect(resolvedPaletteSchema.parse(defaultPalette('dark'))).toEqual(defaultPalette('dark'));
  });

  it('reject unknown keys, invalid colours, and incomplete resolved palettes', () => {
    const { bg1: _, ...gap } = defaultPalette('light');
    expect(paletteSchema.safeParse({ nope: '#fff' }).success).toBe(false);
    expect(paletteSchema.safeParse({ bg1: 'red' }).success).toBe(false);
    expect(resolvedPaletteSchema.safeParse(gap).success).toBe(false);
  });
});
