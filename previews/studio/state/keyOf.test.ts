import { expect, test } from 'vitest';
import { colourOf, coloursInUse, withColour } from './keyOf.ts';

test('removes a key that is reset or set to its default', () => {
  const palette = withColour({}, 'darkBg1', '#000000');
  expect(colourOf(palette, 'bg1', 'dark')).toBe('#000000');
  expect(withColour(palette, 'darkBg1', null)).toEqual({});
  expect(withColour({ bg1: '#EEEEEE' }, 'bg1', '#FFFFFF')).toEqual({});
});

test('lists the colours in use once each, most frequent first', () => {
  expect(coloursInUse({ bg1: '#EEEEEE', txt: '#111111', drawerTxt: '#111111' })).toEqual([
    '#111111',
    '#EEEEEE',
  ]);
});
