import { expect, it } from 'vitest';
import { formatHex } from '../colour/rgba.ts';
import { resolve } from '../palette/resolve.ts';
import { groundsOf, weakest } from './ground.ts';

/** The points of a header between two colours over a page of two others. */
const header = (from: string, to: string, page = ['#FFFFFF', '#FFFFFF']) =>
  groundsOf(resolve({ hdrBg1: from, hdrBg2: to, bg1: page[0], bg2: page[1] } as object, 'light'))(
    'hdrBg',
  ).map(({ colour }) => formatHex(colour));

it('a plain ground is a point, a blend is thirty-three with both ends', () => {
  expect(header('#102030', '#102030')).toEqual(['#102030']);
  const points = header('#000000', '#FFFFFF');
  expect([points.length, points[0], points[1], points[16], points[32]]).toEqual([
    33,
    '#000000',
    '#080808',
    '#808080',
    '#FFFFFF',
  ]);
});

it('what shines through is composed over each point of the page, with alpha premultiplied', () => {
  expect(header('#00000000', '#00000000')).toEqual(['#FFFFFF']);
  expect(header('#FF000080', '#FF000080')).toEqual(['#FF7F7F']);
  expect(header('#00000000', '#FF0000FF')).toEqual([
    '#FFFFFF',
    '#FFDFDF',
    '#FFBFBF',
    '#FF9F9F',
    '#FF8080',
    '#FF6060',
    '#FF4040',
    '#FF2020',
    '#FF0000',
  ]);
  const points = header('#FF000080', '#FF000080', ['#000000', '#FFFFFF']);
  expect([points.length, points[0], points.at(-1)]).toEqual([9, '#800000', '#FF7F7F']);
});

it('a blend that grows translucent takes less and less of its end', () => {
  expect(header('#000000', '#FF000080').filter((_, index) => index % 4 === 0)).toEqual([
    '#000000',
    '#804040',
    '#FF7F7F',
  ]);
});

it.each([
  ['blue', ...['#00FFFF80', '#00000080', '#00FF00', '#0000FF'], ['#00FF80', '#0080FF', '#007F00', '#00007F']],
  [
    'green',
    ...['#FFFF0080', '#00000080', '#FF0000', '#00FF00'],
    ['#FF8000', '#80FF00', '#7F0000', '#007F00'],
  ],
  ['red', ...['#FF00FF80', '#00000080', '#0000FF', '#FF0000'], ['#8000FF', '#FF0080', '#00007F', '#7F0000']],
] as const)(
  'of a ground under a ground what is most and least of each colour is kept: %s at last',
  (_, mainBtnBg1, mainBtnBg2, bg1, bg2, extremes) => {
    const tile = { mainBtnBg1, mainBtnBg2, inputBg: '#00000000' };
    const ground = groundsOf(resolve({ ...tile, bg1, bg2 }, 'light'))('inputBg');
    const seen = ground.map(({ colour }) => formatHex(colour));
    expect(seen).toEqual(expect.arrayContaining([...extremes]));
    // Of eighty-one points: all of them would be measured again under whatever stands on it.
    expect(seen.length).toBeLessThanOrEqual(25);
  },
);

it('of a page that is darkest in between, its darkest point is kept under what shines through', () => {
  const grounds = groundsOf(
    resolve({ bg1: '#00FF00', bg2: '#FF0000', hdrBg1: '#00000000', hdrBg2: '#00000000' }, 'light'),
  );
  const light = (surface: 'bg' | 'hdrBg') => grounds(surface).map(({ luminance }) => luminance);
  const darkest = Math.min(...light('bg'));
  expect(light('bg').indexOf(darkest)).toBe(23);
  expect(Math.min(...light('hdrBg'))).toBe(darkest);
  expect(Math.max(...light('hdrBg'))).toBe(Math.max(...light('bg')));
});

it('the weakest contrast is that of the worst point', () => {
  const ground = groundsOf(resolve({ bg1: '#FFFFFF', bg2: '#767676' }, 'light'))('bg');
  expect(weakest([0, 0, 0, 1], ground).toFixed(2)).toBe('4.62');
  expect(weakest([255, 255, 255, 1], ground)).toBe(1);
  expect(weakest([0, 0, 0, 0.5], ground).toFixed(2)).toBe('2.47');
  expect(weakest([0, 0, 0, 1], [])).toBe(21);
  expect(weakest([0, 0, 0, 0], groundsOf(resolve({ bg1: '#FFFFFF', bg2: '#FFFFFF' }, 'light'))('bg'))).toBe(
    1,
  );
});
