import { describe, expect, it } from 'vitest';
import { colourKeys } from '../palette/keys.ts';
import { darkKey } from '../palette/palette.ts';
import { brandBooks } from '../testing/brandBooks.ts';
import { colourRoles, paletteFromRoles, type RoleColours } from './fromRoles.ts';
import { type RolePlace, rolePlaces } from './rolePlaces.ts';

const placesOf = (colours: RoleColours) => rolePlaces(colours, paletteFromRoles(colours) ?? {});
const keys = (places: readonly RolePlace[] | undefined, as: RolePlace['as'], scheme: RolePlace['scheme']) =>
  places?.filter((place) => place.as === as && place.scheme === scheme).map(({ key }) => key);

describe('where the colours of a brand are seen', () => {
  const book = { main: '#8A1538', accent: '#2A6F77', ground: '#F6EFE3', text: '#2B2B33' };
  const places = placesOf(book);

  it('names what the main colour fills, as it was given in the light', () => {
    expect(keys(places.main, 'given', 'light')).toEqual(['reportBtnBg', 'msgMineBg', 'btn1Bg']);
  });

  it('names lines and icons of the accent, and the dark ones that take a shade to be read', () => {
    expect(keys(places.accent, 'given', 'light')).toEqual(
      expect.arrayContaining(['mainBtnImg', 'reportBtnBrdr']),
    );
    expect(keys(places.accent, 'readable', 'dark')).toEqual(
      expect.arrayContaining(['mainBtnImg', 'reportBtnBrdr']),
    );
  });

  it('gives the ground the page, in the light as it was given', () => {
    expect(keys(places.ground, 'given', 'light')).toContain('bg1');
    expect(keys(places.text, 'given', 'light')).toContain('txt');
  });

  it('has the value of each shade, which is that of the theme', () => {
    const green = { ...book, main: '#17734A' };
    const palette = paletteFromRoles(green) ?? {};
    const main = placesOf(green).main;
    const dark = main?.filter(({ scheme, as }) => scheme === 'dark' && as === 'readable') ?? [];
    expect(dark.length).toBeGreaterThan(0);
    for (const { key, colour } of dark) expect(colour).toBe(palette[darkKey(key)]);
    const given = main?.filter(({ as }) => as === 'given') ?? [];
    expect(new Set(given.map(({ colour }) => colour))).toEqual(new Set([green.main]));
  });

  it('gives what a yellow fills to the yellow, where the black draws in its place', () => {
    const { main, text } = placesOf({ main: '#FFD100', text: '#000000' });
    expect(keys(text, 'given', 'light')).toEqual(expect.arrayContaining(['mainBtnImg', 'reportBtnBrdr']));
    expect(text?.map(({ key }) => key)).not.toContain('mainBtnSelBg1');
    expect(main?.map(({ key }) => key)).toContain('mainBtnSelBg1');
  });

  it('gives each place to one role, and none to a role that is not there', () => {
    const all = Object.values(places).flatMap((some) => some.map(({ key, scheme }) => `${scheme} ${key}`));
    expect(new Set(all).size).toBe(all.length);
    expect(Object.keys(placesOf({ main: '#17734A' }))).toEqual(['main']);
  });
});

/** Every place of a theme at which a colour is seen as it is. */
function shownAt(colours: RoleColours, colour: string | undefined): readonly string[] {
  const palette = paletteFromRoles(colours) ?? {};
  return [
    ...colourKeys.filter((key) => palette[key] === colour).map((key) => `light ${key}`),
    ...colourKeys.filter((key) => palette[darkKey(key)] === colour).map((key) => `dark ${key}`),
  ];
}

const given = (places: readonly RolePlace[] | undefined) =>
  (places ?? []).filter(({ as }) => as === 'given').map(({ key, scheme }) => `${scheme} ${key}`);

describe('a colour is told wherever it is seen as it is, even where it would stand without the brand', () => {
  it.each<RoleColours & { name: string }>([
    ...brandBooks,
    { name: 'white, as shadcn writes it', main: '#171717', ground: '#FFFFFF' },
    { name: 'a text near that of the usual theme', main: '#EC0000', ground: '#FFFFFF', text: '#181818' },
    { name: 'a main colour that is the accent as well', main: '#0055A4', accent: '#0055A4' },
  ])('$name', ({ name: _, ...book }) => {
    const colours = { main: book.main, accent: book.accent, ground: book.ground, text: book.text };
    const places = placesOf(colours);
    for (const role of colourRoles) {
      if (!colours[role]) continue;
      expect([role, given(places[role])]).toEqual([role, shownAt(colours, colours[role])]);
      expect([role, places[role]?.length]).not.toEqual([role, 0]);
    }
  });
});
