import type { CaseSummary } from '@parvis/api/entities/case';
import { expect, test } from 'vitest';
import { boardFilterNames, countByFilter, matchesSearch } from './boardFilters.ts';

const one = (changes: Partial<CaseSummary>): CaseSummary => ({
  csid: 'c',
  caseNbr: '4F7K',
  cuid: 'town',
  cstmrLbl: 'Ville',
  ccatCode: 'toilets',
  ccatPath: 'hygiene/toilets',
  ccatLbls: ['Propreté', 'Toilettes'],
  placeLbl: 'Halles du marché',
  state: 'open',
  created: '2026-11-21T08:00:00.000Z',
  last: { msgId: 2, at: '2026-11-21T08:00:00.000Z', mine: false, txt: 'Fuite d’eau' },
  unread: 0,
  mine: false,
  handlers: [],
  simulation: false,
  ...changes,
});

test('every case stands under ongoing or closed, never both, so that none is lost from sight', () => {
  for (const state of ['open', 'handled', 'held', 'closed', 'rejected', 'cancelled', 'ofANewerVersion']) {
    const counts = countByFilter([one({ state })]);
    expect([state, counts.all + counts.closed]).toEqual([state, 1]);
  }
});

test('a case in a state of a newer version stays among those under way', () => {
  expect(countByFilter([one({ state: 'paused', mine: true })])).toMatchObject({ all: 1, mine: 1, closed: 0 });
});

test('a case I handle is mine until it is closed', () => {
  expect(countByFilter([one({ state: 'handled', mine: true })]).mine).toBe(1);
  expect(countByFilter([one({ state: 'closed', mine: true })]).mine).toBe(0);
  expect(boardFilterNames[0]).toBe('new');
});

test.each([
  ['without accents or capitals', 'proprete', true],
  ['several words in any order', 'marche toilettes', true],
  ['the number', '4f7k', true],
  ['what was said last', 'fuite', true],
  ['nothing typed', '  ', true],
  ['a word that stands nowhere', 'toilettes piscine', false],
] as const)('a search finds a case by %s', (_, search, found) => {
  expect(matchesSearch(one({}), search)).toBe(found);
});
