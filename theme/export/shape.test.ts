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
] as const;

describe('a shape travels with the colours, and back exactly', () => {
  test.each(shapes)('in CSS: %j', (shape) => {
    const css = withShapeCss(writeCss(palette), shape);
    expect(shapeIn(css)).toEqual(shape);
    expect(readColours(css)).toEqual(readColours(writeCss(palette)));
    expect(css).toContain('--pv-radii-tile: ');
    expect(css.includes('@font-face')).toBe('fontFile' in shape);
  });

  test.each(shapes)('in design tokens: %j', (shape) => {
    const tokens = withShapeTokens(writeTokens(palette), shape);
    expect(shapeIn(tokens)).toEqual(shape);
    expect(readColours(tokens)).toEqual(readColours(writeTokens(palette)));
  });

  test('and nothing is written where nothing was chosen', () => {
    expect(withShapeCss('a', { radius: 'medium' })).toBe('a');
    expect(withShapeTokens('{}', {})).toBe('{}');
    expect(shapeIn(writeCss(palette))).toBeUndefined();
    expect(shapeIn(writeTokens(palette))).toBeUndefined();
    expect(shapeIn('--pv-shape: 12;')).toBeUndefined();
  });
});
