import { expect, it } from 'vitest';
import { formatHex } from '../colour/rgba.ts';
import { resolve } from '../palette/resolve.ts';
import { createSampler, getWeakestContrast } from './ground.ts';

/** Header gradient over page gradient. */
const header = (from: string, to: string, page = ['#FFFFFF', '#FFFFFF']) =>
  createSampler(resolve({ hdrBg1: from, hdrBg2: to, bg1: page[0], bg2: page[1] } as object, 'light'))(
    'hdrBg',
  ).map(({ colour }) => formatHex(colour));

it('samples a plain surface once, a gradient at 33 points with both ends', () => {
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

it('composes translucent surfaces over each point of the page, with premultiplied alpha', () => {
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

it('weights a translucent gradient end less and less', () => {
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
  'keeps the extremes of each channel in nested surfaces: %s',
  (_, mainBtnBg1, mainBtnBg2, bg1, bg2, extremes) => {
    const tile = { mainBtnBg1, mainBtnBg2, inputBg: '#00000000' };
    const ground = createSampler(resolve({ ...tile, bg1, bg2 }, 'light'))('inputBg');
    const seen = ground.map(({ colour }) => formatHex(colour));
    expect(seen).toEqual(expect.arrayContaining([...extremes]));
    // Of eighty-one samples.
    expect(seen.length).toBeLessThanOrEqual(25);
  },
);

it('keeps the darkest middle point of a page below a translucent surface', () => {
  const grounds = createSampler(
    resolve({ bg1: '#00FF00', bg2: '#FF0000', hdrBg1: '#00000000', hdrBg2: '#00000000' }, 'light'),
  );
  const light = (surface: 'bg' | 'hdrBg') => grounds(surface).map(({ luminance }) => luminance);
  const darkest = Math.min(...light('bg'));
  expect(light('bg').indexOf(darkest)).toBe(23);
  expect(Math.min(...light('hdrBg'))).toBe(darkest);
  expect(Math.max(...light('hdrBg'))).toBe(Math.max(...light('bg')));
});

it('returns the contrast of the worst point', () => {
  const ground = createSampler(resolve({ bg1: '#FFFFFF', bg2: '#767676' }, 'light'))('bg');
  expect(getWeakestContrast([0, 0, 0, 1], ground).toFixed(2)).toBe('4.62');
  expect(getWeakestContrast([255, 255, 255, 1], ground)).toBe(1);
  expect(getWeakestContrast([0, 0, 0, 0.5], ground).toFixed(2)).toBe('2.47');
  expect(getWeakestContrast([0, 0, 0, 1], [])).toBe(21);
  expect(
    getWeakestContrast(
      [0, 0, 0, 0],
      createSampler(resolve({ bg1: '#FFFFFF', bg2: '#FFFFFF' }, 'light'))('bg'),
    ),
  ).toBe(1);
});
