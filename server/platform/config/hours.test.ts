import { expect, it } from 'vitest';
import { formatHours, isWithinHours, parseHours } from './hours.ts';

const inside = (text: string): number[] => {
  const hours = parseHours(text);
  if (!hours) throw new Error(text);
  return [...Array(24).keys()].filter((hour) => isWithinHours(hours, new Date(2026, 10, 25, hour, 59)));
};

it('hours may span midnight, or be none', () => {
  expect(inside('21-8')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 21, 22, 23]);
  expect(inside('2-5')).toEqual([2, 3, 4]);
  expect(inside('23-0')).toEqual([23]);
  expect(inside('0')).toEqual([]);
});

it.each(['', '8', '21-', '21-24', '8-8', '-1-3', '21:00-8:00', '21 - 8'])('rejects the hours %j', (text) => {
  expect(parseHours(text)).toBeUndefined();
});

it.each(['21-8', '0'])('formats the hours %s as they were read', (text) => {
  expect(formatHours(parseHours(text) ?? { from: 1, until: 1 })).toBe(text);
});
