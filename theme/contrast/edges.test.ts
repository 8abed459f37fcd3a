import { expect, it } from 'vitest';
import { readBrand } from '../brand/readBrand.ts';
import { paletteFromBrand } from '../derive/fromBrand.ts';
import { paletteFromRoles } from '../derive/fromRoles.ts';
import { mainLack } from '../derive/mainLack.ts';
import type { Scheme } from '../palette/keys.ts';
import type { Palette } from '../palette/palette.ts';
import { resolve } from '../palette/resolve.ts';
import { brandBooks } from '../testing/brandBooks.ts';
import { hardBrands } from '../testing/hardBrands.ts';
import { contrast } from './contrast.ts';
import { getEdges } from './edges.ts';

const SCHEMES = ['light', 'dark'] as const;
const drawn = (palette: Palette, scheme: Scheme) => {
  const edges = getEdges(resolve(palette, scheme));
  return Object.fromEntries(edges.filter(([, colour]) => colour !== undefined));
};
const pasted = (colours: string): Palette => {
  const read = readBrand(colours);
  return (read.ok && paletteFromRoles(read.roles)) || {};
};

it('a white brand has visible edges on its white page and none on dark', () => {
  const white = paletteFromBrand('#FFFFFF') ?? {};
  const edge = white.reportBtnBrdr ?? '';
  expect(drawn(white, 'light')).toEqual({ reportBtnBg: edge, msgMineBg: edge, btn1Bg: edge });
  for (const ground of [white.bg1, white.bg2, white.drawerBg])
    expect(contrast(edge, ground ?? '')).toBeGreaterThanOrEqual(3);
  expect(drawn(white, 'dark')).toEqual({});
});

it('a black filling on a black page has an edge', () => {
  const night = { darkBg1: '#000000', darkBg2: '#000000', darkMsgMineBg: '#0A0A0A' };
  expect(Object.keys(drawn(night, 'dark'))).toEqual(['msgMineBg']);
});

const books = brandBooks.map((book) => ({ name: book.name, palette: paletteFromRoles(book) ?? {} }));

it.each([{ name: 'the product', palette: {} }, ...books])(
  'the fillings of $name need none',
  ({ palette }) => {
    expect(SCHEMES.map((scheme) => drawn(palette, scheme))).toEqual([{}, {}]);
  },
);

it('hard brands have an edge exactly where the main colour is hardly visible', () => {
  const edged = hardBrands.filter(({ colours }) => Object.keys(drawn(pasted(colours), 'light')).length > 0);
  expect(edged.map(({ name }) => name)).toEqual(['white and grey', 'neon green and pink']);
});

it('a pale main colour with a warning gets an edge, also on a custom page', () => {
  for (const colours of [{ main: '#FFFDF5' }, { main: '#F4EFE6', ground: '#FFFFFF' }]) {
    expect(mainLack(colours)).toBe('pale');
    expect(drawn(paletteFromRoles(colours) ?? {}, 'light')).toHaveProperty('btn1Bg');
  }
});
