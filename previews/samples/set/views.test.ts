import { languages } from '@parvis/locales/languages';
import { expect, test } from 'vitest';
import { readRequest, type Sample } from '../shared/request.ts';
import { listViews } from './views.ts';

const sample: Sample = {
  palette: { bg1: '#FFFFEE', txt: '#181818' },
  scheme: 'light',
  locale: 'fr-FR',
  logo: 'https://a.example/l.png',
  wlogo: 'data:image/png;base64,AA==',
  lbl: 'L’Île & Cie',
  shape: 'radius-none_density-compact',
};

test('lists both pages and a chosen tile, light and dark, in every language, each with the complete address', () => {
  const views = listViews(sample, 'https://parvis.example/samples/').flatMap((group) => group.views);
  expect(new Set(views.map(({ address }) => address)).size).toBe(3 * 2 * languages.length);
  for (const { page, scheme, locale, address } of views) {
    const { pathname, search, hash, href } = new URL(address);
    expect(pathname).toBe(page === 'chat' ? '/samples/2/' : '/samples/1/');
    expect(new URLSearchParams(search).has('tile')).toBe(page === 'chosen');
    expect(readRequest(search, href, hash)).toEqual({
      ok: true,
      sample: { ...sample, scheme, locale },
      asides: [],
    });
  }
});
