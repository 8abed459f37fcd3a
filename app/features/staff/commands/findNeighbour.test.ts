import { expect, test } from 'vitest';
import { findNeighbour } from './findNeighbour.ts';

const csids = ['a', 'b', 'c'];

test.each([
  ['b', 1, 'c'],
  ['b', -1, 'a'],
  ['c', 1, undefined],
  ['a', -1, undefined],
  [undefined, 1, 'a'],
  ['elsewhere', 1, 'a'],
] as const)('finds the neighbour: from %s by %s to %s', (open, step, to) =>
  expect(findNeighbour(csids, open, step)).toBe(to),
);
