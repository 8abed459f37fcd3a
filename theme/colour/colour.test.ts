import { converter } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseColour } from './colour.ts';
import { formatHex, parseHex } from './rgba.ts';

describe('parseColour', () => {
  it.each([
    ['#fff', '#FFFFFF'],
    ['#F0a8', '#FF00AA88'],
    ['#0132e1', '#0132E1'],
    ['#0132e180', '#0132E180'],
    ['#0132E1ff', '#0132E1'],
    ['  #123456 ', '#123456'],
    ['rgb(1, 50, 225)', '#0132E1'],
    ['rgb(1 50 225)', '#0132E1'],
    ['RGB(100% 0% 50%)', '#FF0080'],
    ['rgba(1,50,225,.5)', '#0132E180'],
    ['rgb(1 50 225 / 50%)', '#0132E180'],
    ['rgb(300 -5 0)', '#FF0000'],
    ['hsl(120, 100%, 25%)', '#008000'],
    ['hsl(120deg 100% 25%)', '#008000'],
    ['hsla(-240 100% 25% / 1)', '#008000'],
    ['hsl(0 0% 100% / 0)', '#FFFFFF00'],
    ['oklch(1 0 0)', '#FFFFFF'],
    ['oklch(62.8% 0.2577 29.23)', '#FF0000'],
    ['oklch(0% 0 0 / 25%)', '#00000040'],
  ])('parses %s', (text, normal) => {
    expect(parseColour(text)).toBe(normal);
  });

  it.each([
    '',
    '#',
    '#12',
    '#12345',
    '#1234567',
    '#123456789',
    '#ggg',
    'red',
    'transparent',
    'currentColor',
    'var(--pv-colors-bg1)',
    'url(https://example.org/a.png)',
    'rgb(var(--a))',
    'rgb(calc(1) 2 3)',
    'rgb(1 2)',
    'rgb(1 2 3 4)',
    'rgb(1,2,3,4,5)',
    'rgb(1,2,3/.5)',
    'rgb(1 2 3 / .5 / .5)',
    'rgb(1 2 3 /)',
    'rgb(1,,3)',
    'rgb(1deg 2 3)',
    'rgb(none 0 0)',
    'rgb(1 2 3 / 4deg)',
    'rgb(1e2 0 0)',
    'rgb(1 2 3) ;color:red',
    'hsl(50% 10% 10%)',
    'hsl(1 10deg 10%)',
    'hsl(1 10% 10deg)',
    'oklch(0.5, 0.1, 20)',
    'oklch(0.5 0.1 20%)',
    'oklch(1deg 0.1 20)',
    'oklch(0.5 1deg 20)',
    'lab(50 20 20)',
    'color(srgb 1 1 1)',
    'color-mix(in srgb, red, blue)',
    '#fff}*{display:none',
    '#fff;--x:1',
    'rgb(1 2 3',
    null,
    undefined,
    12,
    {},
    ['#fff'],
  ])('rejects %s', (text) => {
    expect(parseColour(text)).toBeNull();
  });

  it('matches culori on oklch colours inside sRGB', () => {
    const toOklch = converter('oklch');
    const channel = fc.nat(255);
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const { l, c, h } = toOklch({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
        const text = `oklch(${l.toFixed(6)} ${c.toFixed(6)} ${(h ?? 0).toFixed(4)})`;
        expect(parseColour(text)).toBe(formatHex([r, g, b, 1]));
      }),
    );
  });

  it('returns the normal form or null for any text, idempotently', () => {
    const colourish = fc
      .array(
        fc.constantFrom(
          '#',
          'f',
          '0',
          'rgb(',
          'hsl(',
          'oklch(',
          ')',
          ' ',
          ',',
          '/',
          '%',
          '.5',
          '-1',
          'deg',
          ';',
        ),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string(), colourish), (text) => {
        const normal = parseColour(text);
        if (normal === null) return;
        expect(normal).toMatch(/^#[0-9A-F]{6}([0-9A-F]{2})?$/);
        expect(parseColour(normal)).toBe(normal);
        expect(formatHex(parseHex(normal))).toBe(normal);
      }),
      { numRuns: 2000 },
    );
  });
});
