import { expect, it } from 'vitest';
import { defaultPalette } from '../palette/keys.ts';
import { choosePole, moveSurfaces } from './moveSurfaces.ts';

const light = defaultPalette('light');
const black = { text: [0, 0, 0, 1], away: 1 };
const white = { text: [255, 255, 255, 1], away: 0 };

it.each([
  ['#FFFFFF', '#FFFFFF', black],
  ['#000000', '#FFFFFF', black],
  ['#000000', '#F0F0F0', white],
  ['#000000', '#000000', white],
  ['#808080', '#808080', black],
  ['#404040', '#606060', white],
])('text reads on a page from %s to %s at the farther pole', (bg1, bg2, pole) => {
  expect(choosePole({ ...light, bg1, bg2 })).toEqual(pole);
});

it.each([
  ['a page that text reads on', ['#FFFFFF', '#F0F0F0'], undefined, ['#FFFFFF', '#F0F0F0']],
  ['a light page with a dark end: its end alone', ['#FFFFFF', '#303030'], undefined, ['#FFFFFF', '#757575']],
  [
    'a dark page with a light end: its dark end alone',
    ['#000000', '#D0D0D0'],
    undefined,
    ['#757575', '#D0D0D0'],
  ],
  ['one that is told to go dark', ['#FFFFFF', '#303030'], [white], ['#767676', '#303030']],
] as const)('moves %s no further than needed', (_, [bg1, bg2], under, ends) => {
  const draft = { ...light, bg1, bg2 };
  const moved = moveSurfaces(draft, 'txt', under as never);
  expect([moved.bg1, moved.bg2]).toEqual(ends);
});
