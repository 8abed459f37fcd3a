import type { CaseSummary } from '@parvis/api/entities/case';
import { expect, test } from 'vitest';
import { restorePositions } from './rowPositions.ts';

const rows = (csids: string) => [...csids].map((csid) => ({ csid }) as CaseSummary);

test.each([
  [
    'an answered case, which the server lists first, stays where it was opened',
    'dabcef',
    'abcdef',
    'd',
    'abcdef',
  ],
  ['one that left the filter stays', 'abcef', 'abcdef', 'd', 'abcdef'],
  ['two that were answered stay in their order', 'edabcf', 'abcdef', 'de', 'abcdef'],
  ['a new case above moves the rest down together', 'xdabcef', 'abcdef', 'd', 'xabcdef'],
  ['the row before it goes to the top without it', 'cabdef', 'abcdef', 'd', 'cabdef'],
  ['so does the row after it', 'eabcdf', 'abcdef', 'd', 'eabcdf'],
  ['the next page follows', 'dabcefgh', 'abcdef', 'd', 'abcdefgh'],
  ['the first row stays first, the last one last', 'fbcdea', 'abcdef', 'af', 'abcdef'],
  ['what was not shown has no place to keep', 'zabc', 'abc', 'z', 'zabc'],
])('restores row positions: %s', (_, listed, shown, opened, now) => {
  const kept = new Map(rows(opened).map((one) => [one.csid, one]));
  const places = restorePositions(rows(listed), [...shown], kept);
  expect(places.map(({ csid }) => csid).join('')).toBe(now);
});
