import { expect, it } from 'vitest';
import { growing } from '../../platform/limits/proofOfWork/crowd.ts';
import { pauseAfter } from './mailLimits.ts';

it.each([
  // free, first, most: bits by count
  [{ free: 2, first: 16, most: 21 }, '0 0 16 17 17 17 17 18 18'],
  [{ free: 1, first: 12, most: 13 }, '0 13 13 13 13'],
  [{ free: 0, first: 5, most: 7 }, '5 6 6 7 7 7 7 7'],
  [{ free: 4, first: 1, most: 9 }, '0 0 0 0 1 1 1 2 2 2 2 2 2 2 2 3'],
])('with %j work grows by a bit each time that it doubles', (cost, bits) => {
  expect(
    bits
      .split(' ')
      .map((_, count) => growing(count, cost))
      .join(' '),
  ).toBe(bits);
});

it('a pause grows with the codes that were left unused, and its last stays', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 50].map(pauseAfter)).toEqual([0, 30, 60, 120, 300, 600, 900, 900, 900]);
});
