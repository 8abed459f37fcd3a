import { expect, test } from 'vitest';
import { canBeKept } from './canBeKept.ts';

const one = { csid: 'b', state: 'open', simulation: false };

test('another real case that is under way is kept; neither one’s own nor one that ended', () => {
  const info = { csid: 'a', simulation: false };
  expect(canBeKept(one, info)).toBe(true);
  expect(canBeKept({ ...one, state: 'held' }, info)).toBe(true);
  expect(canBeKept({ ...one, state: 'closed' }, info)).toBe(false);
  expect(canBeKept({ ...one, csid: 'a' }, info)).toBe(false);
  expect(canBeKept({ ...one, state: 'rejected' }, info)).toBe(false);
  expect(canBeKept({ ...one, state: 'cancelled' }, info)).toBe(false);
  expect(canBeKept({ ...one, simulation: true }, info)).toBe(false);
  expect(canBeKept({ ...one, betweenUsers: true }, info)).toBe(false);
});
