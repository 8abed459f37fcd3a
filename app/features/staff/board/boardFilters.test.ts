import type { CaseSummary } from '@parvis/api/entities/case';
import { createTextStore } from '@parvis/locales/translate';
import { expect, test } from 'vitest';
import { createView } from './boardAddress.ts';
import { chipFilters, formatChipCount, formatTotal, getUnread, insertOpenCase } from './boardFilters.ts';

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

test('inserts the open case once, in sort order', () => {
  const cases = [one('a', 14), one('b', 12), one('c', 10)];
  const csids = (open: CaseSummary | undefined) =>
    insertOpenCase(cases, open, createView('all')).map(({ csid }) => csid);
  expect(csids(one('x', 13))).toEqual(['a', 'x', 'b', 'c']);
  expect(csids(one('x', 15))).toEqual(['x', 'a', 'b', 'c']);
  expect(csids(one('x', 11))).toEqual(['a', 'b', 'x', 'c']);
  expect(csids(one('x', 10))).toEqual(['a', 'b', 'c', 'x']);
  expect(csids(one('b', 15))).toEqual(['a', 'b', 'c']);
  expect(csids(undefined)).toEqual(['a', 'b', 'c']);
  const oldest = { ...one('x', 15), created: '2026-11-20T08:00:00.000Z' };
  expect(insertOpenCase(cases, oldest, createView('danger'))[0]?.csid).toBe('x');
  const waiting = { ...one('x', 9), waitingSince: '2026-11-21T07:00:00.000Z' };
  expect(insertOpenCase(cases, waiting, createView('new'))[0]?.csid).toBe('x');
  expect(insertOpenCase(cases, waiting, createView('all', { sort: 'waiting' }))[0]?.csid).toBe('x');
  expect(insertOpenCase(cases, waiting, createView('all', { where: { danger: true } }))).toBe(cases);
});

test.each([
  ['fr-FR', undefined, undefined],
  ['fr-FR', 0, '0 signalement'],
  ['fr-FR', 51, '51 signalements'],
  ['en-US', 1, '1 case'],
  ['en-US', 299, '299 cases'],
  ['en-US', 300, '299+ cases'],
] as const)('in %s, formats %s cases as %s', async (locale, all, words) => {
  const texts = createTextStore(locale);
  await texts.load('frame', 'staff');
  const counts =
    all === undefined ? undefined : { new: 0, mine: 0, held: 0, closed: 0, all, waiting: 0, dangers: 0 };
  expect(formatTotal(counts, 'all', texts)).toBe(words);
  expect(formatTotal(counts, 'all', texts, 3)).toBe(words && texts.t('staff.total', { count: 3, n: '3' }));
});

test('counts cases on chips, and unread ones on dots', () => {
  const of = { new: 17, mine: 0, held: 2, all: 300, closed: 12 };
  const counts = { ...of, service: 5, waiting: 3, dangers: 4, unread: { ...of, new: 2, all: 2, closed: 0 } };
  expect(chipFilters.map((filter) => formatChipCount(counts, filter))).toEqual([
    '17',
    '299+',
    '0',
    '5',
    '2',
    '12',
  ]);
  expect(chipFilters.map((filter) => getUnread(counts, filter))).toEqual([2, 2, 0, 0, 2, 0]);
  expect([formatChipCount(undefined, 'new'), formatChipCount(counts, 'danger')]).toEqual([undefined, '4']);
});
