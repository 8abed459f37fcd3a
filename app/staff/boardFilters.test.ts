import type { CaseSummary } from '@parvis/api/entities/case';
import { expect, test } from 'vitest';
import { countWords, withOpenCase } from './boardFilters.ts';

const one = (csid: string, hour: number): CaseSummary => ({
  csid,
  caseNbr: '4F7K',
  cuid: 'town',
  cstmrLbl: 'Ville',
  ccatCode: 'toilets',
  ccatPath: 'hygiene/toilets',
  ccatLbls: ['Propreté', 'Toilettes'],
  placeLbl: 'Halles du marché',
  state: 'open',
  created: '2026-11-21T08:00:00.000Z',
  last: { msgId: 2, at: `2026-11-21T${hour}:00:00.000Z`, mine: false, txt: 'Fuite d’eau' },
  unread: 0,
  mine: false,
  handlers: [],
  simulation: false,
});

test('the open case stands where its last activity places it, once', () => {
  const cases = [one('a', 14), one('b', 12), one('c', 10)];
  const csids = (open: CaseSummary | undefined) => withOpenCase(cases, open).map(({ csid }) => csid);
  expect(csids(one('x', 13))).toEqual(['a', 'x', 'b', 'c']);
  expect(csids(one('x', 15))).toEqual(['x', 'a', 'b', 'c']);
  expect(csids(one('x', 11))).toEqual(['a', 'b', 'x', 'c']);
  expect(csids(one('x', 10))).toEqual(['a', 'b', 'c', 'x']);
  expect(csids(one('b', 15))).toEqual(['a', 'b', 'c']);
  expect(csids(undefined)).toEqual(['a', 'b', 'c']);
});

test.each([
  [undefined, undefined],
  [0, '0'],
  [999, '999'],
  [1000, '999+'],
])('a count of %s reads %s', (count, words) => expect(countWords(count)).toBe(words));
