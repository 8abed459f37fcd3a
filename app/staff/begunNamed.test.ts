import type { CaseInfo } from '@parvis/api/entities/case';
import { expect, test } from 'vitest';
import { begunNamed } from './begunNamed.ts';

const info = (csid: string) => ({ csid }) as CaseInfo;
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(info);

test.each<[string, number, readonly (CaseInfo | null | undefined)[], string, number]>([
  ['nothing', 0, [], '', 0],
  ['one', 1, [a], 'a', 0],
  ['one that nobody knows here', 1, [null], '', 1],
  ['one that is asked for', 1, [undefined], '', 1],
  ['three, all named', 3, [a, b, c], 'abc', 0],
  ['four, three of them named', 4, [a, b, c, d], 'abc', 1],
  ['four, one of them of another customer', 4, [a, null, c, d], 'acd', 1],
  ['more than are asked for', 9, [a, b, c, d], 'abc', 6],
])('who has begun %s reads which and how many', (_, count, known, names, others) => {
  const { named, ...rest } = begunNamed(count, known);
  expect(named.map(({ csid }) => csid).join('')).toBe(names);
  expect(rest).toEqual({ others });
});
