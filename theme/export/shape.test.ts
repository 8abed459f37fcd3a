import { describe, expect, test } from 'vitest';
import { writeCss } from './css.ts';
import { readColours } from './read.ts';
import { shapeIn, withShapeCss, withShapeTokens } from './shape.ts';
import { writeTokens } from './tokens.ts';

const palette = { btn1Bg: '#0B6B3A' };
const shapes = [
  { radius: 'none' },
  { density: 'compact', font: 'serif' },
  { radius: 'large', fontFile: 'https://fonts.example/a.woff2?x={1;2}' },
  // CSS keywords and comments in a URL.
  { fontFile: 'https://fonts.example/a;--pv-colors-txt:#FF0000;--pv-shape:radius-none;/*b*/c.woff2' },
] as const;
const told = (shape: object) => ({ ok: true, shape, findings: [] });
/** As minified. */
const minified = (css: string): string =>
  css.replace(/\n\s*/g, '').replace(/: /g, ':').replace(/ \{/g, '{').replace(/;\}/g, '}');

describe('a shape exported with colours round-trips', () => {
  test.each(shapes)('in CSS: %j', (shape) => {
    const css = withShapeCss(writeCss(palette), shape);
    expect(shapeIn(css)).toEqual(told(shape));
    expect(shapeIn(minified(css))).toEqual(told(shape));
    expect(readColours(css)).toEqual(readColours(writeCss(palette)));
    expect(readColours(minified(css))).toEqual(readColours(writeCss(palette)));
    expect(css).toContain('--pv-radii-tile: ');
    expect(css.includes('@font-face')).toBe('fontFile' in shape);
  });

  test.each(shapes)('in design tokens: %j', (shape) => {
    const tokens = withShapeTokens(writeTokens(palette), shape);
    expect(shapeIn(tokens)).toEqual(told(shape));
    expect(readColours(tokens)).toEqual(readColours(writeTokens(palette)));
  });

  test('an empty shape is explicit, to reset another one', () => {
    expect(withShapeCss('a', { radius: 'medium' })).toBe('a\n:root {\n  --pv-shape: _;\n}\n');
    expect(shapeIn(withShapeCss('a', {}))).toEqual(told({}));
    expect(shapeIn(withShapeTokens('{}', {}))).toEqual(told({}));
  });

  test('colours without a shape carry none', () => {
    expect(shapeIn(writeCss(palette))).toBeUndefined();
    expect(shapeIn(writeTokens(palette))).toBeUndefined();
  });

  test('reports unusable entries at any position', () => {
    expect(shapeIn(':root{color:red;--pv-shape: 12;--x:1}')).toEqual({ ok: false, reason: 'notShape' });
    expect(
      shapeIn('/* --pv-shape:radius-none */ :root{--pv-shape:radius-huge_density-compact;}'),
    ).toMatchObject({
      shape: { density: 'compact' },
      findings: [{ key: 'radius', value: 'huge' }],
    });
    expect(shapeIn('{"$extensions":{"parvis.shape":{"corners":"none"}}}')).toMatchObject({
      findings: [{ key: 'corners', reason: 'unknownKey' }],
    });
    expect(shapeIn('a{--pv-shape:radius-none}b{--pv-shape:radius-small}')).toEqual(told({ radius: 'small' }));
  });
});
