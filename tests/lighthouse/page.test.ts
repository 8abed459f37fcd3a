import { expect, it } from 'vitest';
import { judged, type Look, median, pageOf } from './page.ts';

const look: Look = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1000,
  tbt: 20,
  cls: 0.001,
};
const missed = (...looks: Look[]) =>
  judged(looks)
    .filter(({ reached }) => reached === false)
    .map(({ key }) => key);

it('a goal is met at its exact limit only', () => {
  expect(missed(look)).toEqual([]);
  const beyond = {
    ...look,
    performance: 99,
    accessibility: 99,
    bestPractices: 99,
    seo: 99,
    lcp: 1001,
    cls: 0.002,
  };
  expect(missed(beyond)).toEqual(['performance', 'accessibility', 'bestPractices', 'seo', 'lcp', 'cls']);
});

it('the median forgives one failed audit of three, not two', () => {
  const slow = { ...look, lcp: 9000 };
  expect(missed(look, slow, look)).toEqual([]);
  expect(missed(slow, slow, look)).toEqual(['lcp']);
  expect(median([3, 1, 2])).toBe(2);
  expect(() => median([1, 2])).toThrow(RangeError);
});

it('names the missed goal and its visit', () => {
  const page = pageOf({ first: [look], second: [{ ...look, lcp: 1800 }] }, 'x');
  const [first = '', second = ''] = page.split('## The second visit');
  expect(first).toContain('| largest paint (ms) | 1000 | ≤ 1000 | yes | 1000 |');
  expect(second).toContain('| largest paint (ms) | 1800 | ≤ 1000 | **no** | 1800 |');
});
