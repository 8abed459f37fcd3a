import { expect, it } from 'vitest';
import { oklchOf } from '../colour/oklch.ts';
import type { Palette } from '../palette/palette.ts';
import { contrast } from './contrast.ts';
import { readablePalette } from './readable.ts';

const apart = (one: string, other: string) =>
  Math.abs(((oklchOf(one).hue - oklchOf(other).hue + 540) % 360) - 180);

it.each([
  ['a pale yellow', '#FFF59D'],
  ['an orange', '#F08A24'],
  ['a green that white words are not quite read on', '#2E9E6B'],
  ['a sky blue', '#4AA8E0'],
  ['a pink', '#F29AB8'],
])('text on a %s button is dark in its hue, not pale grey', (_, filling) => {
  const { light } = readablePalette({ btn1Bg: filling, reportBtnBg: filling, msgMineBg: filling });
  for (const text of [light.btn1Fill, light.reportBtnTxt, light.msgMineTxt]) {
    expect(oklchOf(text).lightness).toBeLessThan(0.25);
    expect(contrast(text, filling)).toBeGreaterThan(5);
    if (oklchOf(text).chroma > 0.02) expect(apart(text, filling)).toBeLessThan(12);
  }
  expect(light.btn1Bg).toBe(filling);
});

it.each<
  [
    string,
    Palette,
    'light' | 'dark',
    'drawerTxt' | 'msgOthersTxt' | 'btn1Fill',
    (lightness: number) => boolean,
  ]
>([
  ['words of a dark drawer are white', { drawerBg: '#0B3D2E' }, 'light', 'drawerTxt', (one) => one > 0.9],
  ['a dark bubble has white words', { msgOthersBg: '#402060' }, 'light', 'msgOthersTxt', (one) => one > 0.9],
  [
    'a deep button in the dark has white words',
    { darkBtn1Bg: '#0A5C36' },
    'dark',
    'btn1Fill',
    (one) => one > 0.9,
  ],
  [
    'grey words that were chosen are turned as well',
    { btn1Bg: '#FFF59D', btn1Fill: '#EEEEEE' },
    'light',
    'btn1Fill',
    (one) => one < 0.25,
  ],
])('%s', (_, palette, scheme, key, isRight) => {
  expect(isRight(oklchOf(readablePalette(palette)[scheme][key]).lightness)).toBe(true);
});

it('coloured text keeps its hue', () => {
  const { light } = readablePalette({ btn1Bg: '#FFF59D', btn1Fill: '#F29AB8' });
  expect(apart(light.btn1Fill, '#F29AB8')).toBeLessThan(12);
  expect(contrast(light.btn1Fill, '#FFF59D')).toBeLessThan(4.7);
});

it('small repairs change little', () => {
  const { light } = readablePalette({ drawerTxt: '#8A8A8A' });
  expect(contrast(light.drawerTxt, '#FFFFFF')).toBeLessThan(4.7);
});

it('words that turn on a dark ground are as soft as those of the dark defaults, not pure white', () => {
  expect(readablePalette({ drawerBg: '#12141C' }).light.drawerTxt).toBe('#F2F4FA');
});
