import { expect, it } from 'vitest';
import { hasNoVisibleColour } from './hasNoVisibleColour.ts';

it.each([
  ['light colours in the dark', { btn1Bg: '#E2001A' }, 'dark', true],
  ['dark colours in the light', { darkBtn1Bg: '#E2001A' }, 'light', true],
  ['light colours in the light', { btn1Bg: '#E2001A' }, 'light', false],
  ['colours of both', { btn1Bg: '#E2001A', darkBg1: '#101010' }, 'dark', false],
  ['no colours at all', {}, 'dark', false],
] as const)('%s', (_, palette, scheme, none) => {
  expect(hasNoVisibleColour(palette, scheme)).toBe(none);
});
