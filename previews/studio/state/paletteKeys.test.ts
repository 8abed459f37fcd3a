import { expect, test } from 'vitest';
import { getColour, listUsedColours, setColour } from './paletteKeys.ts';

test('removes a key that is reset or set to its default', () => {
  const palette = setColour({}, 'darkBg1', '#000000');
  expect(getColour(palette, 'bg1', 'dark')).toBe('#000000');
  expect(setColour(palette, 'darkBg1', null)).toEqual({});
  expect(setColour({ bg1: '#EEEEEE' }, 'bg1', '#FFFFFF')).toEqual({});
});

test('lists the colours in use once each, most frequent first', () => {
  expect(listUsedColours({ bg1: '#EEEEEE', txt: '#111111', drawerTxt: '#111111' })).toEqual([
    '#111111',
    '#EEEEEE',
  ]);
});
