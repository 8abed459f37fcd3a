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
  // Words of CSS and comments within an address.
  { fontFile: 'https://fonts.example/a;--pv-colors-txt:#FF0000;--pv-shape:radius-none;/*b*/c.woff2' },
] as const;
const told = (shape: object) => ({ ok: true, shape, findings: [] });
/** As tools shrink it: one line, no spaces, no last semicolon. */
const minified = (css: string): string =>
  css.replace(/\n\s*/g, '').replace(/: /g, ':').replace(/ \{/g, '{').replace(/;\}/g, '}');

describe('a shape travels with the colours, and back exactly', () => {
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

  test('and where nothing was chosen that alone is said, so that it takes the place of another shape', () => {
    expect(withShapeCss('a', { radius: 'medium' })).toBe('a\n:root {\n  --pv-shape: _;\n}\n');
    expect(shapeIn(withShapeCss('a', {}))).toEqual(told({}));
    expect(shapeIn(withShapeTokens('{}', {}))).toEqual(told({}));
  });

  test('colours by themselves say nothing of a shape', () => {
    expect(shapeIn(writeCss(palette))).toBeUndefined();
    expect(shapeIn(writeTokens(palette))).toBeUndefined();
  });

  test('what cannot be used of it is told, wherever it stands', () => {
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
