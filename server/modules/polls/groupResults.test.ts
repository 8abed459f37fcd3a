import { expect, it } from 'vitest';
import { mergeSmallGroups } from './groupResults.ts';

const groups = (many: Readonly<Record<string, number>>) =>
  Object.entries(many).map(([code, count]) => ({ code, many: count }));

it.each<[string, Readonly<Record<string, number>>, alone: string[], others: string[]]>([
  ['two large groups', { hall: 5, park: 7 }, ['hall', 'park'], []],
  ['small groups that are five together', { hall: 9, park: 3, pool: 2 }, ['hall'], ['pool', 'park']],
  ['a small group, with the smallest other', { hall: 9, park: 6, pool: 2 }, ['hall'], ['pool', 'park']],
  ['a small group beside a single one: nothing', { hall: 9, park: 4 }, [], []],
  ['one group alone: nothing', { hall: 9 }, [], []],
  ['small groups alone, though five together: nothing', { hall: 3, park: 3 }, [], []],
  ['four answers: nothing', { hall: 4 }, [], []],
  ['no answer: nothing', {}, [], []],
])('tells apart %s', (_, many, alone, others) => {
  const told = mergeSmallGroups(groups(many));
  expect(told.alone.map(({ code }) => code)).toEqual(alone);
  expect(told.others.map(({ code }) => code)).toEqual(others);
});
