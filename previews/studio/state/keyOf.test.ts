import { expect, test } from 'vitest';
import { colourOf, coloursInUse, withColour } from './keyOf.ts';

test('a key set back, or to its default, is no longer chosen', () => {
  const palette = withColour({}, 'darkBg1', '#000000');
  expect(colourOf(palette, 'bg1', 'dark')).toBe('#000000');
  expect(withColour(palette, 'darkBg1', null)).toEqual({});
  expect(withColour({ bg1: '#EEEEEE' }, 'bg1', '#FFFFFF')).toEqual({});
});

test('the colours in use come without repetition, the commonest first', () => {
  expect(coloursInUse({ bg1: '#EEEEEE', txt: '#111111', drawerTxt: '#111111' })).toEqual([
    '#111111',
    '#EEEEEE',
  ]);
});
