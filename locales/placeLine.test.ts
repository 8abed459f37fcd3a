import { expect, it } from 'vitest';
import { placeLine, placeParts, placeWords } from './placeLine.ts';

it('a place is written with where exactly it is, where that is said', () => {
  expect(placeLine('Gare', 'Quai 1')).toBe('Gare · Quai 1');
  expect(placeLine('Gare', undefined)).toBe('Gare');
  expect(placeLine('Gare', '')).toBe('Gare');
});

it('and comes apart again', () => {
  expect(placeParts('Gare · Quai 1 · sous l’abri')).toEqual(['Gare', 'Quai 1 · sous l’abri']);
  expect(placeParts('Gare')).toEqual(['Gare']);
});

it('in each language that either of both is said in', () => {
  expect(placeWords({ fr: 'Gare', en: 'Station' }, { fr: 'Quai 1' })).toEqual({
    fr: 'Gare · Quai 1',
    en: 'Station · Quai 1',
  });
  expect(placeWords({ fr: 'Gare' }, { fr: 'Quai 1', en: 'Platform 1' })).toEqual({
    fr: 'Gare · Quai 1',
    en: 'Gare · Platform 1',
  });
  expect(placeWords({ en: 'Station', fr: 'Gare' }, null)).toEqual({ en: 'Station', fr: 'Gare' });
  // The first stays the first: it stands where another lacks a word.
  expect(Object.keys(placeWords({ en: 'Station' }, { fr: 'Quai 1' }))).toEqual(['en', 'fr']);
});
