import { expect, it } from 'vitest';
import { calculateBits } from '../../platform/limits/proofOfWork/newcomerThrottle.ts';
import { getPauseSeconds } from './codeLimits.ts';

it.each([
  // free, first, most: bits by count
  [{ free: 2, first: 16, most: 21 }, '0 0 16 17 17 17 17 18 18'],
  [{ free: 1, first: 12, most: 13 }, '0 13 13 13 13'],
  [{ free: 0, first: 5, most: 7 }, '5 6 6 7 7 7 7 7'],
  [{ free: 4, first: 1, most: 9 }, '0 0 0 0 1 1 1 2 2 2 2 2 2 2 2 3'],
])('%j demands one more bit of work at each doubling', (cost, bits) => {
  expect(
    bits
      .split(' ')
      .map((_, count) => calculateBits(count, cost))
      .join(' '),
  ).toBe(bits);
});

it('the pause between codes grows with unused codes up to a maximum', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 50].map(getPauseSeconds)).toEqual([
    0, 30, 60, 120, 300, 600, 900, 900, 900,
  ]);
});
