import { expect, test } from 'vitest';
import { type AcceptedPress, getSamplePoints, isStrayTap } from './strayTap.ts';

const send: AcceptedPress<string> = {
  ...{ at: 1_000, until: 1_000, x: 195, y: 780, control: 'send' },
  nearby: new Set(['send', 'neighbour']),
};
const page = (under: string) => ({ under: () => under, isSwitch: (control: string) => control === 'tile' });

test.each([
  ['what has come under the finger', { at: 1_300 }, 'other', true],
  ['what has come there, a little beside', { at: 1_060, x: 215, y: 800 }, 'other', true],
  ['what came long ago', { at: 1_500 }, 'other', false],
  ['what lies elsewhere', { at: 1_100, y: 730 }, 'other', false],
  [
    'its neighbour, while the first is still there',
    { at: 1_100, x: 225, control: 'neighbour' },
    'send',
    false,
  ],
  ['what has come beside the first, which is still there', { at: 1_220, y: 794 }, 'send', true],
])('a second press is stray or not, on %s', (_, change, under, stray) => {
  expect(isStrayTap(send, { ...send, control: 'other', ...change }, page(under))).toBe(stray);
});

test.each([
  [1_999, 1_700, true],
  [2_000, 1_700, false],
  [1_999, 1_499, false],
])('repeated presses are accepted in the end: at %i, the newest before at %i', (at, until, stray) => {
  expect(isStrayTap({ ...send, until }, { ...send, at, control: 'other' }, page('other'))).toBe(stray);
});

test('samples a finger’s width all around', () => {
  const places = getSamplePoints({ x: 100, y: 100 });
  expect(places).toHaveLength(17);
  const far = places.map(([x, y]) => Math.round(Math.hypot(x - 100, y - 100)));
  expect(new Set(far)).toEqual(new Set([0, 20, 40]));
});

test('a double press on one control counts twice, except on a switch', () => {
  const again = (control: string) =>
    isStrayTap({ ...send, control }, { ...send, control, at: 1_200 }, page(control));
  expect(again('next')).toBe(false);
  expect(again('tile')).toBe(true);
});
