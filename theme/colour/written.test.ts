import { converter, formatCss } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseColour } from './colour.ts';
import { formatHex } from './rgba.ts';
import { readColour } from './written.ts';

describe('lenient colour parsing', () => {
  it.each([
    ['1752E3', '#1752E3'],
    ['abc', '#AABBCC'],
    ['1752e380', '#1752E380'],
    [' #1752E3 ', '#1752E3'],
    ['red', '#FF0000'],
    ['RebeccaPurple', '#663399'],
    ['transparent', '#00000000'],
    ['hwb(120 0% 49.8%)', '#008000'],
    ['hwb(0 100% 100%)', '#808080'],
    ['lab(100 0 0)', '#FFFFFF'],
    ['lab(46.2775% -47.5621 48.5837)', '#008000'],
    ['lch(46.2775% 67.9892 134.3912)', '#008000'],
    ['oklab(0.51975 -0.1403 0.10768)', '#008000'],
    ['color(srgb 0 0.50196 0)', '#008000'],
    ['color(display-p3 0.21604 0.49418 0.13151)', '#008000'],
    ['color(srgb-linear 0 0.21586 0)', '#008000'],
    ['rgb(none 128 0 / 50%)', '#00800080'],
    ['RGB(1 50 225)', '#0132E1'],
    ['lab(100 0 0 / 150%)', '#FFFFFF'],
    ['color(srgb 0 0 0 / 2)', '#000000'],
    ['color(srgb 0 0 0 / -1)', '#00000000'],
  ])('parses %s', (text, colour) => {
    expect(readColour(text)).toEqual({ colour, exact: true });
  });

  it.each([
    ['color(display-p3 1 0 0)', '#FF0000'],
    ['oklch(0.7 0.4 150)', '#00DC00'],
    ['lab(50 120 0)', '#FF0079'],
  ])('flags a colour outside sRGB: %s', (text, colour) => {
    const read = readColour(text);
    expect(read?.exact).toBe(false);
    expect(read?.colour.slice(0, 3)).toBe(colour.slice(0, 3));
  });

  it.each([
    '',
    '12345',
    '1234567',
    'bleu',
    'currentColor',
    'Canvas',
    'inherit',
    'none',
    'var(--a)',
    'url(a.png)',
    'rgb(calc(1) 2 3)',
    'red;}',
    'red blue',
    'lab(50 20)',
    'color(unknown 1 1 1)',
    'color-mix(in srgb, red, blue)',
    'rgb(1 2 3',
    `lab(${'0'.repeat(100)} 1 1)`,
    123456,
    null,
  ])('rejects %s', (text) => {
    expect(readColour(text)).toBeNull();
  });

  it('agrees with the strict parser', () => {
    const channel = fc.nat(255);
    fc.assert(
      fc.property(channel, channel, channel, fc.constantFrom('hsl', 'oklch', 'rgb'), (r, g, b, mode) => {
        const text = formatCss(converter(mode)({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }));
        const strict = parseColour(text);
        if (strict === null) return;
        expect(readColour(text)).toEqual({ colour: strict, exact: true });
      }),
    );
  });

  it('round-trips every notation', () => {
    const channel = fc.nat(255);
    const notations = fc.constantFrom('hwb', 'lab', 'lch', 'oklab', 'p3', 'rec2020');
    fc.assert(
      fc.property(channel, channel, channel, notations, (r, g, b, mode) => {
        const written = converter(mode)({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
        const short = formatCss(written).replaceAll(/\d+\.\d+(?:e-\d+)?/g, (digits) =>
          Number(digits).toFixed(6),
        );
        expect(readColour(short)?.colour).toBe(formatHex([r, g, b, 1]));
      }),
    );
  });
});
