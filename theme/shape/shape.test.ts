import { describe, expect, test } from 'vitest';
import { shapeCss } from './css.ts';
import { getShapeDeclarations } from './declarations.ts';
import { fontAddress } from './fontAddress.ts';
import { formatShape, MAX_SHAPE_LENGTH, parseShape, type Shape } from './shape.ts';
import { shapeOptions } from './table.ts';

const file = 'https://fonts.example/a%20b/Marianne.woff2?v=2';

describe('parseShape', () => {
  test.each<[unknown, Shape]>([
    ['_', {}],
    ['radius-none', { radius: 'none' }],
    ['radius-large_density-compact_font-serif', { radius: 'large', density: 'compact', font: 'serif' }],
    ['{"density":"compact"}', { density: 'compact' }],
    [
      { radius: 'small', fontFile: file },
      { radius: 'small', fontFile: file },
    ],
    ['radius-medium_density-comfortable_font-system', {}],
    [{}, {}],
  ])('%j', (input, shape) => {
    expect(parseShape(input)).toEqual({ ok: true, shape, findings: [] });
  });

  test.each([
    ['', 'notShape'],
    ['round', 'notShape'],
    ['radius-small,density-compact', 'notShape'],
    ['[]', 'notShape'],
    ['12', 'notShape'],
    [null, 'notShape'],
    [undefined, 'notShape'],
    ['x'.repeat(MAX_SHAPE_LENGTH + 1), 'tooLarge'],
    [Object.fromEntries(Array.from({ length: 17 }, (_, index) => [`k${index}`, 'a'])), 'tooLarge'],
  ] as const)('and %j is none', (input, reason) => {
    expect(parseShape(input)).toEqual({ ok: false, reason });
  });

  test('reports unusable entries with the allowed options', () => {
    const read = parseShape({
      radius: 'huge',
      font: 7,
      colour: 'red',
      fontFile: 'http://fonts.example/a.woff2',
      density: 'compact',
    });
    expect(read).toEqual({
      ok: true,
      shape: { density: 'compact' },
      findings: [
        {
          key: 'radius',
          value: 'huge',
          reason: 'notOption',
          options: ['medium', 'none', 'small', 'large'],
        },
        {
          key: 'font',
          value: '7',
          reason: 'notOption',
          options: ['system', 'humanist', 'geometric', 'rounded', 'serif'],
        },
        {
          key: 'colour',
          value: 'red',
          reason: 'unknownKey',
          options: ['radius', 'density', 'font', 'fontFile'],
        },
        { key: 'fontFile', value: 'http://fonts.example/a.woff2', reason: 'notAddress', options: [] },
      ],
    });
  });
});

describe('formatShape', () => {
  test.each<[Shape, string]>([
    [{}, '_'],
    [{ radius: 'medium' }, '_'],
    [{ font: 'serif', radius: 'none' }, 'radius-none_font-serif'],
    [{ fontFile: file, density: 'compact' }, `{"density":"compact","fontFile":"${file}"}`],
  ])('writes %j as %s', (shape, text) => {
    expect(formatShape(shape)).toBe(text);
  });

  test('round-trips every shape', () => {
    const all = shapeOptions.radius.flatMap((radius) =>
      shapeOptions.density.flatMap((density) => shapeOptions.font.map((font) => ({ radius, density, font }))),
    );
    for (const shape of all) {
      const written = formatShape(shape);
      const read = parseShape(written);
      expect(read.ok && formatShape(read.shape)).toBe(written);
      expect(read.ok && getShapeDeclarations(read.shape)).toEqual(getShapeDeclarations(shape));
    }
  });
});

describe('fontAddress', () => {
  test.each([
    ['https://fonts.example/a.woff2', 'https://fonts.example/a.woff2'],
    [' https://fonts.example/a b.woff2 ', 'https://fonts.example/a%20b.woff2'],
    ['https://fonts.example/a"}body{}.woff2', 'https://fonts.example/a%22%7Dbody%7B%7D.woff2'],
    ['https://fonts.example/a?\\', null],
    ['https://me:secret@fonts.example/a.woff2', null],
    ['https://x.example;script-src/a.woff2', null],
    ['https://*/a.woff2', null],
    ['https://a,b.example/a.woff2', null],
    ['https://fonts.example:8443/a.woff2', 'https://fonts.example:8443/a.woff2'],
    ['https://lettres.é.example/a.woff2', 'https://lettres.xn--9ca.example/a.woff2'],
    ['/api/logo/Abc-1_', '/api/logo/Abc-1_'],
    ['//evil.example/a.woff2', null],
    ['/a");}', null],
    [`https://fonts.example/${'é'.repeat(400)}`, null],
    ['http://fonts.example/a.woff2', null],
    ['data:font/woff2;base64,AAAA', null],
    ['javascript:alert(1)', null],
    ['/a.woff2', '/a.woff2'],
    [`https://fonts.example/${'a'.repeat(2_000)}`, null],
    [3, null],
  ])('normalises %j to %j', (given, address) => {
    expect(fontAddress(given)).toBe(address);
  });
});

describe('shapeCss', () => {
  const of = (shape: Shape) => Object.fromEntries(getShapeDeclarations(shape));

  test('writes corners, space and fonts with their literal values', () => {
    const plain = of({});
    expect(plain['--pv-radii-tile']).toBe('16px');
    expect(plain['--pv-radii-control']).toBe('13px');
    expect(plain['--pv-space-3']).toBe('0.75rem');
    expect(plain['--pv-fonts-body']).toMatch(/^system-ui, /);
    expect(plain).not.toHaveProperty('--pv-radii-round');
    expect(of({ radius: 'none' })['--pv-radii-drawer']).toBe('0px');
    expect(of({ radius: 'small' })['--pv-radii-control']).toBe('6.5px');
    expect(of({ radius: 'large' })['--pv-radii-bubble']).toBe('27px');
    expect(of({ density: 'compact' })['--pv-space-1']).toBe('0.1875rem');
    expect(of({ density: 'compact' })['--pv-space-16']).toBe('3rem');
    expect(of({ font: 'serif', fontFile: file })['--pv-fonts-body']).toMatch(/^"pv-own-[a-z\d]+", Charter, /);
  });

  test('writes a style, and nothing for an empty shape', () => {
    expect(shapeCss({})).toBe('');
    expect(shapeCss({ radius: 'medium' })).toBe('');
    expect(shapeCss({ radius: 'none' })).toMatch(/^:root:root\{--pv-radii-tile:0px;/);
    expect(shapeCss({ fontFile: file })).toContain(`src:url("${file}")`);
  });

  test('gives each font file its own family name', () => {
    const others = 'https://fonts.example/b.woff2';
    const stackOf = (fontFile: string) => of({ fontFile })['--pv-fonts-body'];
    expect(stackOf(others)).not.toBe(stackOf(file));
    const [, name] = /^("[^"]+")/.exec(stackOf(file) ?? '') ?? [];
    expect(shapeCss({ fontFile: file })).toContain(`@font-face{font-family:${name};`);
    expect(shapeCss({ fontFile: others })).not.toContain(name);
  });
});
