import { expect, test } from 'vitest';
import { emptyDocument } from '../state/document.ts';
import { compareThemes } from './compareThemes.ts';

test('counts the changed colours of a version and lists the other changed parts', () => {
  const before = { ...emptyDocument, palette: { bg1: '#FFFFEE', txt: '#111111' }, label: 'Valmer' };
  const after = {
    ...before,
    palette: { bg1: '#FFFFEE', darkBg1: '#101010' },
    wlogo: 'https://a.example/l.png',
  };
  expect(compareThemes(before, after)).toEqual({ colours: 2, parts: ['wlogo'] });
  expect(compareThemes({ ...before, banner: 'https://a.example/b.png' }, before)).toEqual({
    colours: 0,
    parts: [],
  });
  expect(compareThemes(before, { ...before, banner: '' })).toEqual({ colours: 0, parts: ['banner'] });
  expect(compareThemes(before, before)).toEqual({ colours: 0, parts: [] });
});
