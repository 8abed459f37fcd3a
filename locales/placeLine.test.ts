import { expect, it } from 'vitest';
import { placeLine, placeParts } from './placeLine.ts';

it('joins the name of a place and its optional detail', () => {
  expect(placeLine('Gare', 'Quai 1')).toBe('Gare · Quai 1');
  expect(placeLine('Gare', undefined)).toBe('Gare');
  expect(placeLine('Gare', '')).toBe('Gare');
});

it('splits them again', () => {
  expect(placeParts('Gare · Quai 1 · sous l’abri')).toEqual(['Gare', 'Quai 1 · sous l’abri']);
  expect(placeParts('Gare')).toEqual(['Gare']);
});
