import { formatPalette } from '@parvis/theme/palette/palette';
import type { Shape } from '@parvis/theme/shape/shape';
import { shapeOptions } from '@parvis/theme/shape/table';
import { describe, expect, test } from 'vitest';
import { formatQuery } from '../../samples/shared/formatQuery.ts';
import { readRequest } from '../../samples/shared/request.ts';
import { readLookAddress } from '../import/readLookAddress.ts';
import { readTheme } from '../import/readTheme.ts';
import { emptyDocument, type ThemeDocument } from '../state/document.ts';
import { buildSampleAddress } from './buildSampleAddress.ts';
import { type FormatId, formats } from './formats.ts';

const SAMPLES = 'https://parvis.example/preview/samples/';
const STUDIO = 'https://parvis.example/preview/studio/';
const files = [
  undefined,
  'https://letters.example/a%20b/Marianne.woff2?v=2&w=%7B1;2%7D#n',
  'https://letters.example/;--pv-colors-txt:#FF0000;--pv-shape:radius-none;/*"$value"*/a.woff2',
];
const shapes: readonly Shape[] = shapeOptions.radius.flatMap((radius) =>
  shapeOptions.density.flatMap((density) =>
    shapeOptions.font.flatMap((font) =>
      files.map((fontFile) => ({ radius, density, font, ...(fontFile && { fontFile }) })),
    ),
  ),
);

function taken(text: string): Shape {
  const read = readTheme(text, SAMPLES);
  if (!read.ok) throw new Error(read.reason);
  expect(read.findings).toEqual([]);
  expect(read.shape).toEqual([]);
  return { ...read.theme }.shape ?? { radius: 'none', font: 'serif' };
}

function opened(address: string): Shape {
  const { search, href, hash } = new URL(address);
  const asked = readRequest(search, href, hash);
  if (!asked.ok) throw new Error(asked.reason);
  const look = readLookAddress(STUDIO + formatQuery(asked.sample));
  if (!look?.ok) throw new Error('The studio reads no look.');
  expect(look.ignored).toBe(0);
  return look.look.document.shape;
}

const fileOf = (id: FormatId, theme: ThemeDocument): string =>
  formats.find((format) => format.id === id)?.write(theme) ?? '';

const ways: readonly (readonly [string, (theme: ThemeDocument) => Shape])[] = [
  ['the address of a sample', (theme) => taken(buildSampleAddress(SAMPLES, 1, theme, 'dark'))],
  ['the address of all views', (theme) => taken(buildSampleAddress(SAMPLES, 'set', theme, 'light'))],
  ['the link of a sample to the studio', (theme) => opened(buildSampleAddress(SAMPLES, 2, theme, 'light'))],
  ['CSS', (theme) => taken(fileOf('css', theme))],
  ['design tokens', (theme) => taken(fileOf('tokens', theme))],
  ['appShape', (theme) => taken(fileOf('appShape', theme))],
];

describe('a shape round-trips', () => {
  test.each(ways)('by %s', (_, way) => {
    for (const shape of shapes) {
      const theme = { ...emptyDocument, palette: { btn1Bg: '#0B6B3A' }, shape };
      expect(way(theme)).toEqual(chosen(shape));
    }
  });

  test('by colours only, which leave it unchanged', () => {
    const read = readTheme(formatPalette({ btn1Bg: '#0B6B3A' }), SAMPLES);
    expect(read.ok && 'shape' in read.theme).toBe(false);
  });
});

const chosen = ({ radius, density, font, fontFile }: Shape): Shape => ({
  ...(radius !== 'medium' && radius && { radius }),
  ...(density === 'compact' && { density }),
  ...(font !== 'system' && font && { font }),
  ...(fontFile && { fontFile: new URL(fontFile).href }),
});
