import { expect, it } from 'vitest';
import { placeLine, placeParts, placeWords } from './placeLine.ts';

it('joins the name of a place and its optional detail', () => {
  expect(placeLine('Gare', 'Quai 1')).toBe('Gare · Quai 1');
  expect(placeLine('Gare', undefined)).toBe('Gare');
  expect(placeLine('Gare', '')).toBe('Gare');
});

it('splits them again', () => {
  expect(placeParts('Gare · Quai 1 · sous l’abri')).toEqual(['Gare', 'Quai 1 · sous l’abri']);
  expect(placeParts('Gare')).toEqual(['Gare']);
});

it('joins them in every language of either', () => {
  expect(placeWords({ fr: 'Gare', en: 'Station' }, { fr: 'Quai 1' })).toEqual({
    fr: 'Gare · Quai 1',
    en: 'Station · Quai 1',
  });
  expect(placeWords({ fr: 'Gare' }, { fr: 'Quai 1', en: 'Platform 1' })).toEqual({
    fr: 'Gare · Quai 1',
    en: 'Gare · Platform 1',
  });
  expect(placeWords({ en: 'Station', fr: 'Gare' }, null)).toEqual({ en: 'Station', fr: 'Gare' });
  // The first language stays first: it is the fallback.
  expect(Object.keys(placeWords({ en: 'Station' }, { fr: 'Quai 1' }))).toEqual(['en', 'fr']);
});
